import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { firstYear } from '../year-words';
import { all, answerOf, type Condition, picked, whenPicked, whenYes } from '../conditions';
import { ageAtYearEnd, isChildElsewhere, isChildRelation, isQualifyingChild, namePerson } from '../people';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const { childBelowAge, studentBelowAge, qualifyingRelativeIncomeLimit } = lawOfYear(firstYear).dependents;
const incomeLimit = qualifyingRelativeIncomeLimit.toLocaleString('en-US');

const childLike: Condition = (view) => {
  const related = isChildRelation(view);
  if (related === undefined) return 'later';
  return related || { skip: 'We ask this only about children, brothers, and sisters.' };
};

const atLeast =
  (age: number, below: number): Condition =>
  (view) => {
    const years = ageAtYearEnd(view);
    if (years === undefined) return 'later';
    if (years < age) return { skip: `${namePerson(view)} was under ${age} at the end of 2024.` };
    return years < below || { skip: `${namePerson(view)} was ${below} or older at the end of 2024.` };
  };

/** Income and support matter for those who don't count as a child of the filer. */
const notAsChild: Condition = (view) => {
  const child = isQualifyingChild(view);
  if (child === undefined) return 'later';
  if (child || answerOf(view, '.form8332Received') === true)
    return { skip: `${namePerson(view)} is your qualifying child.` };
  if (answerOf(view, '.someoneElsesQualifyingChild') === true)
    return { skip: `${namePerson(view)} is someone else’s qualifying child.` };
  const elsewhere = isChildElsewhere(view);
  if (elsewhere && answerOf(view, '.someoneElsesQualifyingChild') === undefined) return 'later';
  if (picked(view, '.circumstances', 'own-support') || picked(view, '.circumstances', 'joint-return'))
    return { skip: `Based on your answers, you can’t claim ${namePerson(view)}.` };
  return true;
};

const childElsewhere: Condition = (view) => {
  const elsewhere = isChildElsewhere(view);
  if (elsewhere === undefined) return 'later';
  return (
    elsewhere || { skip: 'We ask this only about a child who lived elsewhere for half of 2024 or more.' }
  );
};

/** Only a parent gets Form 8332, and not who signed one. */
const ofTheOtherParent: Condition = (view) => {
  if (picked(view, '.circumstances', 'released'))
    return { skip: 'You signed Form 8332 for the other parent.' };
  return picked(view, '.relationship', 'child') || picked(view, '.relationship', 'stepchild')
    ? true
    : { skip: 'We ask this only about your own children and stepchildren.' };
};

const withoutForm8332: Condition = (view) => {
  const received = answerOf(view, '.form8332Received');
  if (received === true) return { skip: 'The other parent signed Form 8332 for you.' };
  return received === undefined && ofTheOtherParent(view) === true ? 'later' : true;
};

export const dependentsGate: QuestionSpec = yesNo({
  id: 'had-dependents',
  text: 'Did you have children, or support anyone else, in 2024?',
  help: 'Include children who lived with you, even a baby born in 2024, and parents or others you supported. For example, a son at college or a grandmother in your care. Leave out your spouse.',
  why: 'Claiming dependents can lower your tax.',
  fact: 'interview.hadDependents',
});

/** The word of the IRS's list, where a relationship has more than one. */
const whichWord = ({
  of,
  example,
  ...spec
}: Pick<QuestionSpec, 'id' | 'text' | 'choices'> & { of: string; example: string }): QuestionSpec => ({
  ...spec,
  help: `The IRS accepts only certain relationship terms on a return. For example, ${example}.`,
  why: 'It goes next to the name on your return.',
  type: 'radio',
  fact: '.relationshipName',
  when: whenPicked('.relationship', of, 'You already told us how this person is related to you.'),
});

