import { all, answerOf, any, type Condition, type View, whenPicked } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { ageAtYearEnd, namePerson, viewPerson } from '../people';
import { choicesOf, targetOf } from '../references';
import { askPicked } from './picked-amounts';
import { type FollowUpSpec, type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const paidForCare = whenPicked('costs', 'child-care', 'You told us that you paid for no care.');

/** Box 10 of a W-2, typed or read. */
const gotBenefits: Condition = (view: View) => {
  const typed = Array.from({ length: view.counts.get('w2s') ?? 0 }).some(
    (_, index) => Number(view.effective[`w2s.${index}.dependentCareBenefits`] ?? 0) > 0,
  );
  const read = formsOf(view.documents, 'w2s').some(
    ({ form }) => Number(form.item['dependentCareBenefits'] ?? 0) > 0,
  );
  if (typed || read) return true;
  return view.counts.has('w2s') ? { skip: 'No job paid for care.' } : 'later';
};

const careMatters = any(paidForCare, gotBenefits);

export const careProviders: GroupSpec = {
  group: 'careProviders',
  noun: 'Caregiver',
  nameFrom: '.name',
  fact: 'childCare.providers',
  gate: 'costs',
  gateChoice: 'child-care',
  max: 10,
  questions: [
    {
      id: '.name',
      text: 'Who took care of the child or person?',
      help: 'Write the name of the person, school or camp. For example, Little Star Day Care.',
      why: 'The form for the credit lists each one.',
      type: 'text',
      maxLength: 100,
      fact: '.name',
    },
    {
      id: '.id',
      text: 'What is the tax number of the caregiver?',
      help: 'Ask for Form W-10. It is an EIN or a Social Security number. If you can’t get it, leave this empty. For example, 12-3456789.',
      why: 'Without it the IRS may turn the credit down.',
      type: 'text',
      maxLength: 20,
      optional: true,
      sensitive: true,
      fact: '.id',
    },
    money({
      id: '.amount',
      text: 'How much did you pay this caregiver in 2024?',
      help: 'Count what a job paid for you too. Leave out tuition for kindergarten and above: that’s school, not care. For example, 4,800.00.',
      why: 'A part of it comes back as a credit.',
      fact: '.amount',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you pay someone else for care as well?',
    help: 'For example, pick Yes for a summer day camp.',
    why: 'We ask about each one in turn.',
    fact: 'interview.more',
  }),
};

const personInCare: QuestionSpec = {
  id: '.person',
  text: 'Who was taken care of?',
  help: 'A child must be under 13. Older people count if they can’t care for themselves. For example, your daughter of four.',
  why: 'The limit depends on how many there are.',
  type: 'radio',
  refersTo: {
    of: ['dependents', 'spouse'],
    states: ({ kind, index }) => (kind === 'spouse' ? { '.spouse': true } : { '.dependentIndex': index }),
    also: ['.spouse'],
    once: true,
  },
  fact: '.dependentIndex',
};

function nameInCare(view: View): string {
  const target = targetOf(answerOf(view, '.person'));
  if (target?.kind === 'spouse') return 'your spouse';
  return target ? namePerson(viewPerson(view, target.index)) : 'this person';
}

/** Form 2441 lists each person once, so there is nobody to ask about when all were named. */
const othersAreLeft: Condition = (view) => {
  const named = answerOf(view, '.person');
  return (
    choicesOf(personInCare, view).some(({ value }) => value !== named) || {
      skip: 'You told us about everyone on your return who can have been in care.',
    }
  );
};

export const carePersons: GroupSpec = {
  group: 'carePersons',
  noun: 'Person in care',
  nameFrom: '.person',
  fact: 'childCare.persons',
  gate: 'costs',
  gateChoice: 'child-care',
  max: 12,
  questions: [
    personInCare,
    money({
      id: '.expenses',
      text: (view) =>
        gotBenefits(view) === true
          ? `Without the care money from your job, how much did you pay for the care of ${nameInCare(view)}?`
          : `How much did you pay for the care of ${nameInCare(view)}?`,
      help: 'Add up what you paid in 2024 for care in 2024, to all caregivers. Leave out school from kindergarten up and overnight camps. Preschool, before- and after-school care and day camps count. For example, 3,600.00.',
      why: 'A part of it comes back as a credit.',
      fact: '.expenses',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you pay for the care of someone else as well?',
    help: 'For example, pick Yes for a second child.',
    why: 'The limit is higher for two or more.',
    fact: 'interview.more',
    when: othersAreLeft,
  }),
};

/** Grown children and others in the household count for care only when they can't care for themselves. */
export const unableToCare: FollowUpSpec = {
  followUp: 'dependents',
  questions: [
    yesNo({
      id: '.unableToCareForSelf',
      text: (view) => `Is ${namePerson(view)} unable to care for themselves?`,
      help: 'Think of washing, dressing and eating, or of needing someone there at all times. For example, a mother with severe memory loss.',
      why: 'Then the cost of care can count at any age.',
      fact: '.unableToCareForSelf',
      when: all(careMatters, (view) => {
        const age = ageAtYearEnd(view);
        if (age === undefined) return 'later';
        if (answerOf(view, '.supported') === false)
          return { skip: `${namePerson(view)} is not on your return.` };
        return age >= 13 || { skip: `${namePerson(view)} was under 13, so this does not matter.` };
      }),
    }),
  ],
};

const usedCarryover = whenPicked(
  'care-benefits',
  'childCare-priorYearCarryover',
  'You carried over no care money from 2023.',
);

const studyMonths = (who: 'taxpayer' | 'spouse'): QuestionSpec => ({
  id: `childCare.${who}StudentMonths`,
  text:
    who === 'taxpayer'
      ? 'In how many months were you in school full time, or unable to care for yourself?'
      : 'In how many months was your spouse in school full time, or unable to care for themselves?',
  help: 'Write 0 if this does not fit. For example, 5 for January to May at college.',
  why: 'These months count as if there had been pay.',
  type: 'number',
  format: 'whole',
  min: 0,
  max: 12,
  fact: `childCare.${who}StudentMonths`,
  when: all(onJointReturn, careMatters),
});

export const careDetails: QuestionSpec[] = [
  studyMonths('taxpayer'),
  studyMonths('spouse'),
  ...askPicked({
    id: 'care-benefits',
    text: 'Do any of these apply to dependent care benefits from a job?',
    help: 'Benefits of 2024 are in box 10 of your W-2. Benefits you carried over from 2023 aren’t. Most people pick “None of these”. For example, the first line if you lost money that you did not use in time.',
    why: 'It can change which part is taxed.',
    when: careMatters,
    because: 'You told us that this does not fit.',
    whyEach: 'It changes which part is taxed.',
    amounts: [
      {
        fact: 'childCare.employerBenefitsForfeited',
        label: 'I lost some of it, or it was carried to 2025',
        text: 'How much of the care money was lost or carried to 2025?',
        help: 'Your job can tell you. For example, 300.00.',
      },
      {
        fact: 'childCare.priorYearCarryover',
        label: 'I used money left from 2023 in 2024',
        text: 'How much care money from 2023 did you use in 2024?',
        help: 'Your job can tell you. For example, 250.00.',
      },
      {
        fact: 'childCare.planMaximum',
        label: 'The plan at my job has a limit of its own below $5,000',
        text: 'What is the limit of the plan at your job?',
        help: 'Your job can tell you. For example, 3,000.00.',
      },
    ],
  }),
  {
    id: 'childCare.priorYearCarryoverOwner',
    text: 'Whose job did the care money from 2023 come from?',
    help: 'For example, pick your spouse if the dependent care account was at your spouse’s job.',
    why: 'If part of it is taxed, it counts as that person’s pay.',
    type: 'radio',
    choices: [
      { value: 'taxpayer', label: 'Mine' },
      { value: 'spouse', label: 'My spouse’s' },
    ],
    fact: 'childCare.priorYearCarryoverOwner',
    when: all(onJointReturn, usedCarryover),
  },
  // Form 2441, line 16, counts what line 2(d) leaves out: both amounts are needed, or the job's money counts twice.
  money({
    id: 'childCare.incurredExpenses',
    text: 'What did all care in 2024 cost, with what the care money from your job paid?',
    help: 'Count all care in 2024, no matter when it was paid. For example, 8,600.00.',
    why: 'The care money from your job is free of tax up to this cost.',
    fact: 'childCare.incurredExpenses',
    when: any(gotBenefits, usedCarryover),
  }),
];
