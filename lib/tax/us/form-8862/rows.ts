import { type Form } from '../../engine/form';
import { type Dependent } from '../../facts/household';
import { isEarnedIncomeChild, isOtherDependent, isTaxCreditChild } from '../dependents/tests';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { groupStudents, opportunityAmount, type Student } from '../form-8863/students';
import { claimsChildCredit, claimsOpportunity, daysWithChild, form8862, hasChild } from './form-8862';
import { needsForm8862 } from './reclaimed';

const source = 'Form 8862 (Rev. October 2024)';
const nameOf = ({ firstName, lastName }: Pick<Dependent, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim() || null;

/** Part II, Section A: the children of Schedule EIC. */
const eicRows: CopyMakers<Dependent> = formWithCopies(
  '8862-eic',
  'Children for the earned income credit',
  ({ facts, each }) => {
    const counts = each(isEarnedIncomeChild);
    return facts.dependents.filter((_, i) => counts[i]).slice(0, 3);
  },
  {
    name: 'Form 8862, Part II',
    source,
    neededWhen: ({ facts }) => needsForm8862(facts, 'eic'),
    attachedWhen: ({ entry }) => entry(hasChild) === true,
  },
);

eicRows.choice('5', 'Child’s name', 'Child’s name as on Schedule EIC', ({ item }) => nameOf(item));
eicRows.count(
  '7',
  'Days with you',
  'Enter the number of days the child lived with you in the United States',
  (reader) => daysWithChild(reader, reader.item),
);
eicRows.choice(
  '8 birth',
  'Date of birth, if during the year',
  'If the child was born during the year, enter the month and day the child was born',
  ({ item, law }) => (item.dateOfBirth >= law.firstDay ? item.dateOfBirth : null),
);
eicRows.choice(
  '8 death',
  'Date of death, if during the year',
  'If the child died during the year, enter the month and day the child died',
  ({ item, law }) => (item.dateOfDeath !== null && item.dateOfDeath <= law.lastDay ? item.dateOfDeath : null),
);

/** Part III lists only people who passed the tests, so lines 14 to 16 say Yes for each of them. */
const listed = (reader: TaxReader, test: typeof isTaxCreditChild): Dependent[] => {
  const counts = reader.each(test);
  return reader.facts.dependents.filter((_, i) => counts[i]);
};
const childRows: CopyMakers<Dependent> = formWithCopies(
  '8862-children',
  'Children for the child tax credit',
  (reader) => listed(reader, isTaxCreditChild),
  {
    name: 'Form 8862, Part III (children)',
    source,
    neededWhen: ({ facts }) => needsForm8862(facts, 'ctc'),
    attachedWhen: ({ get }) => get(claimsChildCredit),
  },
);
childRows.choice(
  '12',
  'Child’s name',
  'Name of the child for whom you are claiming the CTC or ACTC',
  ({ item }) => nameOf(item),
);
childRows.yesNo(
  '14',
  'Lived with you',
  'Did the child live with you for more than half of the year or meet an exception?',
  () => true,
);
childRows.yesNo(
  '15',
  'Qualifying child',
  'Did the child meet the requirements to be a qualifying child for the CTC or ACTC?',
  () => true,
);
childRows.yesNo('16', 'Your dependent', 'Is that person your dependent?', () => true);
childRows.yesNo(
  '17',
  'Citizen, national, or resident',
  'Is that person a citizen, national, or resident of the United States?',
  ({ item }) => item.usCitizenOrResident,
);

const otherRows: CopyMakers<Dependent> = formWithCopies(
  '8862-others',
  'Other dependents',
  (reader) => listed(reader, isOtherDependent),
  {
    name: 'Form 8862, Part III (other dependents)',
    source,
    neededWhen: ({ facts }) => needsForm8862(facts, 'ctc'),
    attachedWhen: ({ get }) => get(claimsChildCredit),
  },
);
otherRows.choice('13', 'Person’s name', 'Name of the person for whom you are claiming the ODC', ({ item }) =>
  nameOf(item),
);
otherRows.yesNo('16', 'Your dependent', 'Is that person your dependent?', () => true);
otherRows.yesNo(
  '17',
  'Citizen, national, or resident',
  'Is that person a citizen, national, or resident of the United States?',
  ({ item }) => item.usCitizenOrResident,
);

/** Part IV: those with an American opportunity amount met all of its tests (Form 8863, lines 23 to 26). */
const studentRows: CopyMakers<Student> = formWithCopies(
  '8862-students',
  'Students for the American opportunity credit',
  (reader) => {
    const amounts = reader.each(opportunityAmount);
    return groupStudents(reader).filter((_, i) => (amounts[i] ?? 0) > 0);
  },
  {
    name: 'Form 8862, Part IV',
    source,
    neededWhen: ({ facts }) => needsForm8862(facts, 'aotc'),
    attachedWhen: ({ get }) => get(claimsOpportunity),
  },
);
studentRows.choice(
  '18',
  'Student’s name',
  'Name of the student as listed on Form 8863',
  ({ item, facts }) => {
    const { student } = item;
    if (student === 'taxpayer') return nameOf(facts.taxpayer);
    const person = student === 'spouse' ? facts.spouse : facts.dependents[student.dependentIndex];
    return person ? nameOf(person) : null;
  },
);
studentRows.yesNo(
  '19a',
  'Eligible student',
  'Did the student meet the requirements to be an eligible student for purposes of the AOTC?',
  () => true,
);
studentRows.yesNo(
  '19b',
  'Claimed for four years',
  'Has the Hope Scholarship Credit or AOTC been claimed for the student for any 4 tax years before the year entered on line 1?',
  () => false,
);

/** The form and its rows. */
export const listForm8862 = (): readonly Form[] => [
  form8862,
  eicRows.form,
  childRows.form,
  otherRows.form,
  studentRows.form,
];
