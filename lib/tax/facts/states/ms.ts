import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Mississippi asks. */
export const MS = stateSchema({
  /** Pay of the National Guard or Reserve in federal wages, by person; up to $15,000 is left out (Form 80-105, page 2). */
  reservist: z.strictObject({ taxpayer: amount, spouse: amount }).prefault({}),
  /** Contributions to a first-time home buyer savings account. */
  firstTimeHomebuyer: amount,
  /** Ad valorem inventory tax paid (Form 80-401). */
  adValorem: amount,
  /** Winnings from Mississippi casinos, of which the tax withheld is final. */
  casinoWinnings: flag,
});

/** The interview's questions about them. */
export const asksMS: readonly AskedFact[] = [
  askedFor(
    'money',
    'National Guard or Reserve pay',
    {
      fact: 'reservist.taxpayer',
      text: 'How much of your wages came from the National Guard or Reserve?',
      help: 'Use box 1 of that Form W-2. For example, 6,200.00.',
    },
    {
      spouse: {
        fact: 'reservist.spouse',
        text: 'How much of your spouse’s wages came from the National Guard or Reserve?',
        help: 'Enter 0 if none. For example, 6,200.00.',
      },
    },
  ),
];
