import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { type Retirement } from '../../facts/retirement';
import { capitalGain } from '../../us/form-1040/income';
import * as adjustments from '../../us/schedule-1/adjustments';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { scheduleD } from '../../us/schedule-d/form';
import { netGain, netLongTermGain } from '../../us/schedule-d/schedule-d';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { filersOf, isAtLeast } from '../shared/people';
import { isEarly, pensionPart } from '../shared/pensions';
import {
  type ArkansasPersonReader,
  type ArkansasReader,
  columns,
  form,
  income,
  makers,
  residency,
} from './form';

const { money } = makers;

type Column = 'all' | 'here';
const sumOf = ({ each }: Pick<ArkansasReader, 'each'>, line: Line<number>) =>
  each(line).reduce((total, own) => total + own, 0);

export const ar1000d = form('ar-1000d', 'Capital Gains Schedule', {
  name: 'Form AR1000D',
  attachedWhen: 'anyEntry',
});
/** Half of the net long-term gain that short-term losses leave. */
export const exemptGain = ar1000d.money(
  '9',
  'Exempt capital gain',
  '50% of net capital gain',
  ({ attached, get, law }) => {
    const gain = attached(scheduleD) ? smallerOf(get(netLongTermGain), get(netGain)) : get(capitalGain);
    return blankIfZero(notBelowZero(gain) * law.capitalGain.exemptShare);
  },
);

const isExempt = ({ planKind }: Retirement) => planKind === 'military' || planKind === 'railroad';
/** A traditional IRA from 59½ on, or because of disability or death (codes 3 and 4). */
const isQualifiedIra = ({ code }: Retirement, isOldEnough: boolean) =>
  /[34]/.test(code) || (isOldEnough && !isEarly({ code }));
/** $6,000 of pensions, early ones too, and of qualified IRA distributions; less what military retirement takes of it. */
export const retirementExemption = columns.money(
  '18',
  'Retirement exemption',
  'Exempt part of pensions and IRA distributions, up to $6,000',
  ({ facts, item, at, copy, law }) => {
    const part = (test: (form: Retirement) => boolean) =>
      pensionPart(facts, item.owner, at(income.all.pensions, copy), test);
    const isOldEnough = isAtLeast(facts, item.person, law.retirement.iraAge);
    return blankIfZero(
      smallerOf(
        part((form) => !isExempt(form) && (!form.ira || isQualifiedIra(form, isOldEnough))),
        notBelowZero(law.retirement.most - part(({ planKind }) => planKind === 'military')),
      ),
    );
  },
);
/** Income of one person without Social Security, refunds of state tax and interest of the United States. */
function incomeOf(reader: ArkansasPersonReader, column: Column): number {
  const { facts, at, copy, item, get } = reader;
  const lines = income[column];
  const share = column === 'all' ? 1 : get(residency.share);
  const pensions = at(income.all.pensions, copy);
  const pensionShare = column === 'all' ? 1 : ratio(at(income.here.pensions, copy), pensions);
  const gains = at(income.all.gains, copy);
  const allGains = Array.from({ length: filersOf(facts) }, (_, i) => at(income.all.gains, i)).reduce(
    (total, own) => total + notBelowZero(own),
    0,
  );
  const gainShare = column === 'all' ? 1 : ratio(at(income.here.gains, copy), gains);
  const ownExempt = allGains <= 0 ? 0 : (get(exemptGain) * notBelowZero(gains)) / allGains;
  const untaxed = pensionPart(facts, item.owner, pensions, isExempt) + get(retirementExemption);
  const bonds = otherStatesInterest(facts, 'AR', item.owner) - usObligationInterest(facts, item.owner);
  return (
    at(lines.wages, copy) +
    at(lines.interest, copy) +
    at(lines.dividends, copy) +
    at(lines.business, copy) +
    at(lines.gains, copy) -
    ownExempt * gainShare +
    (pensions - untaxed) * pensionShare +
    at(lines.supplemental, copy) +
    at(lines.farm, copy) +
    at(lines.unemployment, copy) +
    at(lines.gambling, copy) +
    at(lines.other, copy) +
    (bonds - (copy === 0 ? get(stateRefunds) : 0)) * share
  );
}
/** IRAs, plans of the self-employed, health insurance, HSA, early withdrawal, alimony, student loans; no half of self-employment tax. */
const adjustmentsOfAll = ({ get }: ArkansasReader): number =>
  get(adjustments.ira) +
  get(adjustments.retirementPlans) +
  get(adjustments.earlyWithdrawal) +
  get(adjustments.alimonyPaid) +
  get(adjustments.moving) +
  get(adjustments.healthInsurance) +
  get(adjustments.hsa) +
  get(adjustments.studentLoanInterest);

