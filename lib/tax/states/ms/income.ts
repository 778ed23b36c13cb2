import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { dollars } from '../../facts/cents';
import * as adjustments from '../../us/schedule-1/adjustments';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { isEarly, pensionPart } from '../shared/pensions';
import {
  columns,
  form,
  income,
  makers,
  type MississippiPersonReader,
  type MississippiReader,
  residency,
} from './form';

const { money } = makers;

type Column = 'all' | 'here';

/** Retirement income is exempt, early distributions apart (Miss. Code 27-7-15(4)). */
const taxedPensions = ({ facts, item, at, copy }: MississippiPersonReader) =>
  pensionPart(facts, item.owner, at(income.all.pensions, copy), isEarly);
const guardPay = ({ facts, item, law }: MississippiPersonReader) =>
  smallerOf(dollars(facts.states.MS.reservist[item.owner]), law.adjustments.guardPayMost);
/** Income of one person without Social Security, retirement income, refunds of state tax and interest of the United States. */
function incomeOf(reader: MississippiPersonReader, column: Column): number {
  const { facts, at, copy, item, get } = reader;
  const lines = income[column];
  const share = column === 'all' ? 1 : get(residency.share);
  const pensions = at(income.all.pensions, copy);
  const pensionShare = column === 'all' ? 1 : ratio(at(income.here.pensions, copy), pensions);
  const wages = at(income.all.wages, copy);
  const wageShare = column === 'all' ? 1 : ratio(at(income.here.wages, copy), wages);
  const bonds = otherStatesInterest(facts, 'MS', item.owner) - usObligationInterest(facts, item.owner);
  return (
    at(lines.wages, copy) -
    guardPay(reader) * wageShare +
    at(lines.interest, copy) +
    at(lines.dividends, copy) +
    at(lines.business, copy) +
    at(lines.gains, copy) +
    taxedPensions(reader) * pensionShare +
    at(lines.supplemental, copy) +
    at(lines.farm, copy) +
    at(lines.unemployment, copy) +
    at(lines.gambling, copy) +
    at(lines.other, copy) +
    (bonds - (copy === 0 ? get(stateRefunds) : 0)) * share
  );
}
/** IRAs, plans of the self-employed, health insurance, early withdrawal, alimony, HSA, half of self-employment tax, savings. */
const adjustmentsOfAll = ({ facts, get, law }: MississippiReader): number =>
  get(adjustments.ira) +
  get(adjustments.retirementPlans) +
  get(adjustments.earlyWithdrawal) +
  get(adjustments.alimonyPaid) +
  get(adjustments.moving) +
  get(adjustments.healthInsurance) +
  get(adjustments.hsa) +
  get(adjustments.halfOfSelfEmploymentTax) +
  smallerOf(dollars(contributed529(facts, 'MS', null)), law.adjustments.collegeSavings[facts.filingStatus]);

export const incomeEverywhere: Line<number> = columns.money(
  '57a',
  'Total income from all sources',
  'This person’s total income from all sources',
  (reader) => incomeOf(reader, 'all'),
);
export const totalIncome: Line<number> = columns.money(
  '57',
  'Total Mississippi income',
  'This person’s total Mississippi income',
  (reader) => (residency.isResident(reader) ? reader.get(incomeEverywhere) : incomeOf(reader, 'here')),
);
const sumOf = ({ each }: Pick<MississippiReader, 'each'>, line: Line<number>) =>
  each(line).reduce((total, own) => total + own, 0);
/** Adjustments go with the income of all sources, person by person. */
export const ownAdjustments = columns.money(
  '65',
  'Adjustments',
  'This person’s share of total adjustments, based on income',
  (reader) => {
    const { get } = reader;
    const everywhere = sumOf(reader, incomeEverywhere);
    const own =
      adjustmentsOfAll(reader) *
      (everywhere <= 0 ? (reader.copy === 0 ? 1 : 0) : ratio(get(incomeEverywhere), everywhere));
    const whole = get(incomeEverywhere);
    return blankIfZero(
      residency.isResident(reader) ? own : own * (whole <= 0 ? 0 : ratio(get(totalIncome), whole)),
    );
  },
);
export const ownAgi = columns.money(
  '66',
  'This person’s Mississippi adjusted gross income',
  'Subtract the adjustments from total income',
  ({ get }) => get(totalIncome) - get(ownAdjustments),
);
export const mississippiAgi = money(
  '13',
  'Mississippi adjusted gross income',
  'Mississippi adjusted gross income from page 2, line 66',
  (reader) => sumOf(reader, ownAgi),
);

