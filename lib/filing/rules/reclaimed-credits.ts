import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS8862';
const fix = 'reclaimedCredits';
const withChild = `${f}/FilerWithQualifyingChildGrp`;
const aloneGroups = [`${f}/PrimaryNoQualifyingChildGrp`, `${f}/SpouseNoQualifyingChildGrp`];
const says = (r: ReturnView, name: string): string | null => r.text(`${f}/${name}`);

/** Form 8862: credits that were denied before. */
export const reclaimedCreditRules: readonly BusinessRule[] = [
  rule(
    'F8862-001-02',
    'mismatch',
    fix,
    'Form 8862 is for a different tax year than the return.',
    (r) => !r.has(f) || says(r, 'TaxYr') === String(r.taxYear),
  ),
  rule(
    'F8862-002-02',
    'missing',
    'dependents',
    'Form 8862 shows a child who lived with you for less than half the year but wasn’t born and didn’t die in 2024.',
    (r) =>
      r.nodes(withChild).every(({ children = [] }) => {
        const days = children.find(({ name }) => name === 'LiveInUSDayCnt')?.text;
        return (
          Number(days ?? 0) >= 183 ||
          children.some(({ name }) => name === 'BirthMonthDayDt' || name === 'DeathMonthDayDt')
        );
      }),
  ),
  rule(
    'F8862-004',
    'incorrect',
    fix,
    'If incorrectly reported income was the only reason the credit was denied, the rest of Form 8862, Part II, must be blank.',
    (r) =>
      says(r, 'EICEligClmIncmIncorrectRptInd') !== 'true' || says(r, 'EICEligClmQlfyChldOfOtherInd') === null,
  ),
  rule(
    'F8862-005',
    'missing',
    fix,
    'If incorrectly reported income wasn’t the only reason the credit was denied, answer line 4 of Form 8862.',
    (r) =>
      says(r, 'EICEligClmIncmIncorrectRptInd') !== 'false' ||
      says(r, 'EICEligClmQlfyChldOfOtherInd') !== null,
  ),
  rule(
    'F8862-006-01',
    'missing',
    'dependents',
    'Form 8862 claims the child tax credit or the credit for other dependents but doesn’t name anyone.',
    (r) =>
      says(r, 'CTCACTCODCClaimedInd') === null ||
      r.has(`${f}/CTCACTCChildInformationGrp`) ||
      r.has(`${f}/ODCPersonInformationGrp`),
  ),
  rule(
    'F8862-007',
    'missing',
    'education',
    'Form 8862 claims the American opportunity credit but doesn’t name a student.',
    (r) => says(r, 'AOTCClaimedInd') === null || r.has(`${f}/AOTCStudentInformationGrp`),
  ),
  rule(
    'F8862-008',
    'missing',
    fix,
    'Without a qualifying child, Form 8862 requires your days in the United States and your age.',
    (r) => says(r, 'QualifyingChildInd') !== 'false' || r.has(`${f}/PrimaryNoQualifyingChildGrp`),
  ),
  rule(
    'F8862-009',
    'missing',
    fix,
    'Without a qualifying child, Form 8862 requires your spouse’s days in the United States and age.',
    (r) => says(r, 'QualifyingChildInd') !== 'false' || !r.joint || r.has(`${f}/SpouseNoQualifyingChildGrp`),
  ),
  rule(
    'F8862-010',
    'missing',
    'dependents',
    'Form 8862 shows that you have a qualifying child but doesn’t name one.',
    (r) => says(r, 'QualifyingChildInd') !== 'true' || r.has(withChild),
  ),
  rule(
    'F8862-015',
    'incorrect',
    fix,
    'Form 8862, Part II, is filled in, but the form doesn’t claim the earned income credit.',
    (r) => ![withChild, ...aloneGroups].some((group) => r.has(group)) || says(r, 'EICClaimedInd') !== null,
  ),
];
