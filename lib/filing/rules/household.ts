import { isPossibleNumber } from '@/lib/tax/checks/numbers';
import { firstTooYoung } from '../mef/form-1040-facts';
import type { XmlNode } from '../mef/xml-node';
import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS1040';
const dependents = `${f}/DependentDetail`;
const ssns = (r: ReturnView): string[] => r.all(`${dependents}/DependentSSN`);
const lawStatus = (r: ReturnView) =>
  (['single', 'mfj', 'mfs', 'hoh', 'qss'] as const)[Number(r.status) - 1] ?? 'single';

const isForChildCredit = (one: XmlNode): boolean =>
  (one.children ?? []).some(({ name }) => name === 'EligibleForChildTaxCreditInd');
const relationOf = (one: XmlNode): string =>
  (one.children ?? []).find(({ name }) => name === 'DependentRelationshipCd')?.text ?? '';

/** Relationships that a child of the child tax credit can have. */
const childWords: ReadonlySet<string> = new Set([
  'SON',
  'DAUGHTER',
  'STEPCHILD',
  'FOSTER CHILD',
  'GRANDCHILD',
  'BROTHER',
  'SISTER',
  'HALF BROTHER',
  'HALF SISTER',
  'STEPBROTHER',
  'STEPSISTER',
  'NEPHEW',
  'NIECE',
]);
/** What stands where nobody said which (lib/filing/mef/document-facts.ts). */
const unstated: ReadonlySet<string> = new Set(['CHILD', 'SIBLING', 'NIECE OR NEPHEW']);

