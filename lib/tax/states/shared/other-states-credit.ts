import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { type StateReader } from '../form';
import { ratio } from './income';

/**
 * Credit for income tax of other states, state by state: the smaller of what the other state took and the own tax on that
 * income, `tax` times the income both tax over `income`. Whole dollars, never above `tax` in all.
 * `places`: decimals of the ratio where the form rounds it.
 */
export function creditForOtherStates(
  { facts }: Pick<StateReader, 'facts'>,
  { tax, income, places }: { tax: number; income: number; places?: number },
): number {
  let credit = 0;
  for (const row of facts.otherStateTaxes) {
    const share = ratio(exactDollars(row.income), income);
    const own = tax * (places === undefined ? share : roundToPlaces(share, places));
    credit += Math.min(roundHalfUp(exactDollars(row.taxAfterCredits)), roundHalfUp(own));
  }
  return Math.max(0, Math.min(credit, tax));
}