export const rules = form('ms-rules', 'Supporting Calculations', { kind: 'rules' });
/** Form 80-205: Mississippi over total adjusted gross income. */
export const form80205 = form('ms-80205', 'Mississippi Nonresident/Part-Year Resident Income Tax Return', {
  name: 'Form 80-205',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const mississippiShare = form80205.rate(
  '1',
  'Mississippi ratio',
  'Mississippi income divided by total income',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const everywhere = sumOf(reader, incomeEverywhere) - adjustmentsOfAll(reader);
    const here = notBelowZero(reader.get(mississippiAgi));
    return here === 0 ? 0 : ratio(here, everywhere);
  },
);

export const scheduleA = form('ms-80108', 'Itemized Deductions', {
  name: 'Form 80-108, Schedule A',
  attachedWhen: 'anyEntry',
});
/** State income tax never counts; anybody may itemize. */
export const itemizedDeductions = scheduleA.money(
  '30',
  'Mississippi itemized deductions',
  'Federal itemized deductions without state income tax',
  ({ get, facts, law }) =>
    blankIfZero(
      get(federalA.medicalDeduction) +
        smallerOf(
          get(federalA.realEstateTaxes) + get(federalA.personalPropertyTaxes),
          law.itemized.taxesMost[facts.filingStatus],
        ) +
        get(federalA.interestDeducted) +
        get(federalA.giftsDeducted) +
        get(federalA.disasterLoss) +
        get(federalA.otherDeductions),
    ),
);
export const deduction = money(
  '14',
  'Standard or itemized deductions',
  'Standard or itemized deductions; nonresidents and part-year residents enter the Mississippi part',
  ({ facts, get, law }) => {
    const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'MS')?.itemize ?? 'auto';
    const standard = law.standardDeduction.most[facts.filingStatus];
    const chosen =
      election === 'itemized' || (facts.filingStatus === 'mfs' && facts.spouseItemizes)
        ? get(itemizedDeductions)
        : election === 'standard'
          ? standard
          : largerOf(standard, get(itemizedDeductions));
    return chosen * get(mississippiShare);
  },
);
export const exemptions = money(
  '15',
  'Exemptions',
  'Exemptions from line 12; nonresidents and part-year residents enter the Mississippi part',
  (reader) => {
    const { facts, law, get } = reader;
    const more =
      countDependents(reader) +
      countFilers(facts, (person) => isAtLeast(facts, person, law.exemption.age)) +
      countFilers(facts, ({ blind }) => blind);
    return (law.exemption.base[facts.filingStatus] + more * law.exemption.each) * get(mississippiShare);
  },
);
/** Spouses may divide deductions and exemptions between their columns in any way. */
export const taxableIncome = money(
  '16',
  'Mississippi taxable income',
  'Line 13 minus lines 14 and 15',
  ({ get }) => notBelowZero(get(mississippiAgi) - get(deduction) - get(exemptions)),
);
/** What each column has over the bracket without tax; deductions come off what is left of both. */
export const taxed = rules.money(
  '2',
  'Income over the zero bracket',
  'Income over $10,000 in each column, minus deductions and exemptions',
  (reader) => {
    const { each, get, law } = reader;
    const over = each(ownAgi).reduce((total, own) => total + notBelowZero(own - law.tax.zeroBracket), 0);
    if (filersOf(reader.facts) === 1) return notBelowZero(get(taxableIncome) - law.tax.zeroBracket);
    return smallerOf(notBelowZero(over - get(deduction) - get(exemptions)), get(taxableIncome));
  },
);
