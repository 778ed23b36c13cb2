import { dollarsOf } from '../../facts/cents';
import { type ForeignTaxLaw } from '../law/law';
import { type TaxReader } from '../form';
import { incomeWithoutGain, taxableIncome as worksheetIncome } from '../schedule-d/tax-worksheet-income';
import {
  taxByParts as scheduleDTaxByParts,
  taxOnAll as scheduleDTaxOnAll,
} from '../schedule-d/tax-worksheet';
import { scheduleDTaxWorksheet } from '../schedule-d/tax-worksheet-form';
import {
  atCollectibles,
  atMiddle as scheduleDAtMiddle,
  atTop as scheduleDAtTop,
  atUnrecaptured,
  atZero as scheduleDAtZero,
} from '../schedule-d/tax-worksheet-rates';
import {
  atMiddle,
  atTop,
  atZero,
  ordinary,
  qualifiedDividendsWorksheet,
  taxByParts,
  taxOnAll,
} from '../worksheets/qualified-dividends';

/** Dividends and gain by the rate that they are taxed at, in whole dollars, on the worksheet that figured the tax. */
export interface TaxedGain {
  readonly atZero: number;
  readonly atMiddle: number;
  readonly atTop: number;
  readonly at25: number;
  readonly at28: number;
}

interface GainWorksheet extends TaxedGain {
  /** Line 5 of the Qualified Dividends and Capital Gain Tax Worksheet, or line 18 of the Schedule D Tax Worksheet. */
  readonly ordinary: number;
  /** Line 23 is less than line 24, or line 45 less than line 46. */
  readonly isLower: boolean;
}

/** Lines 22, 30, 33, 39 and 42 of one worksheet, lines 9, 17 and 20 of the other ("Completing the Worksheet for Line 18"). */
function worksheetOf({ attached, get }: TaxReader): GainWorksheet | null {
  if (attached(scheduleDTaxWorksheet))
    return {
      atZero: get(scheduleDAtZero),
      atMiddle: get(scheduleDAtMiddle),
      atTop: get(scheduleDAtTop),
      at25: get(atUnrecaptured),
      at28: get(atCollectibles),
      ordinary: get(incomeWithoutGain),
      isLower: get(scheduleDTaxByParts) < get(scheduleDTaxOnAll) && get(worksheetIncome) > 0,
    };
  if (!attached(qualifiedDividendsWorksheet)) return null;
  return {
    atZero: get(atZero),
    atMiddle: get(atMiddle),
    atTop: get(atTop),
    at25: 0,
    at28: 0,
    ordinary: get(ordinary),
    isLower: get(taxByParts) < get(taxOnAll),
  };
}

/**
 * Foreign qualified dividends, in whole dollars (Instructions for Form 1116, line 1a, "Foreign Qualified Dividends
 * and Capital Gains").
 */
export const foreignDividends = ({ facts }: TaxReader): number =>
  dollarsOf(facts.foreignTax.byCountry, (country) => country.qualifiedDividends);

/** The adjustment exception: little other income, and less foreign dividends and gain than $20,000. */
export const hasException = (reader: TaxReader): boolean =>
  (worksheetOf(reader)?.ordinary ?? 0) <= reader.law.foreignTax.exceptionIncome[reader.facts.filingStatus] &&
  foreignDividends(reader) < reader.law.foreignTax.exceptionDividends;

/** Lower rates did lower the tax, other income is taxed, and the exception, taken wherever it is open, is not. */
export function mustAdjust(reader: TaxReader): boolean {
  const worksheet = worksheetOf(reader);
  return worksheet !== null && worksheet.isLower && worksheet.ordinary > 0 && !hasException(reader);
}

/** What counts of one dollar at each rate, for the regular tax or for the AMT. */
export type CountedShares = Pick<ForeignTaxLaw, 'countedAtMiddleRate' | 'countedAtTopRate'>;

/**
 * The share of foreign dividends that counts on line 1a. Where all dividends and gain are taxed at several rates, the
 * foreign ones are taken to be taxed at each of them in the same proportion: no rule says which of them come first.
 */
export function shareAt(taxed: TaxedGain, law: CountedShares): number {
  const parts = [
    { amount: taxed.atZero, counts: 0 },
    { amount: taxed.atMiddle, counts: law.countedAtMiddleRate },
    { amount: taxed.atTop, counts: law.countedAtTopRate },
  ].filter(({ amount }) => amount > 0);
  const all = parts.reduce((sum, { amount }) => sum + amount, 0);
  const [only] = parts;
  if (only === undefined) return 1;
  if (parts.length === 1) return only.counts;
  return parts.reduce((sum, { amount, counts }) => sum + amount * counts, 0) / all;
}

export function shareThatCounts(reader: TaxReader): number {
  const worksheet = worksheetOf(reader);
  return worksheet === null || !mustAdjust(reader) ? 1 : shareAt(worksheet, reader.law.foreignTax);
}

/** Worksheet for Line 18, line 11: what dividends and gain at lower rates take out of taxable income. */
export function notCounted(reader: TaxReader): number {
  const worksheet = worksheetOf(reader);
  if (worksheet === null || !mustAdjust(reader)) return 0;
  const { countedAt28, countedAt25, countedAtTopRate, countedAtMiddleRate } = reader.law.foreignTax;
  return (
    worksheet.at28 * (1 - countedAt28) +
    worksheet.at25 * (1 - countedAt25) +
    worksheet.atTop * (1 - countedAtTopRate) +
    worksheet.atMiddle * (1 - countedAtMiddleRate) +
    worksheet.atZero
  );
}
