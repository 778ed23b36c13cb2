import type { TaxReturnModel } from '@/.generated/prisma/models';
import { AppError } from '@/lib/errors';
import type { StateResults } from '@/lib/returns/schema';
import { type Calculated, openCalculated } from '../prepare';
import { requireFiledYear } from '../years';
import { stateName, whyElsewhere } from './kinds';

/** What an amended federal return means for the states, which stay as they were filed. */
export const statesOfAmendment =
  'Your state returns stay as filed. Most states require an amended state return when the federal one changes, each with its own deadline. Use each state’s amended form with the figures from your working copy.';

/**
 * The computed return of a state that can be e-filed.
 * @throws AppError conflict when the return amends another, isn't calculated, or the state's return isn't e-filed;
 *   not_found when the return needs none of this state
 */
export function requireStateReturn(
  row: TaxReturnModel,
  code: string,
): { calculated: Calculated; result: StateResults } {
  requireFiledYear(row.taxYear);
  if (row.amendsId !== null) throw new AppError('conflict', statesOfAmendment);
  const calculated = openCalculated(row);
  if (calculated === null) throw new AppError('conflict', 'Calculate the return first.');
  const result = calculated.results.states?.[code];
  if (result === undefined) throw new AppError('not_found', `No ${stateName(code)} return is needed.`);
  const elsewhere = whyElsewhere(code);
  if (elsewhere !== null) throw new AppError('conflict', elsewhere);
  if (result.totals.refund === null)
    throw new AppError('conflict', result.problems[0]?.message ?? 'We can’t prepare this state return.');
  return { calculated, result };
}
