import { isPossibleEin, isPossibleNumber } from '@/lib/tax/checks/numbers';
import { law2024 } from '@/lib/tax/us/law/2024';
import { needs, rule, same, sum } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS1040';
const s1 = 'IRS1040Schedule1';
const s2 = 'IRS1040Schedule2';
const s3 = 'IRS1040Schedule3';
const a = 'IRS1040ScheduleA';
const eic = 'IRS1040ScheduleEIC/QualifyingChildInformation';
const lawStatus = (r: ReturnView) =>
  (['single', 'mfj', 'mfs', 'hoh', 'qss'] as const)[Number(r.status) - 1] ?? 'single';
const anyNumber = (ssn: string) => isPossibleNumber(ssn, 'ssn') || isPossibleNumber(ssn, 'itin');
const eicLaw = (children: number) =>
  [law2024.earnedIncome.noChild, law2024.earnedIncome.oneChild, law2024.earnedIncome.twoChildren][children] ??
  law2024.earnedIncome.threeChildren;

/** Schedules 1, 2 and 3. */
const numbered: readonly BusinessRule[] = [
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
      'GrantsOrScholarshipsAmt',
      'OtherIncomeAmt',
    ].map((n) => `${s1}/${n}`),
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
      'RentalRealEstateIncomeLossAmt',
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
  sum('PF-S2-SUM', 'marketplace', 'Schedule 2, line 3 (additions to tax)', `${s2}/TotalAdditionalTaxAmt`, [
    `${s2}/TotalAdditionsToTaxAmt`,
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
      'TotOthNonrefundableCreditsAmt',
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
    'Business income is not the sum of the Schedules C.',
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
    'Rental or shared income needs Schedule E.',
    `${s1}/RentalRealEstateIncomeLossAmt`,
    'IRS1040ScheduleE',
  ),
  rule(
    'S1-HSA',
    'mismatch',
    'adjustments',
    'The HSA deduction is not that of Form 8889.',
    (r) => r.amount(`${s1}/HealthSavingsAccountDedAmt`) === r.sum('IRS8889/TotalHSADeductionAmt'),
  ),
  rule(
    'S1-SE',
    'mismatch',
    'businesses',
    'Half of the self-employment tax is not that of Schedule SE.',
    (r) =>
      r.amount(`${s1}/DeductibleSelfEmploymentTaxAmt`) ===
      r.sum('IRS1040ScheduleSE/DeductibleSelfEmploymentTaxAmt'),
  ),
  rule(
    'S2-SE',
    'mismatch',
    'businesses',
    'Self-employment tax is not that of Schedule SE.',
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
  same(
    'S2-8959',
    'w2s',
    'Additional Medicare Tax differs between Schedule 2 and Form 8959.',
    `${s2}/TotalAMRRTTaxAmt`,
    'IRS8959',
    'TotalAMRRTTaxAmt',
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
    'The insurance credit differs between Schedule 3 and Form 8962.',
    `${s3}/ReconciledPremiumTaxCreditAmt`,
    'IRS8962',
    'ReconciledPremiumTaxCreditAmt',
  ),
  same(
    'F8962-REPAY',
    'marketplace',
    'What is paid back for insurance differs between Schedule 2 and Form 8962.',
    `${s2}/PremiumTaxCreditTaxLiabAmt`,
    'IRS8962',
    'PremiumTaxCreditTaxLiabAmt',
  ),
  needs(
    'S3-8962',
    'marketplace',
    'The insurance credit needs Form 8962.',
    `${s3}/ReconciledPremiumTaxCreditAmt`,
    'IRS8962',
  ),
  same(
    'F2441-S3',
    'childCare',
    'The care credit differs between Schedule 3 and Form 2441.',
    `${s3}/CreditForChildAndDepdCareAmt`,
    'IRS2441',
    'CreditForChildAndDepdCareAmt',
  ),
  needs(
    'S3-2441',
    'childCare',
    'The care credit needs Form 2441.',
    `${s3}/CreditForChildAndDepdCareAmt`,
    'IRS2441',
  ),
  needs(
    'S3-8880',
    'w2s',
    'The savings credit needs Form 8880.',
    `${s3}/RtrSavingsContributionsCrAmt`,
    'IRS8880',
  ),
  needs('S3-8863', 'education', 'Education credits need Form 8863.', `${s3}/EducationCreditAmt`, 'IRS8863'),
  needs(
    'S3-5695',
    'energy',
    'Energy credits need Form 5695.',
    `${s3}/ResidentialCleanEnergyCrAmt`,
    'IRS5695',
  ),
];

/** Itemized deductions. */
const itemized: readonly BusinessRule[] = [
  rule(
    'SA-5E',
    'incorrect',
    'itemized',
    'State and local taxes count up to $10,000 ($5,000 when married and filing separately).',
    (r) => r.amount(`${a}/StateAndLocalTaxLimitationAmt`) <= law2024.itemized.stateTaxLimit[lawStatus(r)],
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
      'CasualtyAndTheftLossesAmt',
      'OtherMiscellaneousDedAmt',
    ].map((n) => `${a}/${n}`),
  ),
  rule(
    'SA-AGI',
    'mismatch',
    'itemized',
    'Income differs between Form 1040 and Schedule A.',
    (r) =>
      !r.has(`${a}/TaxReturnAGIAmt`) ||
      r.amount(`${a}/TaxReturnAGIAmt`) === r.amount(`${f}/AdjustedGrossIncomeAmt`),
  ),
];

