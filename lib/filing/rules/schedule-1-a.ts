import { needs, rule, same, sum } from './makers';
import type { BusinessRule } from './rule';

const f = 'IRS1040';
const a = 'IRS1040Schedule1A';
const at = (...names: string[]): string[] => names.map((name) => `${a}/${name}`);

/**
 * Schedule 1-A, which returns have since 2025. The IRS's published rules are older than the schedule: the numbers are ours,
 * and the texts follow the printed form and IRC 63(f)(3), 151(d)(5)(C), 163(h)(4), 224 and 225.
 */
export const schedule1ARules: readonly BusinessRule[] = [
  same(
    'PF-S1A-38',
    'w2s',
    'The deduction on Form 1040, line 13b, doesn’t match Schedule 1-A.',
    `${f}/TotalAdditionalDeductionsAmt`,
    a,
    'TotalAdditionalDeductionsAmt',
  ),
  needs(
    'PF-S1A-NEEDED',
    'w2s',
    'Deductions on Form 1040, line 13b, require Schedule 1-A.',
    `${f}/TotalAdditionalDeductionsAmt`,
    a,
  ),
  same(
    'PF-S1A-1',
    'w2s',
    'Income differs between Form 1040 and Schedule 1-A.',
    `${f}/AdjustedGrossIncomeAmt`,
    a,
    'AdjustedGrossIncomeAmt',
  ),
  sum(
    'PF-S1A-3',
    'excludedIncome',
    'Schedule 1-A, line 3 (modified AGI)',
    `${a}/ModifiedAGIAmt`,
    at('AdjustedGrossIncomeAmt', 'TotalExclusionsDeductionAmt'),
  ),
  sum(
    'PF-S1A-6',
    'w2s',
    'Schedule 1-A, line 6 (tips)',
    `${a}/TotalQualifiedTipsAmt`,
    at('QualifiedTipsEmployeeAmt', 'QualifiedTipsTradeOrBusAmt'),
  ),
  sum(
    'PF-S1A-14C',
    'w2s',
    'Schedule 1-A, line 14c (overtime)',
    `${a}/TotalQualifiedOvertimeAmt`,
    at('QualifiedOvertimeWagesAmt', 'QualifiedOvertimeForm1099Amt'),
  ),
  sum(
    'PF-S1A-37',
    'taxpayer.dateOfBirth',
    'Schedule 1-A, line 37 (seniors)',
    `${a}/EnhancedSeniorDeductionAmt`,
    at('PrimaryEnhancedSeniorDedAmt', 'SpouseEnhancedSeniorDedAmt'),
  ),
  sum(
    'PF-S1A-TOTAL',
    'w2s',
    'Schedule 1-A, line 38 (total)',
    `${a}/TotalAdditionalDeductionsAmt`,
    at(
      'QualifiedTipsDeductionAmt',
      'QualifiedOvertimeCompDedAmt',
      'QualifiedCarLoanInterestDedAmt',
      'EnhancedSeniorDeductionAmt',
    ),
  ),
  rule(
    'PF-S1A-SEPARATE',
    'incorrect',
    'filingStatus',
    'If you’re married filing separately, you can’t deduct tips or overtime or take the senior deduction.',
    (r) =>
      r.status !== '3' ||
      at('QualifiedTipsDeductionAmt', 'QualifiedOvertimeCompDedAmt', 'EnhancedSeniorDeductionAmt').every(
        (path) => r.amount(path) === 0,
      ),
  ),
  rule(
    'PF-S1A-VIN',
    'incorrect',
    'carLoans',
    'A VIN must have 17 letters and digits and can’t include the letters I, O, or Q.',
    (r) => r.all(`${a}/QlfyPassengerVehicleLoanIntGrp/VIN`).every((vin) => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)),
  ),
];
