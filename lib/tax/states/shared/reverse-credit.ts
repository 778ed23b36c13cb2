import { roundHalfUp } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { type StateReader } from '../form';
import { ratio } from './income';

/**
 * Credit that a few states give nonresidents for the tax of their home state: the smaller of the own tax and the part of the
 * home's tax that falls on the income both tax. Whole dollars.
 */
export function reverseCredit(
  { facts }: Pick<StateReader, 'facts'>,
  { tax, income }: { tax: number; income: number },
): number {
  let credit = 0;
  for (const row of facts.otherStateTaxes)
    if (row.kind === 'resident')
      credit += exactDollars(row.taxAfterCredits) * ratio(income, exactDollars(row.income));
  return Math.max(0, Math.min(roundHalfUp(credit), tax));
}
