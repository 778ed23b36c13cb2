import { isPossibleNumber } from '@/lib/tax/checks/numbers';
import { law2024 } from '@/lib/tax/us/law/2024';
import type { Law } from '@/lib/tax/us/law/law';
import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS1040';
const eic = 'IRS1040ScheduleEIC/QualifyingChildInformation';
const eicLaw = ({ law: { earnedIncome } }: ReturnView, children: number) =>
  [earnedIncome.noChild, earnedIncome.oneChild, earnedIncome.twoChildren][children] ??
  earnedIncome.threeChildren;

const needsSchedule = ({ earnedIncome }: Law): string =>
  `An earned income credit over $${earnedIncome.noChild.maximum} requires Schedule EIC.`;

/** Earned income credit (amounts from our law of the year). */
export const earnedIncomeRules: readonly BusinessRule[] = [
  rule(
    'F1040-014-02',
    'mismatch',
    'dependents',
    'Schedule EIC is attached, but the return doesn’t claim the earned income credit.',
    (r) => !r.has(eic) || r.amount(`${f}/EarnedIncomeCreditAmt`) > 0,
  ),
  rule(
    'F1040-067-13',
    'missing',
    'dependents',
    needsSchedule(law2024),
    (r) => r.amount(`${f}/EarnedIncomeCreditAmt`) <= r.law.earnedIncome.noChild.maximum || r.has(eic),
    needsSchedule,
  ),
  rule(
    'F1040-037-04',
    'incorrect',
    'taxpayer.ssn',
    'The earned income credit requires a Social Security number valid for employment, not an ITIN.',
    (r) =>
      r.amount(`${f}/EarnedIncomeCreditAmt`) === 0 ||
      !isPossibleNumber(r.text('@Filer/PrimarySSN') ?? '', 'itin'),
  ),
  rule(
    'F1040-039-05',
    'incorrect',
    'spouse.ssn',
    'The earned income credit requires your spouse to have a Social Security number valid for employment, not an ITIN.',
    (r) =>
      r.amount(`${f}/EarnedIncomeCreditAmt`) === 0 ||
      !r.joint ||
      !isPossibleNumber(r.text('@Filer/SpouseSSN') ?? '', 'itin'),
  ),
  rule(
    'F1040-377-12',
    'incorrect',
    'dependents',
    'Income is over the limit for the earned income credit.',
    (r) => {
      const limits = eicLaw(r, r.nodes(eic).length);
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
    'The earned income credit is over the maximum.',
    (r) => r.amount(`${f}/EarnedIncomeCreditAmt`) <= eicLaw(r, r.nodes(eic).length).maximum,
  ),
  rule(
    'SEIC-SSN',
    'incorrect',
    'dependents',
    'Two qualifying children for the earned income credit have the same Social Security number.',
    (r) => new Set(r.all(`${eic}/QualifyingChildSSN`)).size === r.all(`${eic}/QualifyingChildSSN`).length,
  ),
  rule(
    'SEIC-OWN',
    'incorrect',
    'dependents',
    'A qualifying child for the earned income credit has the same Social Security number as you.',
    (r) =>
      !r
        .all(`${eic}/QualifyingChildSSN`)
        .some((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'SEIC-YEAR',
    'incorrect',
    'dependents',
    'A qualifying child for the earned income credit was born after 2024.',
    (r) => r.all(`${eic}/ChildBirthYr`).every((year) => year <= String(r.taxYear)),
  ),
  rule(
    'SEIC-MONTHS',
    'incorrect',
    'dependents',
    'A qualifying child for the earned income credit must have lived with you for more than half the year.',
    (r) =>
      r
        .all(`${eic}/MonthsChildLivedWithYouCnt`)
        .every((months) => Number(months) >= 6 && Number(months) <= 12),
  ),
  rule(
    'SEIC-NAME',
    'missing',
    'dependents',
    'A qualifying child’s name is missing for the earned income credit.',
    (r) => r.all(`${eic}/ChildFirstAndLastName/PersonFirstNm`).length === r.nodes(eic).length,
  ),
];
