import { notBelowZero, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { agi } from '../../us/form-1040/taxable-income';
import { taxedIncome } from '../../us/form-6251/part-2';
import { ratio } from '../shared/income';
import { type ColoradoReader, form, income, makers, residency } from './form';
import {
  collegeSavings,
  militaryPension,
  otherAdditions,
  pension,
  railroad,
  socialSecurity,
  stateRefund,
  subtractions,
  taxableIncome,
  treasuryInterest,
} from './income';

const { money } = makers;

const schedule = form('co-0104pn', 'Part-Year Resident/Nonresident Tax Calculation Schedule', {
  name: 'Form DR 0104PN',
  attachedWhen: (reader: ColoradoReader) => !residency.isResident(reader),
});
export const modifiedIncome = schedule.money(
  '32',
  'Modified adjusted gross income',
  'Federal adjusted gross income with Colorado additions, less Colorado subtractions',
  ({ get }) => get(agi) + get(otherAdditions) - get(subtractions),
);
/** Subtractions go with the income they take off. */
export const coloradoIncome = schedule.money(
  '33',
  'Colorado modified adjusted gross income',
  'The Colorado part of line 32',
  ({ get, each, at }) => {
    const part = (here: number, all: number) => (all > 0 ? here / all : 0);
    const add = (line: typeof income.totalAll) => sum(each(line));
    let here = add(income.agiHere);
    each(income.agiHere).forEach((_, person) => {
      const benefits = part(at(income.here.socialSecurity, person), at(income.all.socialSecurity, person));
      const pensions = part(at(income.here.pensions, person), at(income.all.pensions, person));
      here -= at(socialSecurity, person) * benefits;
      here -= (at(pension, person) + at(militaryPension, person) + at(railroad, person)) * pensions;
    });
    const interest = part(add(income.here.interest), add(income.all.interest));
    here += (get(otherAdditions) - get(treasuryInterest)) * interest;
    here -= get(stateRefund) * part(add(income.here.other), add(income.all.other));
    here -= get(collegeSavings) * part(add(income.agiHere), get(agi));
    return notBelowZero(here);
  },
);
export const coloradoShare = schedule.rate(
  '34',
  'Colorado share',
  'Line 33 divided by line 32, to four decimal places, but not more than 1',
  (reader) =>
    residency.isResident(reader)
      ? 1
      : roundToPlaces(ratio(reader.get(coloradoIncome), reader.get(modifiedIncome)), 4),
);
export const taxOnAll = schedule.money(
  '35',
  'Tax on all income',
  'Tax on the amount on Form DR 0104, line 11',
  ({ get, law }) => get(taxableIncome) * law.tax.rate,
);
export const apportionedTax = schedule.money(
  '36',
  'Apportioned tax',
  'Line 34 times line 35',
  ({ get }) => get(coloradoShare) * get(taxOnAll),
);

export const tax = money(
  '12',
  'Colorado tax',
  'Line 11 times 4.25%. Part-year residents and nonresidents use DR 0104PN, line 36',
  (reader) =>
    residency.isResident(reader)
      ? reader.get(taxableIncome) * reader.law.tax.rate
      : reader.get(apportionedTax),
);
/** Whether Form DR 0104AMT would ask for more: 3.47 percent of the federal minimum taxable income against line 12. */
export const owesMinimumTax = ({ get, law }: ColoradoReader): boolean =>
  (get(taxedIncome) + get(otherAdditions) - get(subtractions)) * law.tax.minimumTaxRate > get(taxOnAll) + 1;

export { schedule as dr0104pn };
