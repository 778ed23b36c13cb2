import { type TaxReader } from '../form';
import {
  atMiddle,
  atTop,
  atUnrecaptured,
  atZero,
  otherIncome,
  taxByParts,
  taxOnAll,
} from '../form-6251/part-3';
import { hasException, shareAt, type TaxedGain } from './gain-shares';

/** Lines 23, 30, 33 and 36 of Form 6251. */
const taxedGain = ({ get }: TaxReader): TaxedGain => ({
  atZero: get(atZero),
  atMiddle: get(atMiddle),
  atTop: get(atTop),
  at25: get(atUnrecaptured),
  at28: 0,
});

/**
 * Line 38 of Form 6251 is less than line 39, line 17 is more than zero, and the exception doesn't hold: it asks for a
 * line 17 in the lower AMT bracket, too (Instructions for Form 6251, line 8).
 */
export const mustAdjustMinimum = (reader: TaxReader): boolean =>
  reader.get(taxByParts) < reader.get(taxOnAll) &&
  reader.get(otherIncome) > 0 &&
  !(
    hasException(reader) &&
    reader.get(otherIncome) <= reader.law.minimumTax.lowerRateUpTo[reader.facts.filingStatus]
  );

/** What foreign dividends count on line 1a for the AMT. */
export const minimumTaxShare = (reader: TaxReader): number =>
  mustAdjustMinimum(reader)
    ? shareAt(taxedGain(reader), {
        countedAtMiddleRate: reader.law.foreignTax.minimumTaxAtMiddleRate,
        countedAtTopRate: reader.law.foreignTax.minimumTaxAtTopRate,
      })
    : 1;

/** AMT Worksheet for Line 18, line 11. */
export function minimumTaxNotCounted(reader: TaxReader): number {
  if (!mustAdjustMinimum(reader)) return 0;
  const gain = taxedGain(reader);
  const { minimumTaxAt25, minimumTaxAtTopRate, minimumTaxAtMiddleRate } = reader.law.foreignTax;
  return (
    gain.at25 * (1 - minimumTaxAt25) +
    gain.atTop * (1 - minimumTaxAtTopRate) +
    gain.atMiddle * (1 - minimumTaxAtMiddleRate) +
    gain.atZero
  );
}
