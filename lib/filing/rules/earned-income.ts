import { isPossibleNumber } from '@/lib/tax/checks/numbers';
import { law2024 } from '@/lib/tax/us/law/2024';
import { rule } from './makers';
import type { BusinessRule } from './rule';

const f = 'IRS1040';
const eic = 'IRS1040ScheduleEIC/QualifyingChildInformation';
const eicLaw = (children: number) =>
  [law2024.earnedIncome.noChild, law2024.earnedIncome.oneChild, law2024.earnedIncome.twoChildren][children] ??
  law2024.earnedIncome.threeChildren;

/** Earned income credit (amounts of 2024 from our law). */
export const earnedIncomeRules: readonly BusinessRule[] = [
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