export const totalIncome: Line<number> = columns.money(
  '23',
  'Total income',
  'This person’s total income',
  (reader) => incomeOf(reader, 'all'),
);
export const ownAdjustments: Line<number> = columns.money(
  '24',
  'Adjustments',
  'This person’s share of total adjustments, based on income',
  (reader) => {
    const all = sumOf(reader, totalIncome);
    const share = all <= 0 ? (reader.copy === 0 ? 1 : 0) : ratio(reader.get(totalIncome), all);
    return blankIfZero(adjustmentsOfAll(reader) * share);
  },
);
export const ownAgi: Line<number> = columns.money(
  '25',
  'This person’s adjusted gross income',
  'Subtract line 24 from line 23',
  ({ get }) => get(totalIncome) - get(ownAdjustments),
);
/** Column C of Form AR1000NR. */
export const arkansasPart: Line<number> = columns.money(
  '25C',
  'This person’s Arkansas income',
  'The Arkansas part of adjusted gross income',
  (reader) => {
    const { get } = reader;
    if (residency.isResident(reader)) return get(ownAgi);
    const whole = get(totalIncome);
    const here = incomeOf(reader, 'here');
    return here - get(ownAdjustments) * (whole <= 0 ? 0 : ratio(here, whole));
  },
);
export const agi = money('25', 'Adjusted gross income', 'Adjusted gross income, columns A and B', (reader) =>
  sumOf(reader, ownAgi),
);

export const ar3 = form('ar-3', 'Itemized Deductions', { name: 'Form AR3', attachedWhen: 'anyEntry' });
/** Without income tax and without the federal limit on property taxes. */
export const itemizedDeductions = ar3.money(
  '28',
  'Total itemized deductions',
  'Medical expenses, real estate and personal property taxes, interest, gifts, and losses',
  ({ get }) =>
    blankIfZero(
      get(federalA.medicalDeduction) +
        get(federalA.realEstateTaxes) +
        get(federalA.personalPropertyTaxes) +
        get(federalA.interestDeducted) +
        get(federalA.giftsDeducted) +
        get(federalA.disasterLoss) +
        get(federalA.otherDeductions),
    ),
);
export const itemizes = ({ facts, get, law }: ArkansasReader): boolean => {
  const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'AR')?.itemize ?? 'auto';
  if (election === 'itemized' || (facts.filingStatus === 'mfs' && facts.spouseItemizes)) return true;
  if (election === 'standard') return false;
  return get(itemizedDeductions) > law.standardDeduction.each * filersOf(facts);
};
export const deduction = money(
  '27',
  'Standard or itemized deductions',
  'Itemized deductions from Form AR3, or each filer’s standard deduction',
  (reader) =>
    itemizes(reader)
      ? reader.get(itemizedDeductions)
      : largerOf(0, reader.law.standardDeduction.each * filersOf(reader.facts)),
);
/** Spouses apart share itemized deductions by income; each column has half of the limit on capital losses. */
export const ownTaxable = columns.money(
  '28',
  'This person’s net taxable income',
  'Subtract this column’s deduction from line 25',
  (reader) => {
    const { at, copy, get, law } = reader;
    const all = get(agi);
    const loss = notBelowZero(-at(income.all.gains, copy) - law.capitalGain.lossApart);
    const share = all <= 0 ? 1 / filersOf(reader.facts) : ratio(get(ownAgi), all);
    const own = itemizes(reader) ? get(itemizedDeductions) * share : law.standardDeduction.each;
    return notBelowZero(get(ownAgi) + loss - own);
  },
);
