import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { dollarsOf } from '../../facts/cents';
import { type TaxCopyReader } from '../form';
import { bondInterest, stockOptions } from '../form-6251/part-1';
import { medicalDeduction, scheduleA } from '../schedule-a/schedule-a';
import { type CategoryIncome } from './categories';
import { excludedGross } from './excluded-pay';
import {
  grossOfAll,
  grossOfCategory,
  mortgageInterestAbroad,
  otherDeductions,
  otherInterestAbroad,
  relatedExpenses,
} from './foreign-income';
import { minimumTaxShare } from './minimum-tax-gains';

const places = 4;

/**
 * Form 1116, line 7, with only the income and deductions that the AMT allows: no standard deduction and no taxes, gross
 * income of all sources with what is taxed for the AMT alone (Instructions for Form 6251, line 8, Step 2).
 */
export function netMinimumIncome(reader: TaxCopyReader<CategoryIncome>): number {
  const { at, copy, get, attached, item } = reader;
  const gross = dollarsOf(item.countries, (country) => country.grossIncome);
  const dividends = dollarsOf(item.countries, (country) => country.qualifiedDividends);
  const counted =
    gross - dividends + dividends * minimumTaxShare(reader) - excludedGross(reader, item.countries);
  const all = at(grossOfAll, copy) + sum([get(bondInterest), get(stockOptions)].map(notBelowZero));
  const share = all <= 0 ? 1 : smallerOf(1, roundToPlaces(at(grossOfCategory, copy) / all, places));
  const general = (attached(scheduleA) ? get(medicalDeduction) : 0) + at(otherDeductions, copy);
  return (
    counted -
    at(relatedExpenses, copy) -
    general * share -
    at(mortgageInterestAbroad, copy) -
    at(otherInterestAbroad, copy)
  );
}
