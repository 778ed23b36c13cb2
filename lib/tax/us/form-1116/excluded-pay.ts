import { exactDollars } from '../../facts/cents';
import { smallerOf, sum } from '../../engine/verbs';
import { foreignEarnedIncome } from '../form-2555/earned';
import { bothExclusions, housingDeduction, relatedDeductions, totalExclusion } from '../form-2555/exclusion';
import { type TaxReader } from '../form';
import { type ForeignCountry } from './categories';

/** Position of the Form 2555 whose pay this income is. */
function formOf({ facts }: TaxReader, { pay }: ForeignCountry): number {
  return facts.foreignEarnedIncome
    .filter(({ owner }) => owner === 'taxpayer' || facts.filingStatus === 'mfj')
    .findIndex(({ owner }) => owner === pay);
}

/** The part of this income that Form 2555 excludes: line 43 of line 26. */
export function excludedShare(reader: TaxReader, country: ForeignCountry): number {
  const copy = formOf(reader, country);
  if (copy < 0 || reader.at(foreignEarnedIncome, copy) <= 0) return 0;
  return reader.at(bothExclusions, copy) / reader.at(foreignEarnedIncome, copy);
}

/**
 * The part of the tax on foreign earned income that belongs to excluded income (Instructions for Form 1116, line 12): the
 * exclusions less their deductions, over the earned income less its deductions and the housing deduction.
 */
export function disallowedShare(reader: TaxReader, country: ForeignCountry): number {
  const share = excludedShare(reader, country);
  if (share === 0) return 0;
  const copy = formOf(reader, country);
  const deductions = reader.at(relatedDeductions, copy) / share + reader.at(housingDeduction, copy);
  const earned = reader.at(foreignEarnedIncome, copy) - deductions;
  return earned <= 0 ? 1 : smallerOf(1, reader.at(totalExclusion, copy) / earned);
}

/** Gross income of these countries that is excluded, in dollars and cents. */
export const excludedGross = (reader: TaxReader, countries: readonly ForeignCountry[]): number =>
  sum(countries.map((country) => exactDollars(country.grossIncome) * excludedShare(reader, country)));

/** All income that Forms 2555 exclude. */
export const allExcluded = ({ each }: TaxReader): number => sum(each(bothExclusions));

/** Income abroad of all categories, with what is excluded: pay counts at least as much as Form 2555 shows. */
export function grossAbroad(reader: TaxReader): number {
  const { byCountry } = reader.facts.foreignTax;
  const isPay = (country: ForeignCountry) => formOf(reader, country) >= 0;
  const amountOf = (countries: readonly ForeignCountry[]) =>
    sum(countries.map(({ grossIncome }) => exactDollars(grossIncome)));
  const pay = Math.max(amountOf(byCountry.filter(isPay)), sum(reader.each(foreignEarnedIncome)));
  return amountOf(byCountry.filter((country) => !isPay(country))) + pay;
}
