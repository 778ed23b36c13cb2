import { notBelowZero } from '../../engine/verbs';
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
