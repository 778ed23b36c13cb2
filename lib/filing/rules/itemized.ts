import { formatDollars } from '@/lib/format/money';
import { rule, sum } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS1040';
const a = 'IRS1040ScheduleA';
const lawStatus = (r: ReturnView) =>
  (['single', 'mfj', 'mfs', 'hoh', 'qss'] as const)[Number(r.status) - 1] ?? 'single';

/** Itemized deductions. */
export const itemizedRules: readonly BusinessRule[] = [
  rule(
    'SA-5E',
    'incorrect',
    'itemized',
    'The state and local tax deduction is limited to $10,000 ($5,000 if married filing separately).',
    (r) => r.amount(`${a}/StateAndLocalTaxLimitationAmt`) <= r.law.itemized.stateTaxLimit[lawStatus(r)],
    ({ itemized: { stateTaxLimit } }) =>
      `The state and local tax deduction is limited to ${formatDollars(stateTaxLimit.single)} (${formatDollars(stateTaxLimit.mfs)} if married filing separately).`,
  ),
  sum(
    'SA-5D',
    'itemized',
    'Schedule A, line 5d (taxes)',
    `${a}/TotalStateAndLocalTaxAmt`,
    ['StateAndLocalTaxAmt', 'RealEstateTaxesAmt', 'PersonalPropertyTaxesAmt'].map((n) => `${a}/${n}`),
  ),
  sum(
    'SA-4',
    'itemized',
    'Schedule A, line 4 (medical)',
    `${a}/TotalMedicalAndDentalExpnssAmt`,
    [`${a}/MedicalAndDentalExpensesAmt`],
    [`${a}/CalculatedMedicalAllowanceAmt`],
    true,
  ),
  sum('SA-10', 'itemized', 'Schedule A, line 10 (interest)', `${a}/TotalInterestPaidAmt`, [
    `${a}/TotalHomeMortgIntAndPointsAmt`,
    `${a}/InvestmentInterestAmt`,
  ]),
  sum(
    'SA-14',
    'itemized',
    'Schedule A, line 14 (gifts)',
    `${a}/TotalCharitableContriAmt`,
    ['GiftsByCashOrCheckAmt', 'OtherThanByCashOrCheckAmt', 'CarryoverFromPriorYearAmt'].map(
      (n) => `${a}/${n}`,
    ),
  ),
  sum(
    'SA-17',
    'itemized',
    'Schedule A, line 17 (total)',
    `${a}/TotalItemizedDeductionsAmt`,
    [
      'TotalMedicalAndDentalExpnssAmt',
      'TotalTaxesPaidAmt',
      'TotalInterestPaidAmt',
      'TotalCharitableContriAmt',
      'CalcAdjGroIncmMnsTotNetLossAmt',
      'OtherMiscellaneousDedAmt',
    ].map((n) => `${a}/${n}`),
  ),
  rule(
    'SA-AGI',
    'mismatch',
    'itemized',
    'Adjusted gross income differs between Form 1040 and Schedule A.',
    (r) =>
      !r.has(`${a}/TaxReturnAGIAmt`) ||
      r.amount(`${a}/TaxReturnAGIAmt`) === r.amount(`${f}/AdjustedGrossIncomeAmt`),
  ),
];
