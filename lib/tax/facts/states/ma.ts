import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { stateSchema } from './state-schema';

const byPerson = z.strictObject({ taxpayer: amount, spouse: amount }).prefault({});

/** Facts that only Massachusetts asks. */
export const MA = stateSchema({
  /** Contributions to retirement plans of Massachusetts, the United States or the railroads (Form 1, lines 11a and 11b). */
  retirementContributions: byPerson,
  /** Water and sewer charges of the home (Schedule CB, line 14). */
  waterAndSewer: amount,
  /** Tolls and commuter passes (Schedule Y). */
  commuterCosts: byPerson,
  /** Net tuition of undergraduates (Schedule Y). */
  collegeTuition: amount,
  /** Repair of a septic system (Schedule SC). */
  septic: amount,
  /** Removal of lead paint (Schedule LP). */
  leadPaint: amount,
});

/** The interview's questions about them. */
export const asksMA: readonly AskedFact[] = [
  askedFor(
    'money',
    'Contributions to a government or railroad pension plan',
    {
      fact: 'retirementContributions.taxpayer',
      text: 'How much did you contribute to a government or railroad pension plan?',
      help: 'Include Massachusetts, federal, and railroad plans. For example, 1,700.00.',
    },
    {
      spouse: {
        fact: 'retirementContributions.spouse',
        text: 'How much did your spouse contribute to a government or railroad pension plan?',
        help: 'Enter 0 if none. For example, 1,700.00.',
      },
    },
  ),
  askedFor('money', 'Water and sewer bills for a home I own', {
    fact: 'waterAndSewer',
    text: 'How much did you pay for water and sewer?',
    help: 'Leave out electric and gas bills. For example, 960.00.',
  }),
];
