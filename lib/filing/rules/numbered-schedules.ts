import { needs, rule, same, sum } from './makers';
import { alimonyRules } from './alimony';
import type { BusinessRule, ReturnView } from './rule';

const s1 = 'IRS1040Schedule1';
const s2 = 'IRS1040Schedule2';
const s3 = 'IRS1040Schedule3';

/** The box on Schedule 2, line 8. */
const saysNoForm5329 = (r: ReturnView): boolean =>
  r.nodes(`${s2}/TaxOnIRAsAmt`).some(({ attributes }) => attributes?.['form5329NotRequiredInd'] === 'X');

/** What rule S2-F1040-123-01 adds up. */
const taxesOf5329 = [
  'IRAEarlyDistributionsTaxAmt',
  'EducIRADistributionsTaxAmt',
  'IRAExcessContribTaxAmt',
  'RothIRAExcessContribTaxAmt',
  'EducIRAExcessContribTaxAmt',
  'MSAExcessContribTaxAmt',
  'HSAExcessContribTaxAmt',
  'ABLEExcessContribTaxAmt',
  'RtmntAnntyExcessContribTaxAmt',
];

/** Schedules 1, 2 and 3. */
export const numberedRules: readonly BusinessRule[] = [
  ...alimonyRules,
  sum(
    'PF-S1-9',
    'otherIncome',
    'Schedule 1, line 9 (other income)',
    `${s1}/TotalOtherIncomeAmt`,
    [
      'GamblingReportableWinningAmt',
      'DebtCancellationAmt',
      'TotHSADistriHDHPAmt',
      'AlaskaPermanentFundDivAmt',
      'JuryDutyPayAmt',
      'ExcessBusinessLossAmt',
      'GrantsOrScholarshipsAmt',
      'OtherIncomeTotalAmt',
    ].map((n) => `${s1}/${n}`),
    [`${s1}/NetOperatingLossDeductionAmt`, `${s1}/TotalIncomeExclusionAmt`],
  ),
  sum(
    'PF-S1-SUM',
    'otherIncome',
    'Schedule 1, line 10 (additional income)',
    `${s1}/TotalAdditionalIncomeAmt`,
    [
      'StateLocalIncomeTaxRefundAmt',
      'TotalAlimonyReceivedAmt',
      'BusinessIncomeLossAmt',
      'OtherGainLossAmt',
      'RentalRealEstateIncomeLossAmt',
      'NetFarmProfitLossAmt',
      'UnemploymentCompAmt',
      'TotalOtherIncomeAmt',
    ].map((n) => `${s1}/${n}`),
  ),
  sum(
    'PF-S1-ADJ-SUM',
    'adjustments',
    'Schedule 1, line 26 (adjustments)',
    `${s1}/TotalAdjustmentsAmt`,
    [
      'EducatorExpensesAmt',
      'HealthSavingsAccountDedAmt',
      'MovingExpenseAmt',
      'DeductibleSelfEmploymentTaxAmt',
      'SelfEmpldSepSimpleQlfyPlansAmt',
      'SelfEmpldHealthInsDedAmt',
      'PnltyOnErlyWthdrwOfSavingsAmt',
      'TotalAlimonyPaidAmt',
      'IRADeductionAmt',
      'StudentLoanInterestDedAmt',
      'TotalOtherAdjustmentsAmt',
    ].map((n) => `${s1}/${n}`),
  ),
  sum('PF-S2-SUM', 'marketplace', 'Schedule 2, line 3 (additions to tax)', `${s2}/AdditionalTaxAmt`, [
    `${s2}/TotalTaxAdditionsAmt`,
    `${s2}/AlternativeMinimumTaxAmt`,
  ]),
  sum(
    'PF-S3-8',
    'childCare',
    'Schedule 3, line 8 (credits)',
    `${s3}/TotalNonrefundableCreditsAmt`,
    [
      'ForeignTaxCreditAmt',
      'CreditForChildAndDepdCareAmt',
      'EducationCreditAmt',
      'RtrSavingsContributionsCrAmt',
      'ResidentialCleanEnergyCrAmt',
      'EgyEffcntHmImprvCrAmt',
      'OtherCreditsAmt',
    ].map((n) => `${s3}/${n}`),
  ),
  sum(
    'PF-S3-SUM',
    'payments',
    'Schedule 3, line 15 (payments)',
    `${s3}/TotalOtherPaymentsRfdblCrAmt`,
    ['ReconciledPremiumTaxCreditAmt', 'RequestForExtensionAmt', 'ExcessSocSecAndTier1RRTATaxAmt'].map(
      (n) => `${s3}/${n}`,
    ),
  ),
  rule(
    'S1-C',
    'mismatch',
    'businesses',
    'Business income doesn’t equal the total of your Schedules C.',
    (r) =>
      !r.has('IRS1040ScheduleC') ||
      r.amount(`${s1}/BusinessIncomeLossAmt`) === r.sum('IRS1040ScheduleC/NetProfitOrLossAmt'),
  ),
  same(
    'S1-E',
    'rentals',
    'Rental income differs between Schedules 1 and E.',
    `${s1}/RentalRealEstateIncomeLossAmt`,
    'IRS1040ScheduleE',
    'TotalSuppIncomeOrLossAmt',
  ),
  needs(
    'S1-E-NEEDS',
    'rentals',
    'Rental, royalty, or pass-through income requires Schedule E.',
    `${s1}/RentalRealEstateIncomeLossAmt`,
    'IRS1040ScheduleE',
  ),
  rule(
    'S1-HSA',
    'mismatch',
    'adjustments',
    'The HSA deduction doesn’t match Form 8889.',
    (r) => r.amount(`${s1}/HealthSavingsAccountDedAmt`) === r.sum('IRS8889/TotalHSADeductionAmt'),
  ),
  rule(
    'S1-SE',
    'mismatch',
    'businesses',
    'The deduction for half of self-employment tax doesn’t match Schedule SE.',
    (r) =>
      r.amount(`${s1}/DeductibleSelfEmploymentTaxAmt`) ===
      r.sum('IRS1040ScheduleSE/DeductibleSelfEmploymentTaxAmt'),
  ),
  rule(
    'S2-SE',
    'mismatch',
    'businesses',
    'Self-employment tax doesn’t match Schedule SE.',
    (r) => r.amount(`${s2}/SelfEmploymentTaxAmt`) === r.sum('IRS1040ScheduleSE/SelfEmploymentTaxAmt'),
  ),
  same(
    'S2-AMT',
    'amt',
    'Alternative minimum tax differs between Schedule 2 and Form 6251.',
    `${s2}/AlternativeMinimumTaxAmt`,
    'IRS6251',
    'AlternativeMinimumTaxAmt',
  ),
  rule(
    'S2-F1040-099-01',
    'missing',
    'retirement',
    'Schedule 2 says Form 5329 isn’t required, but there’s no tax on line 8.',
    (r) => !saysNoForm5329(r) || r.amount(`${s2}/TaxOnIRAsAmt`) > 0,
  ),
  rule(
    'S2-F1040-123-01',
    'mismatch',
    'retirement',
    'The tax on retirement accounts differs between Schedule 2 and Form 5329.',
    (r) =>
      r.amount(`${s2}/TaxOnIRAsAmt`) === 0 ||
      saysNoForm5329(r) ||
      r.amount(`${s2}/TaxOnIRAsAmt`) === taxesOf5329.reduce((all, name) => all + r.sum(`IRS5329/${name}`), 0),
  ),
  same(
    'S2-8959',
    'w2s',
    'Additional Medicare Tax differs between Schedule 2 and Form 8959.',
    `${s2}/TotalAMRRTTaxAmt`,
    'IRS8959',
    'AdditionalTaxGrp/TotalAMRRTTaxAmt',
  ),
  same(
    'S2-8960',
    'interest',
    'Net investment income tax differs between Schedule 2 and Form 8960.',
    `${s2}/IndivNetInvstIncomeTaxAmt`,
    'IRS8960',
    'IndivNetInvstIncomeTaxAmt',
  ),
  same(
    'F8962-PTC',
    'marketplace',
    'The net premium tax credit differs between Schedule 3 and Form 8962.',
    `${s3}/ReconciledPremiumTaxCreditAmt`,
    'IRS8962',
    'ReconciledPremiumTaxCreditAmt',
  ),
  same(
    'F8962-REPAY',
    'marketplace',
    'The excess advance premium tax credit repayment differs between Schedule 2 and Form 8962.',
    `${s2}/PremiumTaxCreditTaxLiabAmt`,
    'IRS8962',
    'PremiumTaxCreditTaxLiabAmt',
  ),
  needs(
    'S3-8962',
    'marketplace',
    'The premium tax credit requires Form 8962.',
    `${s3}/ReconciledPremiumTaxCreditAmt`,
    'IRS8962',
  ),
  same(
    'F2441-S3',
    'childCare',
    'The child and dependent care credit differs between Schedule 3 and Form 2441.',
    `${s3}/CreditForChildAndDepdCareAmt`,
    'IRS2441',
    'CreditForChildAndDepdCareAmt',
  ),
  needs(
    'S3-2441',
    'childCare',
    'The child and dependent care credit requires Form 2441.',
    `${s3}/CreditForChildAndDepdCareAmt`,
    'IRS2441',
  ),
  needs(
    'S3-8880',
    'w2s',
    'The saver’s credit requires Form 8880.',
    `${s3}/RtrSavingsContributionsCrAmt`,
    'IRS8880',
  ),
  needs(
    'S3-8863',
    'education',
    'Education credits require Form 8863.',
    `${s3}/EducationCreditAmt`,
    'IRS8863',
  ),
  needs(
    'S3-5695',
    'energy',
    'Residential energy credits require Form 5695.',
    `${s3}/ResidentialCleanEnergyCrAmt`,
    'IRS5695',
  ),
];
