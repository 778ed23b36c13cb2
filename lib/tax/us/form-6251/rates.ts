import { type FilingStatus } from '../../facts/household';
import { type MinimumTaxLaw } from '../law/law';

/**
 * Lines 7, 18 and 39: 26% of an amount up to $232,600 ($116,300 if married filing separately), else 28% less the
 * difference at that point. Not rounded.
 */
export function taxAtBothRates(amount: number, status: FilingStatus, law: MinimumTaxLaw): number {
  return amount <= law.lowerRateUpTo[status]
    ? amount * law.lowerRate
    : amount * law.upperRate - law.upperRateSubtraction[status];
}

/** Exemption Worksheet, line 6: the exemption less 25% of the income over the start of its phase-out. */
export function exemptionFor(income: number, status: FilingStatus, law: MinimumTaxLaw): number {
  const over = income - law.phaseOutStart[status];
  const exemption = law.exemption[status];
  return over <= 0 ? exemption : Math.max(0, exemption - over * law.phaseOutRate);
}

/** Line 4, married filing separately: 25% of the income over $875,950, at most $66,650, is added to it. */
export function separateAddOn(income: number, law: MinimumTaxLaw): number {
  const over = income - law.separateAddOnOver;
  return over <= 0 ? 0 : Math.min(law.separateAddOnMaximum, over * law.separateAddOnRate);
}
