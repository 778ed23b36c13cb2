import { isPossibleNumber } from '@/lib/tax/checks/numbers';
import { law2024 } from '@/lib/tax/us/law/2024';
import { needs, rule, same, sum } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS1040';

const dependents = `${f}/DependentDetail`;
const ssns = (r: ReturnView): string[] => r.all(`${dependents}/DependentSSN`);
const lawStatus = (r: ReturnView) =>
  (['single', 'mfj', 'mfs', 'hoh', 'qss'] as const)[Number(r.status) - 1] ?? 'single';

/** Arithmetic of Form 1040. */
const arithmetic: readonly BusinessRule[] = [
  sum('IND-471', 'w2s', 'Line 1z (wages)', `${f}/WagesSalariesAndTipsAmt`, [
    `${f}/WagesAmt`,
    `${f}/TaxableBenefitsAmt`,
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
    'Line 34 (overpaid) is not payments less tax.',
    (r) =>
      r.amount(`${f}/OverpaidAmt`) ===
        Math.max(0, r.amount(`${f}/TotalPaymentsAmt`) - r.amount(`${f}/TotalTaxAmt`)) ||
      r.amount(`${f}/EsPenaltyAmt`) > 0,
  ),
  rule(
    'IND-082',
    'arithmetic',
    'payments',
    'Line 37 (you owe) is not tax less payments.',
    (r) =>
      r.amount(`${f}/EsPenaltyAmt`) > 0 ||
      r.amount(`${f}/OwedAmt`) ===
        Math.max(0, r.amount(`${f}/TotalTaxAmt`) - r.amount(`${f}/TotalPaymentsAmt`)),
  ),
  rule(
    'IND-098-01',
    'arithmetic',
    'refund.applyToNextYear',
    'Refund and what goes to next year are more than what is overpaid.',
    (r) => r.amount(`${f}/RefundAmt`) + r.amount(`${f}/AppliedToEsTaxAmt`) <= r.amount(`${f}/OverpaidAmt`),
  ),
  rule(
    'PF-REFUND-OWED',
    'arithmetic',
    'payments',
    'A return has a refund or an amount owed, not both.',
    (r) => r.amount(`${f}/RefundAmt`) === 0 || r.amount(`${f}/OwedAmt`) === 0,
  ),
  rule(
    'F1040-071-07',
    'incorrect',
    'w2s',
    'More tax was withheld than there was income.',
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
          r.sum('IRS1040ScheduleD/LTGLFrom1099BBasisRptNoAdjGrp/TotalProceedsSalesPriceAmt') +
          r.amount('IRS1040ScheduleE/TotalRentsReceivedAmt'),
  ),
  rule(
    'F1040-065-05',
    'missing',
    'w2s',
    'The return holds no figures at all. There is nothing to file.',
    (r) =>
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

/** Lines that come from a schedule. */
const schedules: readonly BusinessRule[] = [
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
    'TotalAdditionalTaxAmt',
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
    'The deduction differs between Form 1040 and Schedule A.',
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
    'RefundableAmerOppCreditAmt',
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
    'Interest above $1,500 needs Schedule B, with the same total.',
    (r) =>
      r.amount(`${f}/TaxableInterestAmt`) <= 1500 ||
      r.amount(`${f}/TaxableInterestAmt`) === r.amount('IRS1040ScheduleB/CalculatedTotalTaxableIntAmt'),
  ),
  rule(
    'F1040-018-01',
    'mismatch',
    'dividends',
    'Dividends above $1,500 need Schedule B, with the same total.',
    (r) =>
      r.amount(`${f}/OrdinaryDividendsAmt`) <= 1500 ||
      r.amount(`${f}/OrdinaryDividendsAmt`) === r.amount('IRS1040ScheduleB/TotalOrdinaryDividendsAmt'),
  ),
  needs(
    'PF-S1',
    'otherIncome',
    'Additional income needs Schedule 1.',
    `${f}/TotalAdditionalIncomeAmt`,
    'IRS1040Schedule1',
  ),
  needs(
    'PF-S1-ADJ',
    'adjustments',
    'Adjustments need Schedule 1.',
    `${f}/TotalAdjustmentsAmt`,
    'IRS1040Schedule1',
  ),
  needs(
    'PF-S2',
    'marketplace',
    'Additions to tax need Schedule 2.',
    `${f}/AdditionalTaxAmt`,
    'IRS1040Schedule2',
  ),
  needs(
    'PF-S2-OTHER',
    'businesses',
    'Other taxes need Schedule 2.',
    `${f}/TotalOtherTaxesAmt`,
    'IRS1040Schedule2',
  ),
  needs(
    'PF-S3',
    'childCare',
    'These credits need Schedule 3.',
    `${f}/TotalNonrefundableCreditsAmt`,
    'IRS1040Schedule3',
  ),
  needs(
    'F1040-CTC',
    'dependents',
    'The child tax credit needs Schedule 8812.',
    `${f}/CTCODCAmt`,
    'IRS1040Schedule8812',
  ),
  needs(
    'F1040-ACTC',
    'dependents',
    'The additional child tax credit needs Schedule 8812.',
    `${f}/AdditionalChildTaxCreditAmt`,
    'IRS1040Schedule8812',
  ),
  needs(
    'F1040-AOTC',
    'education',
    'The refundable education credit needs Form 8863.',
    `${f}/RefundableAmerOppCreditAmt`,
    'IRS8863',
  ),
  needs('PF-W2', 'w2s', 'Tax withheld from wages needs a Form W-2.', `${f}/FormW2WithheldTaxAmt`, 'IRSW2'),
  rule(
    'R0000-204',
    'missing',
    'businesses',
    'The business income deduction needs one of Forms 8995 and 8995-A.',
    (r) => r.amount(`${f}/QualifiedBusinessIncomeDedAmt`) === 0 || r.has('IRS8995') !== r.has('IRS8995A'),
  ),
];

/** Filing status, boxes and people. */
const household: readonly BusinessRule[] = [
  rule('PF-STATUS', 'missing', 'filingStatus', 'The filing status is missing.', (r) =>
    /^[1-5]$/.test(r.status),
  ),
  rule(
    'F1040-003-02',
    'missing',
    'dependents',
    'Head of household needs a person who makes you one.',
    (r) =>
      r.status !== '4' ||
      r.amount(`${f}/ChldWhoLivedWithYouCnt`) + r.amount(`${f}/OtherDependentsListedCnt`) > 0 ||
      r.has(`${f}/QualifyingHOHNm`),
  ),
  rule(
    'F1040-111-02',
    'mismatch',
    'dependents',
    'The number of dependents does not fit the list.',
    (r) =>
      r.all(`${dependents}/DependentNameControlTxt`).length ===
      r.amount(`${f}/ChldWhoLivedWithYouCnt`) + r.amount(`${f}/OtherDependentsListedCnt`),
  ),
  rule(
    'IND-088',
    'mismatch',
    'dependents',
    'The number of people on the return is not right.',
    (r) =>
      r.amount(`${f}/TotalExemptionsCnt`) ===
      r.amount(`${f}/TotalExemptPrimaryAndSpouseCnt`) + r.nodes(dependents).length,
  ),
  rule(
    'IND-086-01',
    'incorrect',
    'dependents',
    'Two dependents have the same number.',
    (r) => new Set(ssns(r)).size === ssns(r).length,
  ),
  rule(
    'IND-085-01',
    'incorrect',
    'dependents',
    'A dependent’s number can’t be right. Check its digits.',
    (r) =>
      ssns(r).every(
        (n) => isPossibleNumber(n, 'ssn') || isPossibleNumber(n, 'itin') || isPossibleNumber(n, 'atin'),
      ),
  ),
  rule(
    'PF-DEP-SSN',
    'missing',
    'dependents',
    'A dependent’s number is missing.',
    (r) => ssns(r).length === r.nodes(dependents).length,
  ),
  rule(
    'IND-089-01',
    'incorrect',
    'dependents',
    'A dependent has the same number as you or your spouse.',
    (r) => !ssns(r).some((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'PF-DEP-NAME',
    'missing',
    'dependents',
    'A dependent’s name is missing.',
    (r) =>
      r.all(`${dependents}/DependentFirstNm`).length === r.nodes(dependents).length &&
      r.all(`${dependents}/DependentLastNm`).length === r.nodes(dependents).length,
  ),
  rule(
    'PF-DEP-REL',
    'missing',
    'dependents',
    'How a dependent is related to you is missing.',
    (r) => r.all(`${dependents}/DependentRelationshipCd`).length === r.nodes(dependents).length,
  ),
  rule(
    'PF-DEP-BOX',
    'incorrect',
    'dependents',
    'A dependent counts for one of two credits, not for both.',
    (r) =>
      r
        .nodes(dependents)
        .every((one) => (one.children ?? []).filter(({ name }) => name.startsWith('Eligible')).length <= 1),
  ),
  rule(
    'IND-DEP-CTC',
    'incorrect',
    'dependents',
    'The child tax credit needs a Social Security number for the child.',
    (r) =>
      r
        .nodes(dependents)
        .every(
          (one) =>
            !(one.children ?? []).some(({ name }) => name === 'EligibleForChildTaxCreditInd') ||
            isPossibleNumber(
              (one.children ?? []).find(({ name }) => name === 'DependentSSN')?.text ?? '',
              'ssn',
            ),
        ),
  ),
  rule('IND-996-SHAPE', 'incorrect', 'dependents', 'A dependent’s IP PIN has six digits.', (r) =>
    r.all(`${dependents}/IdentityProtectionPIN`).every((pin) => /^\d{6}$/.test(pin)),
  ),
  rule(
    'PF-BOXES',
    'mismatch',
    'taxpayer.dateOfBirth',
    'The number of age and blindness boxes is not right.',
    (r) =>
      r.amount(`${f}/TotalBoxesCheckedCnt`) ===
      ['Primary65OrOlderInd', 'PrimaryBlindInd', 'Spouse65OrOlderInd', 'SpouseBlindInd'].filter((n) =>
        r.has(`${f}/${n}`),
      ).length,
  ),
  rule(
    'PF-SPOUSE-BOX',
    'incorrect',
    'filingStatus',
    'Boxes about a spouse are for joint returns.',
    (r) => r.joint || !(r.has(`${f}/Spouse65OrOlderInd`) || r.has(`${f}/SpouseBlindInd`)),
  ),
  rule(
    'IND-AGE',
    'mismatch',
    'taxpayer.dateOfBirth',
    'The box for 65 or older does not fit your birth date.',
    (r) =>
      !r.has('@SelfSelectPINGrp/PrimaryBirthDt') ||
      r.has(`${f}/Primary65OrOlderInd`) === (r.text('@SelfSelectPINGrp/PrimaryBirthDt') ?? '') < '1960-01-02',
  ),
  rule(
    'PF-SPOUSE-AGE',
    'mismatch',
    'spouse.dateOfBirth',
    'The box for 65 or older does not fit your spouse’s birth date.',
    (r) =>
      r.has(`${f}/SpouseDeathDt`) || !r.has('@SelfSelectPINGrp/SpouseBirthDt') ||
      r.has(`${f}/Spouse65OrOlderInd`) === (r.text('@SelfSelectPINGrp/SpouseBirthDt') ?? '') < '1960-01-02',
  ),
  rule(
    'PF-EXEMPT',
    'mismatch',
    'filingStatus',
    'A joint return is for two people, any other for one.',
    (r) => r.amount(`${f}/TotalExemptPrimaryAndSpouseCnt`) === (r.joint ? 2 : 1),
  ),
  rule('PF-DIGITAL', 'missing', 'digitalAssets', 'The question about digital assets has no answer.', (r) =>
    ['true', 'false'].includes(r.text(`${f}/VirtualCurAcquiredDurTYInd`) ?? ''),
  ),
  rule('PF-OCCUPATION', 'missing', 'taxpayer.occupation', 'Your occupation is missing.', (r) =>
    r.has(`${f}/PrimaryOccupationTxt`),
  ),
  rule(
    'F1040-042-01',
    'mismatch',
    'socialSecurity',
    'Taxable Social Security needs benefits.',
    (r) => r.amount(`${f}/TaxableSocSecAmt`) === 0 || r.amount(`${f}/SocSecBnftAmt`) !== 0,
  ),
  rule(
    'PF-SOCSEC-85',
    'incorrect',
    'socialSecurity',
    'At most 85% of Social Security benefits are taxed.',
    (r) =>
      r.amount(`${f}/TaxableSocSecAmt`) <= Math.round(r.amount(`${f}/SocSecBnftAmt`) * 0.85) + 1 ||
      r.amount(`${f}/SocSecBnftAmt`) <= 0,
  ),
  rule(
    'PF-QUALIFIED',
    'incorrect',
    'dividends',
    'Qualified dividends are part of ordinary dividends.',
    (r) => r.amount(`${f}/QualifiedDividendsAmt`) <= r.amount(`${f}/OrdinaryDividendsAmt`),
  ),
  rule(
    'PF-LOSS-LIMIT',
    'incorrect',
    'sales',
    'A capital loss counts up to $3,000 a year.',
    (r) =>
      r.amount(`${f}/CapitalGainLossAmt`) >=
      -(r.status === '3' ? law2024.capitalGain.lossLimit.mfs : law2024.capitalGain.lossLimit.single),
  ),
  rule('PF-TAX-NEGATIVE', 'incorrect', 'w2s', 'Tax is never below 0.', (r) =>
    [
      'TaxAmt',
      'TotalTaxAmt',
      'TaxLessCreditsAmt',
      'TaxableIncomeAmt',
      'RefundAmt',
      'OwedAmt',
      'WithholdingTaxAmt',
    ].every((n) => r.amount(`${f}/${n}`) >= 0),
  ),
  rule(
    'F1040-339-11',
    'mismatch',
    'itemized',
    'The standard deduction is not the amount of 2024 for this filing status.',
    (r) =>
      r.has('IRS1040ScheduleA') ||
      r.has(`${f}/PrimaryClaimAsDependentInd`) ||
      r.has(`${f}/SpouseClaimAsDependentInd`) ||
      r.status === '3' ||
      r.amount(`${f}/TotalItemizedOrStandardDedAmt`) ===
        law2024.standardDeduction.amount[lawStatus(r)] +
          r.amount(`${f}/TotalBoxesCheckedCnt`) * law2024.standardDeduction.ageOrBlindness[lawStatus(r)],
  ),
];

export const form1040Rules: readonly BusinessRule[] = [...arithmetic, ...schedules, ...household];
