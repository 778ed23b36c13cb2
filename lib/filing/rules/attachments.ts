import { needs, rule, same } from './makers';
import type { BusinessRule } from './rule';

const f = 'IRS1040';

/** Lines that come from a schedule. */
export const schedulesRules: readonly BusinessRule[] = [
  same(
    'PF-S1-10',
    'otherIncome',
    'Additional income differs between Form 1040 and Schedule 1.',
    `${f}/TotalAdditionalIncomeAmt`,
    'IRS1040Schedule1',
    'TotalAdditionalIncomeAmt',
  ),
  same(
    'PF-S1-26',
    'adjustments',
    'Adjustments differ between Form 1040 and Schedule 1.',
    `${f}/TotalAdjustmentsAmt`,
    'IRS1040Schedule1',
    'TotalAdjustmentsAmt',
  ),
  same(
    'PF-S2-3',
    'marketplace',
    'Additions to tax differ between Form 1040 and Schedule 2.',
    `${f}/AdditionalTaxAmt`,
    'IRS1040Schedule2',
    'AdditionalTaxAmt',
  ),
  same(
    'PF-S2-21',
    'businesses',
    'Other taxes differ between Form 1040 and Schedule 2.',
    `${f}/TotalOtherTaxesAmt`,
    'IRS1040Schedule2',
    'TotalOtherTaxesAmt',
  ),
  same(
    'F1040-064-06',
    'childCare',
    'Credits differ between Form 1040 and Schedule 3.',
    `${f}/TotalNonrefundableCreditsAmt`,
    'IRS1040Schedule3',
    'TotalNonrefundableCreditsAmt',
  ),
  same(
    'PF-S3-15',
    'payments',
    'Other payments differ between Form 1040 and Schedule 3.',
    `${f}/TotalOtherPaymentsRfdblCrAmt`,
    'IRS1040Schedule3',
    'TotalOtherPaymentsRfdblCrAmt',
  ),
  same(
    'F1040-021-03',
    'itemized',
    'Form 1040 and Schedule A show different deductions.',
    `${f}/TotalItemizedOrStandardDedAmt`,
    'IRS1040ScheduleA',
    'TotalItemizedDeductionsAmt',
  ),
  same(
    'F1040-157-05',
    'education',
    'The education credit differs between Form 1040 and Form 8863.',
    `${f}/RefundableAmerOppCreditAmt`,
    'IRS8863',
    'RefundableAmerOppCreditGroup/RefundableAmerOppCreditAmt',
  ),
  same(
    'S8812-001',
    'dependents',
    'The child tax credit differs between Form 1040 and Schedule 8812.',
    `${f}/CTCODCAmt`,
    'IRS1040Schedule8812',
    'CTCODCAmt',
  ),
  same(
    'S8812-002',
    'dependents',
    'The additional child tax credit differs between Form 1040 and Schedule 8812.',
    `${f}/AdditionalChildTaxCreditAmt`,
    'IRS1040Schedule8812',
    'AdditionalChildTaxCreditAmt',
  ),
  same(
    'PF-8812-AGI',
    'dependents',
    'Income differs between Form 1040 and Schedule 8812.',
    `${f}/AdjustedGrossIncomeAmt`,
    'IRS1040Schedule8812',
    'AdjustedGrossIncomeAmt',
  ),
  rule(
    'F1040-017-01',
    'mismatch',
    'interest',
    'Interest over $1,500 requires Schedule B with the same total.',
    (r) =>
      r.amount(`${f}/TaxableInterestAmt`) <= 1500 ||
      r.amount(`${f}/TaxableInterestAmt`) === r.amount('IRS1040ScheduleB/CalculatedTotalTaxableIntAmt'),
  ),
  rule(
    'F1040-018-01',
    'mismatch',
    'dividends',
    'Dividends over $1,500 require Schedule B with the same total.',
    (r) =>
      r.amount(`${f}/OrdinaryDividendsAmt`) <= 1500 ||
      r.amount(`${f}/OrdinaryDividendsAmt`) === r.amount('IRS1040ScheduleB/TotalOrdinaryDividendsAmt'),
  ),
  rule(
    'IND-096',
    'mismatch',
    'dividends',
    'If you check the box that says Schedule D isn’t required, enter the capital gain.',
    (r) => !r.has(`${f}/CapitalDistributionInd`) || r.amount(`${f}/CapitalGainLossAmt`) !== 0,
  ),
  rule(
    'IND-113',
    'mismatch',
    'dividends',
    'A return that says Schedule D isn’t required can’t include it.',
    (r) => !r.has(`${f}/CapitalDistributionInd`) || !r.has('IRS1040ScheduleD'),
  ),
  rule(
    'IND-114',
    'missing',
    'sales',
    'Capital gains require Schedule D, or the box that says it isn’t required.',
    (r) =>
      r.amount(`${f}/CapitalGainLossAmt`) === 0 ||
      r.has(`${f}/CapitalDistributionInd`) ||
      r.has('IRS1040ScheduleD'),
  ),
  needs(
    'PF-S1',
    'otherIncome',
    'Additional income requires Schedule 1.',
    `${f}/TotalAdditionalIncomeAmt`,
    'IRS1040Schedule1',
  ),
  needs(
    'PF-S1-ADJ',
    'adjustments',
    'Adjustments to income require Schedule 1.',
    `${f}/TotalAdjustmentsAmt`,
    'IRS1040Schedule1',
  ),
  needs(
    'PF-S2',
    'marketplace',
    'Additions to tax require Schedule 2.',
    `${f}/AdditionalTaxAmt`,
    'IRS1040Schedule2',
  ),
  needs(
    'PF-S2-OTHER',
    'businesses',
    'Other taxes require Schedule 2.',
    `${f}/TotalOtherTaxesAmt`,
    'IRS1040Schedule2',
  ),
  needs(
    'PF-S3',
    'childCare',
    'These credits require Schedule 3.',
    `${f}/TotalNonrefundableCreditsAmt`,
    'IRS1040Schedule3',
  ),
  needs(
    'F1040-CTC',
    'dependents',
    'The child tax credit requires Schedule 8812.',
    `${f}/CTCODCAmt`,
    'IRS1040Schedule8812',
  ),
  needs(
    'F1040-ACTC',
    'dependents',
    'The additional child tax credit requires Schedule 8812.',
    `${f}/AdditionalChildTaxCreditAmt`,
    'IRS1040Schedule8812',
  ),
  needs(
    'F1040-AOTC',
    'education',
    'The refundable education credit requires Form 8863.',
    `${f}/RefundableAmerOppCreditAmt`,
    'IRS8863',
  ),
  needs('PF-W2', 'w2s', 'Tax withheld from wages requires a Form W-2.', `${f}/FormW2WithheldTaxAmt`, 'IRSW2'),
  rule(
    'R0000-204',
    'missing',
    'businesses',
    'The qualified business income deduction requires Form 8995 or 8995-A.',
    (r) => r.amount(`${f}/QualifiedBusinessIncomeDedAmt`) === 0 || r.has('IRS8995') !== r.has('IRS8995A'),
  ),
];
