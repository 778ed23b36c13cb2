import { notBelowZero } from '../../engine/verbs';
import { creditOfYear } from '../../us/form-8396/credit-of-year';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { type StateReader } from '../form';

type Reads = Pick<StateReader, 'get' | 'attached'>;

/**
 * State and local income tax that the federal return deducts on Schedule A, line 5a: where the limit of line 5e cuts, other taxes
 * are taken to fill it first. 0 for sales tax, and without Schedule A. Whole dollars.
 */
export function deductedIncomeTax({ get, attached }: Reads): number {
  if (!attached(scheduleA.scheduleA) || get(scheduleA.salesTaxElected)) return 0;
  if (get(scheduleA.allStateTaxes) <= get(scheduleA.limitedStateTaxes)) return get(scheduleA.stateTaxes);
  return notBelowZero(
    get(scheduleA.limitedStateTaxes) - get(scheduleA.realEstateTaxes) - get(scheduleA.personalPropertyTaxes),
  );
}

/** Mortgage interest that the federal mortgage interest credit keeps off Schedule A (Form 8396, line 3). Whole dollars. */
export const interestOfFederalCredit = ({ get }: Pick<StateReader, 'get'>): number =>
  get(scheduleA.allMortgageInterest) > 0 ? get(creditOfYear) : 0;
