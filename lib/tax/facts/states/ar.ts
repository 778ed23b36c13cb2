import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Arkansas asks. */
export const AR = stateSchema({
  /** Dependents with a developmental disability, certified on Form AR1000RC5 (Form AR1000F, line 7C). */
  developmentallyDisabled: z
    .int('Enter a number from 0 to 20')
    .min(0, 'Enter a number from 0 to 20')
    .max(20, 'Enter a number from 0 to 20')
    .default(0),
  /** Political contributions (Form AR1800). */
  politicalContribution: amount,
  /** Tuition paid to colleges (Form AR1075). */
  tuition: amount,
  volunteerFirefighter: flag,
  /** Home within the city limits of Texarkana (Form AR-TX). */
  texarkana: flag,
});

/** The interview's questions about them. */
export const asksAR: readonly AskedFact[] = [
  askedFor(
    'count',
    'A dependent with a developmental disability',
    {
      fact: 'developmentallyDisabled',
      text: 'How many dependents have a Form AR1000RC5?',
      help: 'A doctor completes this form for someone with a developmental disability. For example, 1.',
    },
    { max: 20 },
  ),
];
