import { roundHalfUp } from '../../engine/rounding';
import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { type FilingStatus } from '../../facts/household';
import { type TaxReader } from '../form';
import { gainAt25, gainAt28 } from '../schedule-d/schedule-d';
import { type CapitalGainLaw, type IncomeTaxLaw } from '../law/law';
import { gain, preferential } from './qualified-dividends';
import { taxOn } from './tax-table';

/** Income that is taxed at lower rates, in whole dollars. */
export interface GainParts {
  /** Qualified dividends and net capital gain together. */
  readonly preferential: number;
  /** The net capital gain in it. */
  readonly gain: number;
  /** Gain on collectibles, and unrecaptured section 1250 gain. */
  readonly at28: number;
  readonly at25: number;
}

export interface RateLaw {
  readonly capitalGain: CapitalGainLaw;
  readonly incomeTax: IncomeTaxLaw;
}

/** Dividends and gain of this return, as on the worksheets for Form 1040, line 16. */
export const gainPartsOf = ({ get }: TaxReader): GainParts => ({
  preferential: get(preferential),
  gain: get(gain),
  at28: get(gainAt28),
  at25: get(gainAt25),
});

/**
 * Tax on an income with dividends and gains in it, for forms that ask for it again with other amounts. The steps are
 * those of the Schedule D Tax Worksheet, whose lines the comments name; without gain at 25% or 28% it gives what the
 * Qualified Dividends and Capital Gain Tax Worksheet gives.
 */
export function taxAtGainRates(income: number, parts: GainParts, status: FilingStatus, law: RateLaw): number {
  const limits = law.capitalGain;
  const special = smallerOf(parts.gain, parts.at28 + parts.at25); // 12
  const regular = parts.preferential - special; // 13
  const other = notBelowZero(income - regular); // 14
  const upToZeroLimit = smallerOf(income, limits.zeroRateUpTo[status]); // 16
  const atZero = upToZeroLimit - smallerOf(other, upToZeroLimit); // 22
  const byTable = largerOf(
    notBelowZero(income - parts.preferential),
    smallerOf(other, smallerOf(income, limits.lowerBracketsUpTo[status])),
  ); // 21
  const ordinaryTax = taxOn(byTable, status, law.incomeTax); // 44
  const taxOnAll = taxOn(income, status, law.incomeTax); // 46
  if (income === upToZeroLimit) return smallerOf(ordinaryTax, taxOnAll);

  const regularTaxed = smallerOf(income, regular); // 23
  const room = notBelowZero(smallerOf(income, limits.fifteenPercentUpTo[status]) - byTable - atZero); // 29
  const atMiddle = smallerOf(notBelowZero(regularTaxed - atZero), room); // 30
  let tax = ordinaryTax + roundHalfUp(atMiddle * limits.middleRate);
  if (income !== atZero + atMiddle) {
    const atTop = regularTaxed - atZero - atMiddle; // 33
    tax += roundHalfUp(atTop * limits.topRate);
    const inTable = notBelowZero(parts.preferential + byTable - income); // 38
    const at25 = parts.at25 === 0 ? 0 : notBelowZero(smallerOf(parts.gain, parts.at25) - inTable); // 39
    tax += roundHalfUp(at25 * limits.unrecaptured1250Rate);
    if (parts.at28 > 0)
      tax += roundHalfUp((income - byTable - atZero - atMiddle - atTop - at25) * limits.collectiblesRate); // 43
  }
  return smallerOf(tax, taxOnAll);
}
