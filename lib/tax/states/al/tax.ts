import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars } from '../../facts/cents';
import { additionalChildCredit, earnedIncomeCredit, educationCredit } from '../../us/form-1040/payments';
import { taxAfterCredits as federalTax } from '../../us/form-1040/tax-and-credits';
import { netInvestmentIncomeTax, selfEmploymentTax } from '../../us/schedule-2/part-2';
import { excessSocialSecurity } from '../../us/schedule-3/part-2';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents } from '../shared/people';
import { rowOf, taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { type AlabamaReader, form, makers, residency } from './form';
import { agiEverywhere, alabamaAgi, alabamaShare } from './income';

const { money } = makers;

/** Nonresidents measure by income from everywhere and take their share; part-year residents by Alabama income. */
const measure = (reader: AlabamaReader) =>
  reader.get(residency.isNonresident(reader) ? agiEverywhere : alabamaAgi);
const nonresidentShare = (reader: AlabamaReader) =>
  residency.isNonresident(reader) ? reader.get(alabamaShare) : 1;

export const scheduleAOfAlabama = form('al-schedule-a', 'Itemized Deductions', {
  name: 'Schedule A (Form 40)',
  attachedWhen: (reader) => reader.get(itemizedDeductions) > standardDeduction(reader),
});
export const medical = scheduleAOfAlabama.money(
  '4',
  'Medical and dental expenses',
  'Medical and dental expenses over 4% of adjusted gross income',
  (reader) =>
    blankIfZero(
      notBelowZero(
        reader.get(scheduleA.medicalExpenses) -
          notBelowZero(measure(reader)) * reader.law.itemized.medicalFloor,
      ),
    ),
);
/** Without the federal limit, without income tax; with Social Security, Medicare and self-employment tax (lines 5 to 9). */
export const taxes = scheduleAOfAlabama.money(
  '9',
  'Taxes',
  'Real estate taxes, FICA, federal self-employment tax, and other taxes',
  ({ facts, get }) =>
    blankIfZero(
      get(scheduleA.realEstateTaxes) +
        get(scheduleA.personalPropertyTaxes) +
        dollars(
          addCents(facts.w2s, ({ socialSecurityWithholding }) => socialSecurityWithholding),
          addCents(facts.w2s, ({ medicareWithholding }) => medicareWithholding),
        ) -
        get(excessSocialSecurity) +
        get(selfEmploymentTax),
    ),
);
export const itemizedDeductions = scheduleAOfAlabama.money(
  '27',
  'Total itemized deductions',
  'Medical expenses, taxes, interest, gifts, and losses',
  ({ get }) =>
    get(medical) +
    get(taxes) +
    get(scheduleA.interestDeducted) +
    get(scheduleA.giftsDeducted) +
    get(scheduleA.disasterLoss) +
    get(scheduleA.otherDeductions),
);
/** By the chart: less for each step of adjusted gross income. */
function standardDeduction(reader: AlabamaReader): number {
  const { standardDeduction: rule } = reader.law;
  const status = reader.facts.filingStatus;
  const steps = Math.max(0, Math.floor((measure(reader) - rule.start[status]) / rule.step[status]));
  return largerOf(rule.least[status], rule.most[status] - steps * rule.by[status]);
}
export const deduction = money(
  '11',
  'Deductions',
  'Itemized deductions or standard deduction, whichever is larger',
  (reader) => {
    const { facts, get } = reader;
    const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'AL')?.itemize ?? 'auto';
    const standard = standardDeduction(reader);
    const chosen =
      election === 'itemized' || (facts.filingStatus === 'mfs' && facts.spouseItemizes)
        ? get(itemizedDeductions)
        : election === 'standard'
          ? standard
          : largerOf(standard, get(itemizedDeductions));
    return chosen * nonresidentShare(reader);
  },
);
/** Refundable credits come off; with the net investment income tax. Others than residents: the part of Alabama's income. */
export const federalTaxDeduction = money(
  '12',
  'Federal tax deduction',
  'Federal income tax deduction from the worksheet',
  ({ get }) =>
    notBelowZero(
      get(federalTax) +
        get(netInvestmentIncomeTax) -
        get(earnedIncomeCredit) -
        get(additionalChildCredit) -
        get(educationCredit),
    ) * get(alabamaShare),
);
export const personalExemption = money(
  '13',
  'Personal exemption',
  'Personal exemption from line 1, 2, 3, or 4',
  (reader) => reader.law.exemption.personal[reader.facts.filingStatus] * nonresidentShare(reader),
);
export const dependentExemption = money(
  '14',
  'Dependent exemption',
  'Dependent exemption from page 2, Part III, line 2',
  (reader) =>
    blankIfZero(
      countDependents(reader) *
        rowOf(measure(reader), reader.law.exemption.dependent).each *
        nonresidentShare(reader),
    ),
);
export const totalDeductions = money(
  '15',
  'Total deductions',
  'Total deductions. Add lines 11 to 14',
  ({ get }) => get(deduction) + get(federalTaxDeduction) + get(personalExemption) + get(dependentExemption),
);
export const taxableIncome = money(
  '16',
  'Taxable income',
  'Taxable income. Subtract line 15 from line 10',
  ({ get }) => notBelowZero(get(alabamaAgi) - get(totalDeductions)),
);
export const tax = money(
  '17',
  'Income tax due',
  'Income tax due, from the tax table',
  ({ get, facts, law }) => taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table),
);
/** Schedule CR, by state: no more than the Alabama tax on the same income. */
export const otherStatesCredit = form('al-schedule-cr', 'Credit for Taxes Paid to Other States', {
  name: 'Schedule CR',
  attachedWhen: 'anyEntry',
});
export const credit = otherStatesCredit.money(
  '25',
  'Credit for taxes paid to other states',
  'The smaller of the tax paid to each other state or the Alabama tax on that income',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(creditForOtherStates(reader, { tax: reader.get(tax), income: reader.get(alabamaAgi) })),
);
export const netTax = money(
  '18',
  'Net tax due Alabama',
  'Line 17 minus credits',
  ({ get }) => get(tax) - smallerOf(get(credit), get(tax)),
);
export const settlement = makeSettlement(makers, {
  code: 'AL',
  due: [netTax],
  credits: [],
  withheld: '22',
  payments: [
    { number: '23', label: 'Estimated and extension payments', of: ['estimated', 'applied', 'extension'] },
    { number: '26', label: 'Payments from Schedule CP', of: ['otherWithholding'] },
  ],
  total: '27',
  owed: '30',
  overpaid: '33',
  applied: '34',
  donated: '35',
  refund: '36',
});