/** Filing status, boxes and people. */
export const householdRules: readonly BusinessRule[] = [
  rule('PF-STATUS', 'missing', 'filingStatus', 'Select a filing status.', (r) => /^[1-5]$/.test(r.status)),
  rule(
    'F1040-003-02',
    'missing',
    'dependents',
    'Head of household requires a qualifying person.',
    (r) =>
      r.status !== '4' ||
      r.amount(`${f}/ChldWhoLivedWithYouCnt`) + r.amount(`${f}/OtherDependentsListedCnt`) > 0 ||
      r.has(`${f}/QualifyingHOHNm`),
  ),
  rule(
    'F1040-111-02',
    'mismatch',
    'dependents',
    'The number of dependents doesn’t match the list.',
    (r) =>
      r.all(`${dependents}/DependentNameControlTxt`).length ===
      r.amount(`${f}/ChldWhoLivedWithYouCnt`) + r.amount(`${f}/OtherDependentsListedCnt`),
  ),
  rule(
    'PF-PEOPLE',
    'mismatch',
    'dependents',
    'The number of people on the return doesn’t match the people listed.',
    (r) =>
      r.amount(`${f}/TotalExemptionsCnt`) ===
      r.amount(`${f}/TotalExemptPrimaryAndSpouseCnt`) + r.nodes(dependents).length,
  ),
  rule(
    'IND-086-01',
    'incorrect',
    'dependents',
    'Two dependents have the same Social Security number.',
    (r) => new Set(ssns(r)).size === ssns(r).length,
  ),
  rule(
    'IND-085-01',
    'incorrect',
    'dependents',
    'A dependent’s Social Security number isn’t valid. Check the digits.',
    (r) =>
      ssns(r).every(
        (n) => isPossibleNumber(n, 'ssn') || isPossibleNumber(n, 'itin') || isPossibleNumber(n, 'atin'),
      ),
  ),
  rule(
    'PF-DEP-SSN',
    'missing',
    'dependents',
    'A dependent’s Social Security number is missing.',
    (r) => ssns(r).length === r.nodes(dependents).length,
  ),
  rule(
    'IND-089-01',
    'incorrect',
    'dependents',
    'A dependent has the same Social Security number as you or your spouse.',
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
    'A dependent’s relationship to you is missing.',
    (r) => r.all(`${dependents}/DependentRelationshipCd`).length === r.nodes(dependents).length,
  ),
  rule(
    'IND-088',
    'incorrect',
    'dependents',
    'Select each child’s exact relationship to you, such as son or daughter. Do the same for siblings, nieces, and nephews.',
    (r) => r.nodes(dependents).every((one) => !isForChildCredit(one) || childWords.has(relationOf(one))),
  ),
  rule(
    'PF-DEP-WORD',
    'incorrect',
    'dependents',
    'Select the exact relationship for each brother, sister, niece, and nephew.',
    (r) => r.nodes(dependents).every((one) => !unstated.has(relationOf(one))),
  ),
  rule(
    'PF-DEP-BOX',
    'incorrect',
    'dependents',
    'A dependent can qualify for the child tax credit or the credit for other dependents, but not both.',
    (r) =>
      r
        .nodes(dependents)
        .every((one) => (one.children ?? []).filter(({ name }) => name.startsWith('Eligible')).length <= 1),
  ),
  rule(
    'IND-DEP-CTC',
    'incorrect',
    'dependents',
    'The child tax credit requires the child to have a Social Security number valid for employment.',
    (r) =>
      r
        .nodes(dependents)
        .every(
          (one) =>
            !isForChildCredit(one) ||
            isPossibleNumber(
              (one.children ?? []).find(({ name }) => name === 'DependentSSN')?.text ?? '',
              'ssn',
            ),
        ),
  ),
  rule('IND-996-SHAPE', 'incorrect', 'dependents', 'A dependent’s IP PIN must have six digits.', (r) =>
    r.all(`${dependents}/IdentityProtectionPIN`).every((pin) => /^\d{6}$/.test(pin)),
  ),
  rule(
    'PF-BOXES',
    'mismatch',
    'taxpayer.dateOfBirth',
    'The number of age and blindness boxes doesn’t match the boxes checked.',
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
    'Your spouse’s 65-or-older and blind boxes can be checked only if you’re married filing jointly or separately.',
    (r) =>
      r.joint ||
      r.text(`${f}/IndividualReturnFilingStatusCd`) === '3' ||
      !(r.has(`${f}/Spouse65OrOlderInd`) || r.has(`${f}/SpouseBlindInd`)),
  ),
  rule(
    'IND-AGE',
    'mismatch',
    'taxpayer.dateOfBirth',
    'The 65-or-older box doesn’t match your date of birth.',
    (r) =>
      !r.has('@SelfSelectPINGrp/PrimaryBirthDt') ||
      r.has(`${f}/Primary65OrOlderInd`) ===
        (r.text('@SelfSelectPINGrp/PrimaryBirthDt') ?? '') < firstTooYoung(r.taxYear),
  ),
  rule(
    'PF-SPOUSE-AGE',
    'mismatch',
    'spouse.dateOfBirth',
    'The 65-or-older box doesn’t match your spouse’s date of birth.',
    (r) =>
      r.has(`${f}/SpouseDeathDt`) ||
      !r.has('@SelfSelectPINGrp/SpouseBirthDt') ||
      r.has(`${f}/Spouse65OrOlderInd`) ===
        (r.text('@SelfSelectPINGrp/SpouseBirthDt') ?? '') < firstTooYoung(r.taxYear),
  ),
  rule(
    'PF-EXEMPT',
    'mismatch',
    'filingStatus',
    'A joint return must have two taxpayers. Any other return must have one.',
    (r) => r.amount(`${f}/TotalExemptPrimaryAndSpouseCnt`) === (r.joint ? 2 : 1),
  ),
  rule('PF-DIGITAL', 'missing', 'digitalAssets', 'Answer the digital assets question.', (r) =>
    ['true', 'false'].includes(r.text(`${f}/VirtualCurAcquiredDurTYInd`) ?? ''),
  ),
  rule('PF-OCCUPATION', 'missing', 'taxpayer.occupation', 'Your occupation is missing.', (r) =>
    r.has(`${f}/PrimaryOccupationTxt`),
  ),
  rule(
    'F1040-042-01',
    'mismatch',
    'socialSecurity',
    'Line 6b shows taxable Social Security, but line 6a shows no benefits.',
    (r) => r.amount(`${f}/TaxableSocSecAmt`) === 0 || r.amount(`${f}/SocSecBnftAmt`) !== 0,
  ),
  rule(
    'PF-SOCSEC-85',
    'incorrect',
    'socialSecurity',
    'No more than 85% of Social Security benefits can be taxable.',
    (r) =>
      r.amount(`${f}/TaxableSocSecAmt`) <= Math.round(r.amount(`${f}/SocSecBnftAmt`) * 0.85) + 1 ||
      r.amount(`${f}/SocSecBnftAmt`) <= 0,
  ),
  rule(
    'PF-QUALIFIED',
    'incorrect',
    'dividends',
    'Qualified dividends can’t be more than ordinary dividends.',
    (r) => r.amount(`${f}/QualifiedDividendsAmt`) <= r.amount(`${f}/OrdinaryDividendsAmt`),
  ),
  rule(
    'PF-LOSS-LIMIT',
    'incorrect',
    'sales',
    'The capital loss deduction is limited to $3,000 a year ($1,500 if married filing separately).',
    (r) =>
      r.amount(`${f}/CapitalGainLossAmt`) >=
      -(r.status === '3' ? r.law.capitalGain.lossLimit.mfs : r.law.capitalGain.lossLimit.single),
  ),
  rule('PF-TAX-NEGATIVE', 'incorrect', 'w2s', 'Tax can’t be less than zero.', (r) =>
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
    'The standard deduction doesn’t match the 2024 amount for this filing status.',
    (r) =>
      r.has('IRS1040ScheduleA') ||
      r.has(`${f}/PrimaryClaimAsDependentInd`) ||
      r.has(`${f}/SpouseClaimAsDependentInd`) ||
      r.status === '3' ||
      r.amount(`${f}/TotalItemizedOrStandardDedAmt`) ===
        r.law.standardDeduction.amount[lawStatus(r)] +
          r.amount(`${f}/TotalBoxesCheckedCnt`) * r.law.standardDeduction.ageOrBlindness[lawStatus(r)],
  ),
];
