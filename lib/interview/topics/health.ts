import {
  all,
  answerOf,
  any,
  type Condition,
  hasItems,
  saidYes,
  whenNo,
  whenPicked,
  whenYes,
} from '../conditions';
import { readMonths } from '../months';
import { states } from './address';
import { ageAtYearEnd, namePerson } from '../people';
import { ownerQuestion } from './item-questions';
import { anyAmount, type FollowUpSpec, type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const another = (text: string, help: string): QuestionSpec =>
  yesNo({
    id: '.more',
    text,
    help,
    why: 'We ask about each one in turn.',
    fact: 'interview.more',
  });

/** Form 8889, part I: one entry for each person and kind of coverage. */
export const hsa: GroupSpec = {
  group: 'hsa',
  noun: 'HSA',
  fact: 'adjustments.hsa',
  gate: 'life-events',
  gateChoice: 'hsa',
  max: 6,
  questions: [
    ownerQuestion('HSA'),
    {
      id: '.coverage',
      text: 'Who was in the health plan that goes with the HSA?',
      help: 'It must be a plan with a high deductible. For example, pick “My family too” for you and one child.',
      why: 'The limit for a family is higher.',
      type: 'radio',
      choices: [
        { value: 'self', label: 'I alone' },
        { value: 'family', label: 'My family too' },
      ],
      fact: '.coverage',
    },
    {
      id: '.months',
      text: 'For how many months of 2024 did you have this plan?',
      help: 'Count each month in which you had it on the first day. If you had it on December 1, you may count 12 under a special rule. For example, 12 for the whole year.',
      why: 'The limit is for each month.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 12,
      fact: '.months',
    },
    money({
      id: '.contributed',
      text: 'How much did you put into the HSA yourself?',
      help: 'Leave out what went in through your paycheck. Count what you paid in for 2024 until April 15, 2025. For example, 1,200.00.',
      why: 'It comes off your income.',
      fact: '.contributed',
    }),
    money({
      id: '.employerContributed',
      text: 'How much did a job pay in that is not in box 12 of a W-2?',
      help: 'Most people write 0. We count code W of your W-2 by itself. For example, 300.00.',
      why: 'It uses up a part of the limit.',
      fact: '.employerContributed',
    }),
  ],
  more: another(
    'Is there another HSA, or other coverage in the same year?',
    'For example, pick Yes if your spouse has an HSA too.',
  ),
};

/** Form 1099-SA. */
export const hsaDistributions: GroupSpec = {
  group: 'hsaDistributions',
  noun: 'Form 1099-SA',
  fact: 'hsaDistributions',
  gate: 'income-kinds',
  gateChoice: 'hsa-money',
  documents: { group: 'hsaDistributions', moreGate: 'more-hsa-distributions' },
  max: 10,
  questions: [
    ownerQuestion('Form 1099-SA'),
    money({
      id: '.distributed',
      text: 'What is in box 1, gross distribution?',
      help: 'It is all the money that came out of the HSA. For example, 850.00.',
      why: 'Money for health costs is not taxed. Other money is.',
      sourceHint: 'Box 1',
      fact: '.distributed',
    }),
    money({
      id: '.rolledOver',
      text: 'How much of it did you put into another HSA?',
      help: 'It must be done within 60 days. Write 0 if there is none. For example, 500.00.',
      why: 'This part is not taxed.',
      fact: '.rolledOver',
    }),
    money({
      id: '.qualifiedMedical',
      text: 'How much of it paid for health costs?',
      help: 'Count doctors, dentists, glasses and medicine for you and your family. For example, 850.00 if all of it did.',
      why: 'This part is not taxed.',
      fact: '.qualifiedMedical',
    }),
  ],
  more: another('Do you have another Form 1099-SA?', 'For example, pick Yes if your spouse got one too.'),
};

export const moreHsaDistributions: QuestionSpec = yesNo({
  id: 'more-hsa-distributions',
  text: 'Do you have a Form 1099-SA that is not among your uploaded papers?',
  help: 'We read the Form 1099-SA you uploaded. For example, pick Yes for a second one.',
  why: 'The IRS gets a copy of each.',
  fact: 'interview.moreHsaDistributions',
});

export const archerMsa: QuestionSpec = money({
  id: 'adjustments.archerMsa',
  text: 'How much did you put into an Archer MSA?',
  help: 'This is an old kind of health account. For example, 700.00.',
  why: 'It needs a form of its own.',
  fact: 'adjustments.archerMsa',
  when: whenPicked('costs', 'archer', 'You told us that you have no Archer MSA.'),
});

const yearly = whenPicked('.same', 'same', 'The amounts change from month to month.');
/** A shared plan is divided month by month. */
const monthly: Condition = (view) =>
  saidYes(view, '.shared')
    ? true
    : whenPicked('.same', 'changed', 'The amounts are the same in all months.')(view);
const notShared = whenNo('.shared', 'A shared plan is divided month by month.');
const shared = whenYes('.shared', 'Nobody else is on this plan.');

const share = (name: 'premium' | 'benchmark' | 'advance', text: string, example: string): QuestionSpec => ({
  id: `.allocation.${name}`,
  text,
  help: `You and the other person agree on it. Without a deal, take your part of the people on the plan. Write a whole number from 0 to 100. For example, ${example}.`,
  why: 'Form 8962 divides the plan by these shares.',
  type: 'number',
  format: 'whole',
  min: 0,
  max: 100,
  fact: `.allocation.${name}`,
  when: shared,
});

const shareMonth = (id: 'firstMonth' | 'lastMonth', text: string, example: string): QuestionSpec => ({
  id: `.allocation.${id}`,
  text,
  help: `Write the month as a number from 1 to 12. For example, ${example}.`,
  why: 'The plan is divided in these months only.',
  type: 'number',
  format: 'whole',
  min: 1,
  max: 12,
  fact: `.allocation.${id}`,
  when: shared,
});

const columns = [
  {
    name: 'premium',
    column: 'A',
    text: 'column A, monthly enrollment premiums',
    help: 'This is the full price of your plan.',
  },
  {
    name: 'benchmark',
    column: 'B',
    text: 'column B, the second lowest cost silver plan (SLCSP)',
    help: 'It is the price of a plan to compare with.',
  },
  {
    name: 'advance',
    column: 'C',
    text: 'column C, advance payment of premium tax credit',
    help: 'This is the help that was paid to your insurer.',
  },
] as const;

/** Form 1095-A, for Form 8962. */
export const marketplace: GroupSpec = {
  group: 'marketplace',
  noun: 'Form 1095-A',
  fact: 'marketplace',
  gate: 'life-events',
  gateChoice: 'marketplace',
  documents: { group: 'marketplace', moreGate: 'more-marketplace' },
  max: 8,
  questions: [
    {
      id: '.policy',
      text: 'What is the policy number on Form 1095-A?',
      help: 'It is in line 4. Type the last digits if it is long. For example, 1234567.',
      why: 'It tells your plans apart.',
      type: 'text',
      maxLength: 40,
      sourceHint: 'Line 4',
      fact: '.policy',
    },
    {
      id: '.state',
      text: 'Which state sold you this plan?',
      help: 'Pick the state in which you lived then. For example, Ohio.',
      why: 'Prices are not the same in each state.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    yesNo({
      id: '.shared',
      text: 'Is someone on this plan who is on another tax return?',
      help: 'For example, pick Yes if your grown child was on the plan and files their own return.',
      why: 'Then the plan is divided between two returns.',
      fact: 'interview.sharedPlan',
    }),
    {
      id: '.sharedWith',
      text: 'What is the Social Security number of the one who sends in the other return?',
      help: 'For example, 123-45-6789.',
      why: 'Form 8962 names the other person.',
      type: 'text',
      format: 'ssn',
      sensitive: true,
      placeholder: '123-45-6789',
      fact: '.sharedWith',
      when: shared,
    },
    shareMonth('firstMonth', 'In which month did you begin to share this plan?', '1 for January'),
    {
      ...shareMonth('lastMonth', 'In which month did you last share this plan?', '12 for December'),
      check: (answer, view) => {
        const first = answerOf(view, '.allocation.firstMonth');
        return typeof first === 'number' && Number(answer) < first
          ? 'This month is before the first one. Check both months.'
          : null;
      },
    },
    share('premium', 'How many percent of the full price are yours?', '50 for one of two people'),
    share('benchmark', 'How many percent of the silver plan’s price are yours?', '50 for one of two people'),
    share('advance', 'How many percent of the help that was paid are yours?', '50 for one of two people'),
    {
      id: '.same',
      text: 'Are the amounts the same in all twelve months?',
      help: 'Look at lines 21 to 32. For example, pick the second line if you had the plan from March on.',
      why: 'If they are, you need to type the totals only.',
      type: 'radio',
      choices: [
        { value: 'same', label: 'Yes, in all twelve months' },
        { value: 'changed', label: 'No, or I did not have it all year' },
      ],
      fact: 'interview.sameMonths',
      when: notShared,
    },
    ...columns.flatMap(({ name, column, text, help }): QuestionSpec[] => [
      money({
        id: `.annual.${name}`,
        text: `What is the total on line 33 in ${text}?`,
        help: `${help} For example, 7,200.00.`,
        why: 'We work out how much help you should get.',
        sourceHint: `Line 33, column ${column}`,
        fact: `.annual.${name}`,
        when: yearly,
      }),
      {
        id: `.monthly.${name}`,
        text: `What is in each month in ${text}?`,
        help: `${help} Write 0 for a month with an empty line. For example, 600.00 for January.`,
        why: 'The help is worked out month by month.',
        type: 'text',
        format: 'months',
        maxLength: 200,
        sourceHint: `Column ${column}`,
        fact: `.monthly[0].${name}`,
        writes: (answer) =>
          Object.fromEntries(
            (readMonths(String(answer)) ?? []).map((value, month) => [`.monthly[${month}].${name}`, value]),
          ),
        when: monthly,
      },
    ]),
  ],
  more: another(
    'Do you have another Form 1095-A?',
    'For example, pick Yes if you moved and changed your plan.',
  ),
};

