import { answerOf, type Condition, answeredYes, type View, whenNo, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { readMonths } from '../months';
import { states } from './address';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const yearly = whenPicked('.same', 'same', 'The amounts aren’t the same every month.');
/** What a document that was read prints: twelve months, or the totals of the year alone. */
const hasMonths = ({ documents, extractionId }: View): boolean =>
  formsOf(documents, 'marketplace').some(
    ({ form }) => form.extractionId === extractionId && Array.isArray(form.item['monthly']),
  );

/** For a shared plan, the amounts are allocated month by month. */
const monthly: Condition = (view) => {
  if (view.extractionId !== null && hasMonths(view)) return { skip: 'We read the months from your form.' };
  if (view.extractionId !== null && answerOf(view, '.shared') === false)
    return { skip: 'We read the annual totals from your form.' };
  return answeredYes(view, '.shared')
    ? true
    : whenPicked('.same', 'changed', 'The amounts are the same every month.')(view);
};
const notShared = whenNo('.shared', 'For a shared plan, the amounts are allocated month by month.');
const shared = whenYes('.shared', 'You told us this plan doesn’t cover anyone on another return.');

const share = (name: 'premium' | 'benchmark' | 'advance', text: string, example: string): QuestionSpec => ({
  id: `.allocation.${name}`,
  text,
  help: `Agree on a percentage with the other taxpayer. If you can’t agree, use the percentage of people on the plan who are on your return. Enter a whole number from 0 to 100. For example, ${example}.`,
  why: 'Form 8962 allocates the policy amounts using these percentages.',
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
  help: `Enter the month as a number from 1 to 12. For example, ${example}.`,
  why: 'The policy amounts are allocated only for these months.',
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
    help: 'This is the full premium for your plan.',
  },
  {
    name: 'benchmark',
    column: 'B',
    text: 'column B, the second lowest cost silver plan (SLCSP)',
    help: 'It’s the benchmark plan’s premium.',
  },
  {
    name: 'advance',
    column: 'C',
    text: 'column C, advance payment of premium tax credit',
    help: 'This was paid to your insurer on your behalf.',
  },
] as const;

/** What Form 1095-A does not say: who else is on the plan, and which part of it is whose (Form 8962, Part IV). */
const askedBesideForm = [
  '.shared',
  '.sharedWith',
  '.allocation.firstMonth',
  '.allocation.lastMonth',
  '.allocation.premium',
  '.allocation.benchmark',
  '.allocation.advance',
  '.monthly.premium',
  '.monthly.benchmark',
  '.monthly.advance',
];

/** Form 1095-A, for Form 8962. */
export const marketplace: GroupSpec = {
  group: 'marketplace',
  noun: 'Form 1095-A',
  fact: 'marketplace',
  gate: 'life-events',
  gateChoice: 'marketplace',
  documents: { group: 'marketplace', moreGate: 'more-marketplace', asks: askedBesideForm },
  max: 8,
  questions: [
    {
      id: '.policy',
      text: 'What is the policy number on Form 1095-A?',
      help: 'It’s on line 2. If it has more than 15 characters, enter the last 15. For example, 1234567.',
      why: 'Form 8962 identifies your plan by this number.',
      type: 'text',
      maxLength: 40,
      sourceHint: 'Line 2',
      fact: '.policy',
    },
    {
      id: '.state',
      text: 'Which state’s Marketplace is this plan from?',
      help: 'Select the state you lived in at the time. For example, Ohio.',
      why: 'Premiums differ by state.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    yesNo({
      id: '.shared',
      text: 'Does this plan cover anyone who is on another tax return?',
      help: 'For example, select Yes if your adult child was on the plan and files their own return.',
      why: 'If so, the policy amounts are allocated between two returns.',
      fact: 'interview.sharedPlan',
    }),
    {
      id: '.sharedWith',
      text: 'What is the Social Security number of the person who files the other return?',
      help: 'For example, 123-45-6789.',
      why: 'Form 8962 lists the other taxpayer.',
      type: 'text',
      format: 'ssn',
      sensitive: true,
      placeholder: '123-45-6789',
      fact: '.sharedWith',
      when: shared,
    },
    shareMonth('firstMonth', 'What month did you start sharing this plan?', '1 for January'),
    {
      ...shareMonth('lastMonth', 'What was the last month you shared this plan?', '12 for December'),
      check: (answer, view) => {
        const first = answerOf(view, '.allocation.firstMonth');
        return typeof first === 'number' && Number(answer) < first
          ? 'The last month can’t be before the first month. Check both.'
          : null;
      },
    },
    share('premium', 'What percentage of the enrollment premium is yours?', '50 for one of two people'),
    share('benchmark', 'What percentage of the SLCSP premium is yours?', '50 for one of two people'),
    share('advance', 'What percentage of the advance payments is yours?', '50 for one of two people'),
    {
      id: '.same',
      text: 'Are the amounts the same for all 12 months?',
      help: 'Look at lines 21 to 32. For example, select the second option if your plan started in March.',
      why: 'If they are, you need to enter only the annual totals.',
      type: 'radio',
      choices: [
        { value: 'same', label: 'Yes, for all 12 months' },
        { value: 'changed', label: 'No, or I didn’t have it all year' },
      ],
      fact: 'interview.sameMonths',
      when: notShared,
    },
    ...columns.flatMap(({ name, column, text, help }): QuestionSpec[] => [
      money({
        id: `.annual.${name}`,
        text: `What is the annual total on line 33, ${text}?`,
        help: `${help} For example, 7,200.00.`,
        why: 'We use it to calculate your premium tax credit.',
        sourceHint: `Line 33, column ${column}`,
        fact: `.annual.${name}`,
        when: yearly,
      }),
      {
        id: `.monthly.${name}`,
        text: `What are the monthly amounts in ${text}?`,
        help: `${help} Enter 0 for a blank month. For example, 600.00 for January.`,
        why: 'The premium tax credit is calculated month by month.',
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
  more: anotherQuestion(
    'Do you have another Form 1095-A?',
    'For example, select Yes if you moved and changed plans.',
  ),
};

export const moreMarketplace: QuestionSpec = yesNo({
  id: 'more-marketplace',
  text: 'Do you have a Form 1095-A that you haven’t uploaded?',
  help: 'We read the Form 1095-A you uploaded. For example, select Yes if you had a second plan.',
  why: 'Each Form 1095-A must be on your return.',
  fact: 'interview.moreMarketplace',
});
