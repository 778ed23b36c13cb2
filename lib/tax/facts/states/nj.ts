import { type AskedFact, askedFor, statedBy } from './asked-fact';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only New Jersey asks. */
export const NJ = stateSchema({
  /** Honorably discharged veteran or survivor (NJ-1040, line 9). */
  taxpayerVeteran: flag,
  spouseVeteran: flag,
  /** Several owners share the home with others, or somebody else on the lease paid: the part of the tax or rent that is yours. */
  propertyTaxOfOthers: amount,
});

/** The interview's questions about them. */
export const asksNJ: readonly AskedFact[] = [
  statedBy('taxpayerVeteran', 'I’m a veteran with an honorable discharge'),
  statedBy('spouseVeteran', 'My spouse is a veteran with an honorable discharge', 'joint'),
  askedFor('money', 'Shared the rent or property tax with others', {
    fact: 'propertyTaxOfOthers',
    text: 'How much of the property tax is other people’s share?',
    help: 'If you rent, enter 18% of the rent they paid. For example, 2,300.00.',
  }),
];