export const moreMarketplace: QuestionSpec = yesNo({
  id: 'more-marketplace',
  text: 'Do you have a Form 1095-A that is not among your uploaded papers?',
  help: 'We read the Form 1095-A you uploaded. For example, pick Yes if you had a second plan.',
  why: 'Each Form 1095-A must be on your return.',
  fact: 'interview.moreMarketplace',
});

const hasPlan = any(hasItems(['marketplace'], 'You had no Marketplace plan.'), (view) =>
  view.effective['more-marketplace'] === undefined ? { skip: 'You had no Marketplace plan.' } : true,
);

/** Form 8962, line 2b: what dependents earned who must send in a return of their own. */
export const dependentsWhoFile: FollowUpSpec = {
  followUp: 'dependents',
  questions: [
    money({
      id: '.incomeIfFiling',
      text: (view) => `How much income is on ${namePerson(view)}’s own 2024 tax return?`,
      help: 'Take line 11 of the return. Write 0 if there was no need to send one in: for most children with a small job there is none. For example, 15,200.00.',
      why: 'The help with your plan looks at the income of all of you.',
      fact: '.incomeIfFiling',
      when: all(hasPlan, (view) => {
        const age = ageAtYearEnd(view);
        if (age === undefined) return 'later';
        if (answerOf(view, '.supported') === false)
          return { skip: `${namePerson(view)} is not on your return.` };
        return age >= 14 || { skip: `${namePerson(view)} was under 14 at the end of 2024.` };
      }),
      probe: anyAmount,
    }),
  ],
};

export const marketplaceDetails: QuestionSpec[] = [
  {
    id: 'marketplace-exceptions',
    text: 'Does one of these fit you?',
    help: 'Most people pick “None of these”. For example, pick the first line if you left a home in which you were hurt and file on your own.',
    why: 'These people can get help that others in their place can’t.',
    type: 'checkbox',
    choices: [
      {
        value: 'abuse',
        label: 'I am married, file on my own, and was hurt or left by my spouse',
        states: { 'marketplaceExceptions.victimOfAbuse': true },
      },
      {
        value: 'lawful',
        label: 'My income is very low, and I am here lawfully but can’t get Medicaid',
        states: { 'marketplaceExceptions.lawfullyPresentBelow100': true },
      },
      none('None of these'),
    ],
    fact: 'marketplaceExceptions',
    when: hasPlan,
  },
];
