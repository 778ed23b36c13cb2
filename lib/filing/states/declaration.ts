import { placeName } from '@/lib/tax/states/state-return';

/** Raised with every change of a text below. */
export const stateDeclarationVersion = 'state-2024-2';

/**
 * What a filer agrees to with a state return. States have forms of their own for this (8453 and 8879 with the state's
 * letters); their words aren't here, so these are ours.
 */
export const stateDeclaration = (state: string): string[] => [
  `Under penalties of perjury, I declare that I have examined this ${state} return, and to the best of my knowledge and belief, it is true, correct, and complete.`,
  `I consent to Plainfile sending this return and a reference to my federal return to ${placeName(state)}’s tax agency, and to receiving its acknowledgment or its reason for rejection.`,
  `I am signing my ${state} return by entering my PIN below.`,
];