/** Everyone who may be a dependent, decided from facts. */
export const dependents: GroupSpec = {
  group: 'dependents',
  noun: 'Dependent',
  nameFrom: '.firstName',
  fact: 'dependents',
  gate: 'had-dependents',
  max: 20,
  questions: [
    {
      id: '.firstName',
      text: 'What is this person’s first name?',
      help: 'Enter it as shown on the Social Security card. For example, Mia.',
      why: 'We use it in the questions that follow, and it goes on your return.',
      type: 'text',
      format: 'name',
      maxLength: 60,
      fact: '.firstName',
    },
    {
      id: '.relationship',
      text: (view) => `How is ${namePerson(view)} related to you?`,
      help: 'Select “Child” for your biological or adopted child, and “Not related, or a cousin” for a cousin. For example, select “Niece or nephew” for your brother’s daughter.',
      why: 'Which credits you can claim depends on the relationship.',
      type: 'select',
      choices: [
        { value: 'child', label: 'Child' },
        { value: 'stepchild', label: 'Stepchild' },
        { value: 'fosterChild', label: 'Foster child' },
        { value: 'grandchild', label: 'Grandchild' },
        { value: 'sibling', label: 'Brother or sister (including half and step)' },
        { value: 'nieceOrNephew', label: 'Niece or nephew' },
        { value: 'parent', label: 'Mother or father' },
        { value: 'grandparent', label: 'Grandparent' },
        { value: 'otherRelative', label: 'Stepparent, aunt, uncle, or in-law' },
        { value: 'notRelated', label: 'Not related, or a cousin' },
      ],
      fact: '.relationship',
    },
    whichWord({
      id: '.childWord',
      of: 'child',
      text: (view) => `Is ${namePerson(view)} your son or your daughter?`,
      example: 'Daughter',
      choices: [
        { value: 'son', label: 'Son' },
        { value: 'daughter', label: 'Daughter' },
      ],
    }),
    whichWord({
      id: '.siblingWord',
      of: 'sibling',
      text: (view) => `Is ${namePerson(view)} your full, half, or step sibling?`,
      example: 'Half sister',
      choices: [
        { value: 'brother', label: 'Brother' },
        { value: 'sister', label: 'Sister' },
        { value: 'halfBrother', label: 'Half brother' },
        { value: 'halfSister', label: 'Half sister' },
        { value: 'stepbrother', label: 'Stepbrother' },
        { value: 'stepsister', label: 'Stepsister' },
      ],
    }),
    whichWord({
      id: '.nieceOrNephewWord',
      of: 'nieceOrNephew',
      text: (view) => `Is ${namePerson(view)} your niece or your nephew?`,
      example: 'Nephew',
      choices: [
        { value: 'niece', label: 'Niece' },
        { value: 'nephew', label: 'Nephew' },
      ],
    }),
    {
      id: '.dateOfBirth',
      text: (view) => `When was ${namePerson(view)} born?`,
      help: 'For example, 05/14/2016.',
      why: 'Age determines which credits you can claim.',
      type: 'date',
      min: '1900-01-01',
      max: '2024-12-31',
      fact: '.dateOfBirth',
    },
    {
      id: '.monthsInHome',
      text: (view) => `How many months did ${namePerson(view)} live with you in 2024?`,
      help: 'Time away at school, in a hospital, or on a trip counts as time with you. For a baby born in 2024, enter 12 if the baby lived with you from birth. For example, 12 for the whole year.',
      why: 'For most credits, the person must live with you for more than half the year.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 12,
      fact: '.monthsInHome',
    },
    {
      id: '.circumstances',
      text: (view) => `Do any of these apply to ${namePerson(view)}?`,
      help: 'Select all that apply. For most young children, select “None of these.” For example, select the second-to-last option if you signed Form 8332 to let the other parent claim your child.',
      why: 'Each of these can change who can claim this person.',
      type: 'checkbox',
      choices: [
        {
          value: 'own-support',
          label: 'Provided more than half of their own support',
          states: { '.providedOverHalfOwnSupport': true },
        },
        {
          value: 'joint-return',
          label: 'Is married and files a joint return',
          states: { '.filesJointReturn': true },
        },
        {
          value: 'not-citizen',
          label: 'Wasn’t a US citizen, US national, or US resident in 2024',
          states: { '.usCitizenOrResident': false },
        },
        {
          value: 'released',
          label: 'I’m letting the other parent claim this child (Form 8332)',
          states: { '.releasedToOtherParent': true },
        },
        { value: 'died', label: 'Died in 2024' },
        none('None of these'),
      ],
      fact: '.',
    },
    {
      id: '.dateOfDeath',
      text: (view) => `What date did ${namePerson(view)} die?`,
      help: 'We’re sorry for your loss. Use MM/DD/YYYY format. For example, 09/30/2024.',
      why: 'You can still claim someone who died during the year.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.dateOfDeath',
      when: whenPicked('.circumstances', 'died', 'This person didn’t die in 2024.'),
      check: (answer, view) => {
        const born = answerOf(view, '.dateOfBirth');
        return typeof born === 'string' && typeof answer === 'string' && answer < born
          ? 'This date is before the date of birth. Check both dates.'
          : null;
      },
    },
    yesNo({
      id: '.residentOfCanadaOrMexico',
      text: (view) => `Did ${namePerson(view)} live in Canada or Mexico in 2024?`,
      help: 'For example, a mother who lived in Mexico all year.',
      why: 'They can still be your dependent.',
      fact: '.residentOfCanadaOrMexico',
      when: whenPicked('.circumstances', 'not-citizen', 'This person was a US citizen or resident.'),
    }),
    yesNo({
      id: '.student',
      text: (view) => `Was ${namePerson(view)} a full-time student in 2024?`,
      help: 'The student must have been enrolled full time at a school during part of at least five months. For example, August to December at college.',
      why: 'A full-time student can be your qualifying child if they were under age 24 at the end of the year and younger than you (or your spouse if you file jointly).',
      fact: '.student',
      when: all(childLike, atLeast(childBelowAge, studentBelowAge)),
    }),
    yesNo({
      id: '.permanentlyDisabled',
      text: (view) => `Is ${namePerson(view)} permanently and totally disabled?`,
      help: 'This means a physical or mental condition keeps them from any substantial gainful activity (paid work). A doctor must determine that it has lasted or can be expected to last continuously for at least a year, or can lead to death. For example, someone with a severe brain injury.',
      why: 'If so, there’s no age limit.',
      fact: '.permanentlyDisabled',
      when: all(childLike, atLeast(childBelowAge, 200)),
    }),
    yesNo({
      id: '.form8332Received',
      text: (view) => `Did the other parent sign Form 8332 so you can claim ${namePerson(view)} for 2024?`,
      help: 'The parent the child lived with for more of the year (the custodial parent) signs Form 8332, Part I or II. A divorce decree from after 2008 can’t replace this form. For example, select Yes if your former spouse gave you the signed form for 2024.',
      why: 'With Form 8332, you can claim the child tax credit or the credit for other dependents. Without it, you generally can’t claim a child who lived with the other parent for more of the year.',
      fact: '.form8332Received',
      when: all(childElsewhere, ofTheOtherParent),
    }),
    yesNo({
      id: '.someoneElsesQualifyingChild',
      text: (view) => `Could someone else claim ${namePerson(view)} as a qualifying child for 2024?`,
      help: 'The answer is usually Yes for the other parent, a grandparent, or another relative the child lived with for more than half of the year. Select No if no one else could. Also select No if that person isn’t required to file, and either doesn’t file or files only to get a refund of withheld or estimated tax. For example, a child who lived with a grandmother in Mexico.',
      why: 'You can’t claim someone who is another person’s qualifying child.',
      fact: '.someoneElsesQualifyingChild',
      when: all(childElsewhere, withoutForm8332),
    }),
    yesNo({
      id: '.supported',
      text: (view) => `Did you provide more than half of ${namePerson(view)}’s support in 2024?`,
      help: 'Support includes housing, food, clothes, and health care. For example, select Yes if their support cost $16,000 for the year and you paid $10,000.',
      why: 'To claim a qualifying relative, you generally must provide more than half of their support.',
      fact: 'interview.supported',
      when: notAsChild,
    }),
    money({
      id: '.grossIncome',
      text: (view) => `What was ${namePerson(view)}’s gross income in 2024?`,
      help: 'Include wages, interest, pensions, and other taxable income. Leave out Social Security if it was their only income. For example, 1,200.',
      why: `You can’t claim a qualifying relative with gross income of $${incomeLimit} or more.`,
      fact: '.grossIncome',
      when: all(
        notAsChild,
        whenYes('.supported', 'You didn’t provide more than half of this person’s support.'),
      ),
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did anyone else live with you or depend on you in 2024?',
    help: 'For example, a second child or a parent. Leave out your spouse.',
    why: 'We’ll ask about each person in turn.',
    fact: 'interview.more',
  }),
};
