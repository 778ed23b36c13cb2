import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { taxExemptInterest } from '../../us/form-1040/income';
import { agi, deduction } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import { beforeAge } from '../../us/worksheets/standard-deduction';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { ratio } from '../shared/income';
import { ageAtYearEnd, countDependents, countDependentsWho } from '../shared/people';
import { railroadPensions } from '../shared/railroad';
import { deductedIncomeTax } from '../shared/schedule-a';
import { tribalIncome } from '../shared/tribal';
import { form, income, makers, residency } from './form';

const { money } = makers;

/** A child born in the year counts twice. */
export const dependents = makers.count(
  '2',
  'Qualifying dependents',
  'Dependents claimed for the federal credits, plus one more for each born during the year',
  (reader) =>
    blankIfZero(
      countDependents(reader) +
        countDependentsWho(reader, ({ dateOfBirth }) => ageAtYearEnd(reader.facts, dateOfBirth) === 0),
    ),
);
export const federalIncome = money(
  '4',
  'Federal adjusted gross income',
  'Federal adjusted gross income from the federal return',
  ({ get }) => get(agi),
);
export const additions = money(
  '5',
  'Additions to income',
  'Interest on bonds of other states that tax Utah’s bonds (TC-40A, Part 1, code 57)',
  ({ facts, law }) => blankIfZero(otherStatesInterest(facts, 'UT', null, law.municipalBonds.notAdded)),
);
export const totalIncome = money(
  '6',
  'Total income',
  'Line 4 plus line 5',
  ({ get }) => get(federalIncome) + get(additions),
);
export const stateRefund = money(
  '7',
  'State tax refund',
  'State tax refund included on federal Schedule 1, line 1',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const subtractions = money(
  '8',
  'Subtractions from income',
  'Interest on obligations of the United States, income of tribal members, and railroad retirement (TC-40A, Part 2, codes 71, 77, and 78)',
  (reader) =>
    blankIfZero(
      usObligationInterest(reader.facts) +
        tribalIncome(reader.facts, 'UT') +
        railroadPensions(reader, income.all.pensions),
    ),
);
export const taxableIncome = money(
  '9',
  'Utah taxable income',
  'Line 6 minus lines 7 and 8. A loss counts as zero when figuring tax',
  ({ get }) => get(totalIncome) - get(stateRefund) - get(subtractions),
);
export const taxableForTotals = form('ut-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Utah taxable income',
  'Line 9, but not below zero',
  ({ get }) => notBelowZero(get(taxableIncome)),
);
export const tax = money(
  '10',
  'Utah tax',
  'Line 9 times 4.55%, but not below zero',
  ({ get, law }) => notBelowZero(get(taxableIncome)) * law.tax.rate,
);
export const exemption = money(
  '11',
  'Utah personal exemption',
  'Dependents on line 2 times $2,046',
  ({ get, law }) => blankIfZero(get(dependents) * law.taxpayerCredit.exemption),
);
export const federalDeduction = money(
  '12',
  'Federal deduction',
  'Federal standard or itemized deductions',
  ({ get }) => get(deduction),
);
export const deductionAndExemption = money(
  '13',
  'Total',
  'Line 11 plus line 12',
  ({ get }) => get(exemption) + get(federalDeduction),
);
export const incomeTaxDeducted = money(
  '14',
  'State income tax deducted',
  'State income tax included in federal itemized deductions',
  (reader) => blankIfZero(deductedIncomeTax(reader)),
);
export const creditBase = money('15', 'Credit base', 'Line 13 minus line 14', ({ get }) =>
  notBelowZero(get(deductionAndExemption) - get(incomeTaxDeducted)),
);
export const initialCredit = money(
  '16',
  'Initial credit',
  'Line 15 times 6%',
  ({ get, law }) => get(creditBase) * law.taxpayerCredit.rate,
);
export const phaseOutStart = money(
  '17',
  'Base phase-out amount',
  'Amount for your filing status',
  ({ facts, law }) => law.taxpayerCredit.phaseOutStart[facts.filingStatus],
);
export const overStart = money('18', 'Income subject to phase-out', 'Line 9 minus line 17', ({ get }) =>
  notBelowZero(get(taxableIncome) - get(phaseOutStart)),
);
export const phaseOut = money(
  '19',
  'Phase-out',
  'Line 18 times 1.3%',
  ({ get, law }) => get(overStart) * law.taxpayerCredit.phaseOutRate,
);
export const taxpayerCredit = money(
  '20',
  'Taxpayer tax credit',
  'Line 16 minus line 19, but not below zero',
  ({ get }) => notBelowZero(get(initialCredit) - get(phaseOut)),
);
export const isExempt = makers.yesNo(
  '21',
  'Qualified exempt taxpayer',
  'Federal adjusted gross income isn’t more than the federal standard deduction, without additions for age or blindness',
  ({ get }) => (get(agi) <= get(beforeAge) ? true : null),
);
export const incomeTax = money(
  '22',
  'Utah income tax',
  'Line 10 minus line 20, but not below zero. Enter 0 for a qualified exempt taxpayer',
  ({ get }) => (get(isExempt) ? 0 : notBelowZero(get(tax) - get(taxpayerCredit))),
);

/** What many credits measure: total income with exempt interest that is not in it already. */
export const modifiedIncome = form('ut-modified-income', 'Modified adjusted gross income', {
  kind: 'worksheet',
  source: 'Utah Code 59-10-1019, 59-10-1042, 59-10-1047',
}).money(
  '1',
  'Modified adjusted gross income',
  'Total income on line 6 plus interest not included in income',
  ({ get }) => get(totalIncome) + notBelowZero(get(taxExemptInterest) - get(additions)),
);

const schedule = form('ut-tc-40b', 'Nonresident or Part-Year Resident Utah Income Schedule', {
  name: 'Form TC-40B',
  attachedWhen: (reader) => !residency.isResident(reader),
});
/** Interest of the United States and state refunds go with the income they are part of. */
export const utahIncome = schedule.money(
  'A',
  'Utah income',
  'Column A: Utah income minus Utah adjustments',
  (reader) => {
    const { get, each, facts } = reader;
    const add = (line: typeof income.totalAll) => each(line).reduce((total, own) => total + own, 0);
    const part = (here: typeof income.totalAll, all: typeof income.totalAll) =>
      add(all) > 0 ? add(here) / add(all) : 0;
    return notBelowZero(
      add(income.agiHere) +
        (get(additions) - usObligationInterest(facts)) * part(income.here.interest, income.all.interest) -
        railroadPensions(reader, income.here.pensions) -
        get(stateRefund) * part(income.here.other, income.all.other),
    );
  },
);
export const utahShare = schedule.rate(
  'ratio',
  'Utah ratio',
  'Column A divided by column B, to four decimal places, but not more than 1',
  (reader) =>
    residency.isResident(reader)
      ? 1
      : roundToPlaces(ratio(reader.get(utahIncome), reader.get(taxableIncome)), 4),
);

export { schedule as tc40b };
