import { rule, sum } from './makers';
import type { BusinessRule } from './rule';

const f = 'IRS1040';

/** Arithmetic of Form 1040. */
export const arithmeticRules: readonly BusinessRule[] = [
  sum('IND-471', 'w2s', 'Line 1z (wages)', `${f}/WagesSalariesAndTipsAmt`, [
    `${f}/WagesAmt`,
    `${f}/HouseholdEmployeeWagesAmt`,
    `${f}/TipIncomeAmt`,
    `${f}/MedicaidWaiverPymtNotRptW2Amt`,
    `${f}/TaxableBenefitsAmt`,
    `${f}/TaxableBenefitsForm8839Amt`,
    `${f}/TotalWagesWithNoWithholdingAmt`,
    `${f}/OtherEarnedIncomeAmt`,
  ]),
  sum(
    'IND-071',
    'w2s',
    'Line 9 (total income)',
    `${f}/TotalIncomeAmt`,
    [
      'WagesSalariesAndTipsAmt',
      'TaxableInterestAmt',
      'OrdinaryDividendsAmt',
      'TaxableIRAAmt',
      'TotalTaxablePensionsAmt',
      'TaxableSocSecAmt',
      'CapitalGainLossAmt',
      'TotalAdditionalIncomeAmt',
    ].map((n) => `${f}/${n}`),
  ),
  sum(
    'IND-072',
    'adjustments',
    'Line 11 (adjusted gross income)',
    `${f}/AdjustedGrossIncomeAmt`,
    [`${f}/TotalIncomeAmt`],
    [`${f}/TotalAdjustmentsAmt`],
  ),
  sum('IND-073', 'itemized', 'Line 14 (deductions)', `${f}/TotalDeductionsAmt`, [
    `${f}/TotalItemizedOrStandardDedAmt`,
    `${f}/QualifiedBusinessIncomeDedAmt`,
    `${f}/TotalAdditionalDeductionsAmt`,
  ]),
  sum(
    'IND-074',
    'itemized',
    'Line 15 (taxable income)',
    `${f}/TaxableIncomeAmt`,
    [`${f}/AdjustedGrossIncomeAmt`],
    [`${f}/TotalDeductionsAmt`],
    true,
  ),
  sum('IND-075', 'w2s', 'Line 18 (tax before credits)', `${f}/TotalTaxBeforeCrAndOthTaxesAmt`, [
    `${f}/TaxAmt`,
    `${f}/AdditionalTaxAmt`,
  ]),
  sum('IND-076', 'dependents', 'Line 21 (credits)', `${f}/TotalCreditsAmt`, [
    `${f}/CTCODCAmt`,
    `${f}/TotalNonrefundableCreditsAmt`,
  ]),
  sum(
    'IND-077',
    'w2s',
    'Line 22 (tax after credits)',
    `${f}/TaxLessCreditsAmt`,
    [`${f}/TotalTaxBeforeCrAndOthTaxesAmt`],
    [`${f}/TotalCreditsAmt`],
    true,
  ),
  sum('IND-078', 'w2s', 'Line 24 (total tax)', `${f}/TotalTaxAmt`, [
    `${f}/TaxLessCreditsAmt`,
    `${f}/TotalOtherTaxesAmt`,
  ]),
  sum('F1040-034-08', 'w2s', 'Line 25d (withholding)', `${f}/WithholdingTaxAmt`, [
    `${f}/FormW2WithheldTaxAmt`,
    `${f}/Form1099WithheldTaxAmt`,
    `${f}/TaxWithheldOtherAmt`,
  ]),
  sum('IND-079', 'payments', 'Line 32 (refundable credits)', `${f}/RefundableCreditsAmt`, [
    `${f}/EarnedIncomeCreditAmt`,
    `${f}/AdditionalChildTaxCreditAmt`,
    `${f}/RefundableAmerOppCreditAmt`,
    `${f}/RefundableAdoptionCreditAmt`,
    `${f}/TotalOtherPaymentsRfdblCrAmt`,
  ]),
  sum('F1040-066-09', 'payments', 'Line 33 (payments)', `${f}/TotalPaymentsAmt`, [
    `${f}/WithholdingTaxAmt`,
    `${f}/EstimatedTaxPaymentsAmt`,
    `${f}/RefundableCreditsAmt`,
  ]),
  rule(
    'IND-081',
    'arithmetic',
    'payments',
    'Line 34 (overpaid) doesn’t equal payments minus tax.',
    (r) =>
      r.amount(`${f}/OverpaidAmt`) ===
        Math.max(0, r.amount(`${f}/TotalPaymentsAmt`) - r.amount(`${f}/TotalTaxAmt`)) ||
      r.amount(`${f}/EsPenaltyAmt`) > 0,
  ),
  rule(
    'IND-082',
    'arithmetic',
    'payments',
    'Line 37 (amount you owe) doesn’t equal tax minus payments.',
    (r) =>
      r.amount(`${f}/EsPenaltyAmt`) > 0 ||
      r.amount(`${f}/OwedAmt`) ===
        Math.max(0, r.amount(`${f}/TotalTaxAmt`) - r.amount(`${f}/TotalPaymentsAmt`)),
  ),
  rule(
    'IND-098-01',
    'arithmetic',
    'refund.applyToNextYear',
    'The refund plus the amount applied to next year is more than the overpayment.',
    (r) => r.amount(`${f}/RefundAmt`) + r.amount(`${f}/AppliedToEsTaxAmt`) <= r.amount(`${f}/OverpaidAmt`),
  ),
  rule(
    'PF-REFUND-OWED',
    'arithmetic',
    'payments',
    'A return can’t have both a refund and an amount owed.',
    (r) => r.amount(`${f}/RefundAmt`) === 0 || r.amount(`${f}/OwedAmt`) === 0,
  ),
  rule(
    'F1040-071-07',
    'incorrect',
    'w2s',
    'Tax withheld is more than total income.',
    (r) =>
      r.amount(`${f}/WithholdingTaxAmt`) === 0 ||
      r.amount(`${f}/WithholdingTaxAmt`) <=
        [
          'WagesSalariesAndTipsAmt',
          'TaxExemptInterestAmt',
          'TaxableInterestAmt',
          'OrdinaryDividendsAmt',
          'IRADistributionsAmt',
          'PensionsAnnuitiesAmt',
          'TaxableIRAAmt',
          'TotalTaxablePensionsAmt',
          'SocSecBnftAmt',
        ].reduce((all, n) => all + Math.abs(r.amount(`${f}/${n}`)), 0) +
          Math.abs(r.amount('IRS1040Schedule1/TotalAdditionalIncomeAmt')) +
          Math.abs(r.amount(`${f}/CapitalGainLossAmt`)) +
          r.sum('IRS1040ScheduleC/TotalGrossReceiptsAmt') +
          r.amount('IRS8959/AddlMedcrRRTTaxWithholdingAmt') +
          r.sum('IRS1040ScheduleD/TotalLTCGL1099BBssRptNoAdjGrp/TotalProceedsSalesPriceAmt') +
          r.sum('IRS1040ScheduleD/TotalLTCGL1099BssRptNoAdjGrp/TotalProceedsSalesPriceAmt') +
          r.amount('IRS1040ScheduleE/TotAllPaymentsAllRentalPropAmt'),
  ),
  rule('F1040-065-05', 'missing', 'w2s', 'The return has no amounts, so there’s nothing to file.', (r) =>
    [
      'TotalIncomeAmt',
      'AdjustedGrossIncomeAmt',
      'TaxAmt',
      'TotalTaxAmt',
      'TotalPaymentsAmt',
      'TaxExemptInterestAmt',
    ].some((n) => r.amount(`${f}/${n}`) !== 0),
  ),
];
