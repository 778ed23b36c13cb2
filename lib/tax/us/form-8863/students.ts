import { notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars, minus } from '../../facts/cents';
import { type Education } from '../../facts/credits';
import { type ReturnInput } from '../../facts/return-input';
import { covers, refuse } from '../coverage';
import { isDependent } from '../dependents/tests';
import { isClaimedByAnother, listFilers } from '../filers';
import { isBarred } from '../form-8862/reclaimed';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { form8863 } from './form-8863';

covers('education', 'creditsDisallowed.aotc');

/** One student with the schools of the year: Part III has one page for each. */
export interface Student {
  readonly student: Education['student'];
  readonly schools: readonly Education[];
}

const keyOf = (student: Education['student']) =>
  typeof student === 'string' ? student : `dependent ${student.dependentIndex}`;

/** Brings the schools of each student together, in the order in which the facts name the students. */
export function groupStudents({ facts }: { facts: ReturnInput }): Student[] {
  const groups = new Map<string, { student: Education['student']; schools: Education[] }>();
  for (const school of facts.education) {
    const key = keyOf(school.student);
    const group = groups.get(key);
    if (group) group.schools.push(school);
    else groups.set(key, { student: school.student, schools: [school] });
  }
  return [...groups.values()];
}

/**
 * Nobody who files separately or is claimed by someone else takes a credit. A student whom nobody claims has it, even if
 * somebody could (IRC 25A(f)(3) and (g)(6); Reg. 1.25A-1(f)).
 */
export const canTakeCredits = (reader: TaxReader): boolean =>
  reader.facts.filingStatus !== 'mfs' &&
  listFilers(reader).every(({ person }) => !isClaimedByAnother(person));

const makers: CopyMakers<Student> = formWithCopies(
  '8863-part-3',
  'Student and Educational Institution Information',
  groupStudents,
  {
    name: 'Form 8863, Part III',
    attachedWhen: ({ attached, get }) =>
      attached(form8863) && get(opportunityAmount) + get(lifetimeExpenses) > 0,
  },
);
export const form8863Students = makers.form;
const { money, yesNo } = makers;

/** Your own studies, your spouse’s on a joint return, and those of dependents; each needs a taxpayer number. */
function countsAsStudent({ item, facts, at }: TaxCopyReader<Student>): boolean {
  const { student } = item;
  if (student === 'taxpayer') return facts.taxpayer.idType !== 'none';
  if (student === 'spouse') return facts.filingStatus === 'mfj' && facts.spouse?.idType !== 'none';
  const { dependentIndex } = student;
  return facts.dependents[dependentIndex]?.idType !== 'none' && at(isDependent, dependentIndex);
}

export const fourYearsClaimed = yesNo(
  '23',
  'Claimed for four years',
  'Has the American opportunity credit been claimed for this student for any 4 prior tax years?',
  ({ item, law }) =>
    item.schools.some(({ aotcYearsClaimed }) => aotcYearsClaimed >= law.education.opportunityYears),
);

export const halfTime = yesNo(
  '24',
  'At least half-time',
  'Was the student enrolled at least half-time for at least one academic period that began in 2024 at an eligible educational institution in a program leading toward a postsecondary degree?',
  ({ item, get }) => (get(fourYearsClaimed) ? null : item.schools.some((school) => school.halfTime)),
);

export const fourYearsCompleted = yesNo(
  '25',
  'First four years completed',
  'Did the student complete the first 4 years of postsecondary education before 2024?',
  ({ item, get }) => {
    if (!get(halfTime)) return null;
    const stated = item.schools.flatMap(({ fourYearsCompleted: answer }) =>
      answer === null ? [] : [answer],
    );
    return stated.length > 0 ? stated.includes(true) : item.schools.some(({ graduate }) => graduate);
  },
);

export const felony = yesNo(
  '26',
  'Drug felony',
  'Was the student convicted, before the end of 2024, of a felony for possession or distribution of a controlled substance?',
  ({ item, get, entry }) =>
    entry(fourYearsCompleted) === null || get(fourYearsCompleted)
      ? null
      : item.schools.some(({ felonyDrugConviction }) => felonyDrugConviction),
);

/** Line 26 says No. After a disallowed credit, or by choice, the student has the lifetime learning credit. */
function takesOpportunity(reader: TaxCopyReader<Student>): boolean {
  const { item, facts, get, entry } = reader;
  return (
    entry(felony) !== null &&
    !get(felony) &&
    !isBarred(facts, 'aotc') &&
    listFilers(reader).every(({ person }) => person.idType !== 'none') &&
    item.schools.every(({ credit }) => credit !== 'llc')
  );
}

/** Tax-free scholarships and grants (Form 1098-T, box 5) lower the expenses. */
const adjustedExpenses = ({ item }: TaxCopyReader<Student>): number =>
  notBelowZero(
    dollars(
      minus(
        addCents(item.schools, ({ qualifiedExpenses }) => qualifiedExpenses),
        addCents(item.schools, ({ scholarships }) => scholarships),
      ),
    ),
  );

export const opportunityExpenses = money(
  '27',
  'Qualified education expenses',
  'Adjusted qualified education expenses. Don’t enter more than $4,000',
  (reader) =>
    countsAsStudent(reader) && takesOpportunity(reader)
      ? smallerOf(adjustedExpenses(reader), reader.law.education.opportunityExpenses)
      : null,
);

export const expensesOverFull = money(
  '28',
  'Expenses over $2,000',
  'Subtract $2,000 from line 27. If zero or less, enter -0-',
  ({ get, entry, law }) =>
    entry(opportunityExpenses) === null
      ? null
      : notBelowZero(get(opportunityExpenses) - law.education.opportunityFullExpenses),
);

export const quarter = money(
  '29',
  '25% of expenses over $2,000',
  'Multiply line 28 by 25% (0.25)',
  ({ get, entry, law }) =>
    entry(expensesOverFull) === null ? null : get(expensesOverFull) * law.education.opportunityRestRate,
);

export const opportunityAmount = money(
  '30',
  'American opportunity amount',
  'If line 28 is zero, enter the amount from line 27. Otherwise, add $2,000 to the amount on line 29 and enter the result. Skip line 31',
  ({ get, entry, law }) => {
    if (entry(opportunityExpenses) === null) return null;
    if (get(expensesOverFull) === 0) return get(opportunityExpenses);
    return law.education.opportunityFullExpenses + get(quarter);
  },
);

export const lifetimeExpenses = money(
  '31',
  'Lifetime learning expenses',
  'Adjusted qualified education expenses. Include the total of all amounts from all Parts III, line 31, on Part II, line 10',
  (reader) => (countsAsStudent(reader) && !takesOpportunity(reader) ? adjustedExpenses(reader) : null),
);

refuse(
  'education',
  'For a student with both undergraduate and graduate study in 2024, tell us whether the first four years were completed before 2024 (Form 8863, line 25).',
  (reader) =>
    canTakeCredits(reader) &&
    groupStudents(reader).some(
      ({ schools }) =>
        schools.every(({ fourYearsCompleted: answer }) => answer === null) &&
        new Set(schools.map(({ graduate }) => graduate)).size > 1,
    ),
);
