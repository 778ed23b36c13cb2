import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { businessInterestAndTaxes, depreciationBeforeLimit, operatingCosts } from './form-8829';

/** What would be deducted of a profit: interest and taxes in full, the rest up to what they leave. */
export function homeOfficeFromProfit({ at }: TaxReader, copy: number, profit: number): number {
  const anyway = at(businessInterestAndTaxes, copy);
  const rest = at(operatingCosts, copy) + at(depreciationBeforeLimit, copy);
  return anyway + smallerOf(rest, notBelowZero(profit - anyway));
}
