import { rule, same, sum } from './makers';
import type { BusinessRule } from './rule';

const f = 'IRS1040ScheduleJ';
const taxes = [
  `${f}/CurrentTaxAmt`,
  `${f}/ThirdPYTxblFarmIncmDetail/TaxTableAmt`,
  `${f}/SecondPYTxblFarmIncmDetail/TaxTableAmt`,
  `${f}/FirstPYTxblFarmIncmDetail/TaxTableAmt`,
];

/** Schedule J (Form 1040). */
export const farmAveragingRules: readonly BusinessRule[] = [
  same(
    'SJ-F1040-001',
    'farmAveraging',
    'Taxable income differs between Form 1040 and Schedule J.',
    'IRS1040/TaxableIncomeAmt',
    f,
    'TaxableIncomeAmt',
  ),
  rule(
    'SJ-F1040-002',
    'incorrect',
    'farmAveraging',
    'Schedule J shows tax on line 17 but no tax on the lines that make up that total.',
    (r) => r.amount(`${f}/TotalTaxTableAmt`) === 0 || taxes.some((path) => r.amount(path) !== 0),
  ),
  rule(
    'IND-122',
    'incorrect',
    'farmAveraging',
    'When a return includes Schedules D and J, the tax on Form 1040 can’t be less than the tax on Schedule J.',
    (r) =>
      !r.has('IRS1040ScheduleD') ||
      !r.has(f) ||
      r.amount('IRS1040/TaxAmt') >= r.amount(`${f}/AverageFarmIncomeTaxAmt`),
  ),
  sum('PF-SJ-17', 'farmAveraging', 'Schedule J, line 17', `${f}/TotalTaxTableAmt`, taxes),
  sum('PF-SJ-22', 'farmAveraging', 'Schedule J, line 22', `${f}/GrossFarmIncomeTaxAmt`, [
    `${f}/TentativeTax3rdPYRtnAmt`,
    `${f}/TentativeTax2ndPYRtnAmt`,
    `${f}/TentativeTax1stPYRtnAmt`,
  ]),
  sum(
    'PF-SJ-23',
    'farmAveraging',
    'Schedule J, line 23',
    `${f}/AverageFarmIncomeTaxAmt`,
    [`${f}/TotalTaxTableAmt`],
    [`${f}/GrossFarmIncomeTaxAmt`],
  ),
];