/** Earned income credit (amounts of 2024 from our law). */
const earnedIncome: readonly BusinessRule[] = [
  rule(
    'F1040-014-02',
    'mismatch',
    'dependents',
    'Schedule EIC is there without the credit.',
    (r) => !r.has(eic) || r.amount(`${f}/EarnedIncomeCreditAmt`) > 0,
  ),
  rule(
    'F1040-067-13',
    'missing',
    'dependents',
    `An earned income credit above $${law2024.earnedIncome.noChild.maximum} needs Schedule EIC.`,
    (r) => r.amount(`${f}/EarnedIncomeCreditAmt`) <= law2024.earnedIncome.noChild.maximum || r.has(eic),
  ),
  rule(
    'F1040-037-04',
    'incorrect',
    'taxpayer.ssn',
    'The earned income credit needs a Social Security number, not an ITIN.',
    (r) =>
      r.amount(`${f}/EarnedIncomeCreditAmt`) === 0 ||
      !isPossibleNumber(r.text('@Filer/PrimarySSN') ?? '', 'itin'),
  ),
  rule(
    'F1040-039-05',
    'incorrect',
    'spouse.ssn',
    'The earned income credit needs a Social Security number of your spouse, not an ITIN.',
    (r) =>
      r.amount(`${f}/EarnedIncomeCreditAmt`) === 0 ||
      !r.joint ||
      !isPossibleNumber(r.text('@Filer/SpouseSSN') ?? '', 'itin'),
  ),
  rule(
    'F1040-377-12',
    'incorrect',
    'dependents',
    'Income is above the limit of the earned income credit.',
    (r) => {
      const limits = eicLaw(r.nodes(eic).length);
      return (
        r.amount(`${f}/EarnedIncomeCreditAmt`) === 0 ||
        r.amount(`${f}/AdjustedGrossIncomeAmt`) < (r.joint ? limits.incomeLimitJoint : limits.incomeLimit)
      );
    },
  ),
  rule(
    'SEIC-MAX',
    'incorrect',
    'dependents',
    'The earned income credit is above its maximum.',
    (r) => r.amount(`${f}/EarnedIncomeCreditAmt`) <= eicLaw(r.nodes(eic).length).maximum,
  ),
  rule(
    'SEIC-SSN',
    'incorrect',
    'dependents',
    'Two children of the earned income credit have the same number.',
    (r) => new Set(r.all(`${eic}/QualifyingChildSSN`)).size === r.all(`${eic}/QualifyingChildSSN`).length,
  ),
  rule(
    'SEIC-OWN',
    'incorrect',
    'dependents',
    'A child of the earned income credit has your own number.',
    (r) =>
      !r
        .all(`${eic}/QualifyingChildSSN`)
        .some((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'SEIC-YEAR',
    'incorrect',
    'dependents',
    'A child of the earned income credit was born after 2024.',
    (r) => r.all(`${eic}/ChildBirthYr`).every((year) => year <= '2024'),
  ),
  rule(
    'SEIC-MONTHS',
    'incorrect',
    'dependents',
    'A child of the earned income credit lived with you for more than half of the year.',
    (r) =>
      r
        .all(`${eic}/MonthsChildLivedWithYouCnt`)
        .every((months) => Number(months) >= 6 && Number(months) <= 12),
  ),
  rule(
    'SEIC-NAME',
    'missing',
    'dependents',
    'A child of the earned income credit has no name.',
    (r) => r.all(`${eic}/ChildFirstAndLastName/PersonFirstNm`).length === r.nodes(eic).length,
  ),
];

/** Papers and other forms. */
const papers: readonly BusinessRule[] = [
  rule('FW2-001', 'incorrect', 'w2s', 'An employer’s number can’t be right. Check box b.', (r) =>
    r.all('IRSW2/EmployerEIN').every(isPossibleEin),
  ),
  rule(
    'FW2-EIN',
    'missing',
    'w2s',
    'An employer’s number is missing (box b).',
    (r) => r.all('IRSW2/EmployerEIN').length === r.nodes('IRSW2').length,
  ),
  rule(
    'FW2-NAME',
    'missing',
    'w2s',
    'An employer’s name is missing (box c).',
    (r) => r.all('IRSW2/EmployerNameControlTxt').length === r.nodes('IRSW2').length,
  ),
  rule('FW2-SSN', 'mismatch', 'w2s', 'A Form W-2 is for a person who is not on this return.', (r) =>
    r
      .all('IRSW2/EmployeeSSN')
      .every((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'FW2-WITHHELD',
    'incorrect',
    'w2s',
    'More tax was withheld than there were wages (boxes 1 and 2).',
    (r) =>
      r.sum('IRSW2/WithholdingAmt') <=
      Math.max(
        r.sum('IRSW2/WagesAmt'),
        r.sum('IRSW2/SocialSecurityWagesAmt'),
        r.sum('IRSW2/MedicareWagesAndTipsAmt'),
      ),
  ),
  rule(
    'F1099R-SSN',
    'mismatch',
    'retirement',
    'A Form 1099-R is for a person who is not on this return.',
    (r) =>
      r
        .all('IRS1099R/RecipientSSN')
        .every((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'F1099R-NAME',
    'missing',
    'retirement',
    'A payer’s name is missing on a Form 1099-R.',
    (r) => r.all('IRS1099R/PayerNameControlTxt').length === r.nodes('IRS1099R').length,
  ),
  rule(
    'F1099R-WITHHELD',
    'incorrect',
    'retirement',
    'More tax was withheld than was paid out (Form 1099-R).',
    (r) => r.sum('IRS1099R/FederalIncomeTaxWithheldAmt') <= r.sum('IRS1099R/GrossDistributionAmt'),
  ),
  rule(
    'F2441-PROVIDER',
    'missing',
    'childCare',
    'The care credit needs the provider’s name and number.',
    (r) =>
      r.amount('IRS2441/CreditForChildAndDepdCareAmt') === 0 ||
      r.has('IRS2441/CareProviderGrp/CareProviderBusNameControlTxt'),
  ),
  rule(
    'F2441-PERSON',
    'missing',
    'childCare',
    'The care credit needs the person who was cared for.',
    (r) =>
      r.amount('IRS2441/CreditForChildAndDepdCareAmt') === 0 ||
      r.has('IRS2441/QualifyingPersonGrp/QualifyingPersonSSN'),
  ),
  rule(
    'F8863-STUDENT',
    'missing',
    'education',
    'An education credit needs the student’s number.',
    (r) =>
      r.nodes('IRS8863/StudentAndEducationalInstnGrp').length ===
      r.all('IRS8863/StudentAndEducationalInstnGrp/StudentSSN').length,
  ),
  rule('F8889-SSN', 'mismatch', 'adjustments', 'Form 8889 is for a person who is not on this return.', (r) =>
    r
      .all('IRS8889/RecipientSSN')
      .every((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule('SC-SSN', 'incorrect', 'businesses', 'The owner’s number on Schedule C can’t be right.', (r) =>
    r.all('IRS1040ScheduleC/SSN').every(anyNumber),
  ),
  rule('SC-31', 'arithmetic', 'businesses', 'Profit on Schedule C is not income less expenses.', (r) =>
    r.nodes('IRS1040ScheduleC').every((one) => {
      const at = (name: string) =>
        Number((one.children ?? []).find((child) => child.name === name)?.text ?? 0);
      return at('TentativeProfitOrLossAmt') === at('GrossIncomeAmt') - at('TotalExpensesAmt');
    }),
  ),
  rule(
    'SD-16',
    'arithmetic',
    'sales',
    'Schedule D, line 16 is not the sum of short and long term.',
    (r) =>
      !r.has('IRS1040ScheduleD') ||
      r.amount('IRS1040ScheduleD/NetSTAndLTCapitalGainOrLossAmt') ===
        r.amount('IRS1040ScheduleD/NetShortTermGainOrLossAmt') +
          r.amount('IRS1040ScheduleD/NetLongTermGainOrLossAmt'),
  ),
  rule(
    'F8959-THRESHOLD',
    'incorrect',
    'filingStatus',
    'The threshold of Form 8959 is not that of the filing status.',
    (r) =>
      !r.has('IRS8959/FilingStatusThresholdCd') ||
      r.amount('IRS8959/FilingStatusThresholdCd') === law2024.additionalMedicare.threshold[lawStatus(r)],
  ),
  rule(
    'F8960-THRESHOLD',
    'incorrect',
    'filingStatus',
    'The threshold of Form 8960 is not that of the filing status.',
    (r) =>
      !r.has('IRS8960/FilingThresholdAmt') ||
      r.amount('IRS8960/FilingThresholdAmt') === law2024.netInvestment.threshold[lawStatus(r)],
  ),
  rule(
    'S8812-THRESHOLD',
    'incorrect',
    'filingStatus',
    'The threshold of Schedule 8812 is not that of the filing status.',
    (r) =>
      !r.has('IRS1040Schedule8812/FilingStatusThresholdCd') ||
      r.amount('IRS1040Schedule8812/FilingStatusThresholdCd') ===
        law2024.childCredit.phaseOutStart[lawStatus(r)],
  ),
  rule(
    'S8812-CHILDREN',
    'mismatch',
    'dependents',
    'The number of children differs between Form 1040 and Schedule 8812.',
    (r) =>
      !r.has('IRS1040Schedule8812') ||
      r.amount('IRS1040Schedule8812/QlfyChildUnderAgeSSNCnt') ===
        r.all(`${f}/DependentDetail/EligibleForChildTaxCreditInd`).length,
  ),
  rule(
    'S8812-OTHERS',
    'mismatch',
    'dependents',
    'The number of other dependents differs between Form 1040 and Schedule 8812.',
    (r) =>
      !r.has('IRS1040Schedule8812') ||
      r.amount('IRS1040Schedule8812/OtherDependentCnt') ===
        r.all(`${f}/DependentDetail/EligibleForODCInd`).length,
  ),
];

export const scheduleRules: readonly BusinessRule[] = [...numbered, ...itemized, ...earnedIncome, ...papers];
