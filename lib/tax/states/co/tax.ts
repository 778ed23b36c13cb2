import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { agi } from '../../us/form-1040/taxable-income';
import { taxedIncome } from '../../us/form-6251/part-2';
import { ratio } from '../shared/income';
import { creditForOtherStates } from '../shared/other-states-credit';
import { makeSettlement } from '../shared/settlement';
import { refundableCredits, salesTaxRefund } from './credits';
import { type ColoradoReader, form, income, makers, residency } from './form';
import {
  collegeSavings,
  militaryPension,
  otherAdditions,
  pension,
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
  'The part of line 32 that belongs to Colorado',
  ({ get, each, at }) => {
    const part = (here: number, all: number) => (all > 0 ? here / all : 0);
    const add = (line: typeof income.totalAll) => sum(each(line));
    let here = add(income.agiHere);
    each(income.agiHere).forEach((_, person) => {
      const benefits = part(at(income.here.socialSecurity, person), at(income.all.socialSecurity, person));
      const pensions = part(at(income.here.pensions, person), at(income.all.pensions, person));
      here -= at(socialSecurity, person) * benefits;
      here -= (at(pension, person) + at(militaryPension, person)) * pensions;
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
  'Line 33 divided by line 32, to four places, no more than 1',
  (reader) =>
    residency.isResident(reader)
      ? 1
      : roundToPlaces(ratio(reader.get(coloradoIncome), reader.get(modifiedIncome)), 4),
);
export const taxOnAll = schedule.money(
  '35',
  'Tax on all income',
  'Tax on line 11 of Form DR 0104',
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
  'Line 11 times 4.25 percent; part-year residents and nonresidents from DR 0104PN, line 36',
  (reader) =>
    residency.isResident(reader)
      ? reader.get(taxableIncome) * reader.law.tax.rate
      : reader.get(apportionedTax),
);
export const taxWithAdditions = money('15', 'Subtotal', 'Sum of lines 12, 13 and 14', ({ get }) => get(tax));
export const otherStateCredit = form('co-0104cr-other-states', 'Credit for Tax Paid to Another State', {
  name: 'Form DR 0104CR, Part for tax paid to another state',
  attachedWhen: 'anyEntry',
}).money(
  '20',
  'Tax paid to another state',
  'For each state: the smaller of its tax and the Colorado tax on the income that both tax',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(tax),
            income: residency.isResident(reader) ? reader.get(modifiedIncome) : reader.get(coloradoIncome),
          }),
        ),
);
export const nonrefundable = money(
  '16',
  'Nonrefundable credits',
  'Nonrefundable credits from the DR 0104CR, up to the tax',
  ({ get }) => blankIfZero(smallerOf(get(otherStateCredit), get(taxWithAdditions))),
);
export const netIncomeTax = money(
  '20',
  'Net income tax',
  'Line 15 less the credits of lines 16 to 19',
  ({ get }) => get(taxWithAdditions) - get(nonrefundable),
);
export const netTax = money('22', 'Net Colorado tax', 'Sum of lines 20 and 21', ({ get }) =>
  get(netIncomeTax),
);

const rules = form('co-totals', 'Totals', { kind: 'rules' });
/** Credits of the schedules with the sales tax refund. */
export const allRefundable = rules.money(
  '1',
  'Refundable credits',
  'Lines 30 and 34',
  ({ get }) => get(refundableCredits) + get(salesTaxRefund),
);
export const federalAgi = rules.money(
  '2',
  'Federal adjusted gross income',
  'Line 32: federal adjusted gross income',
  ({ get }) => get(agi),
);
export const creditsClaimed = money(
  '30',
  'Refundable credits',
  'Refundable credits from the DR 0104CR',
  ({ get }) => blankIfZero(get(refundableCredits)),
);

export const settlement = makeSettlement(makers, {
  code: 'CO',
  due: [netTax],
  credits: [allRefundable],
  withheld: '23',
  payments: [
    { number: '25', label: 'Estimated payments', of: ['estimated', 'applied'] },
    { number: '26', label: 'Extension payment', of: ['extension'] },
    { number: '27', label: 'Other prepayments', of: ['otherWithholding'] },
  ],
  total: '35',
  overpaid: '36',
  applied: '37',
  donated: '38',
  refund: '39',
  owed: '44',
});

/** Whether Form DR 0104AMT would ask for more: 3.47 percent of the federal minimum taxable income against line 12. */
export const owesMinimumTax = ({ get, law }: ColoradoReader): boolean =>
  (get(taxedIncome) + get(otherAdditions) - get(subtractions)) * law.tax.minimumTaxRate > get(taxOnAll) + 1;

export { schedule as dr0104pn, rules as totals };
