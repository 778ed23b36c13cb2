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
