import { isUnder } from '../ages';
import { isChildOfHome, isEarnedIncomeChild } from '../dependents/tests';
import { formWithCopies } from '../form';
import { earnedIncomeCredit } from './worksheet';

/** At most three children; more do not change the credit. Without a valid number for any: the first child alone. */
const makers = formWithCopies(
  'schedule-eic',
  'Earned Income Credit',
  ({ facts, each }) => {
    const counts = each(isEarnedIncomeChild);
    const lives = each(isChildOfHome);
    const counted = facts.dependents.filter((_, i) => counts[i]).slice(0, 3);
    return counted.length > 0 ? counted : facts.dependents.filter((_, i) => lives[i]).slice(0, 1);
  },
  {
    name: 'Schedule EIC (Form 1040)',
    sequence: '43',
    attachedWhen: ({ entry }) => entry(earnedIncomeCredit) !== null,
  },
);
export const scheduleEic = makers.form;
const { choice, count, yesNo } = makers;

export const childName = choice(
  '1',
  'Child’s name',
  'Child’s name',
  ({ item }) => `${item.firstName} ${item.lastName}`.trim() || null,
);

export const yearOfBirth = count('3', 'Year of birth', 'Child’s year of birth', ({ item }) =>
  Number(item.dateOfBirth.slice(0, 4)),
);

/** Lines 4a and 4b are skipped for a child under 19. */
export const isStudent = yesNo(
  '4a',
  'Student under 24',
  'Was the child under age 24 at the end of 2024, a student, and younger than you (or your spouse, if filing jointly)?',
  ({ item, law }) =>
    isUnder(item.dateOfBirth, law.dependents.childBelowAge, law.year)
      ? null
      : item.student && isUnder(item.dateOfBirth, law.dependents.studentBelowAge, law.year),
);

export const isDisabled = yesNo(
  '4b',
  'Permanently and totally disabled',
  'Was the child permanently and totally disabled during any part of 2024?',
  ({ entry, item }) => (entry(isStudent) === false ? item.permanentlyDisabled : null),
);

export const relationship = choice(
  '5',
  'Relationship',
  'Child’s relationship to you',
  ({ item }) => item.relationshipName ?? item.relationship,
);

/** A child who was born or died in 2024 and lived with the filer while alive counts as 12 months. */
export const months = count(
  '6',
  'Months in your home',
  'Number of months child lived with you in the United States during 2024',
  ({ item, law }) =>
    item.dateOfBirth >= law.firstDay || (item.dateOfDeath !== null && item.dateOfDeath <= law.lastDay)
      ? 12
      : item.monthsInHome,
);
