import { all, answerOf, any, type Condition, type View, when, whenPicked } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { ageAtYearEnd, namePerson, viewPerson } from '../people';
import { choicesOf, targetOf } from '../references';
import { askPicked } from './picked-amounts';
import { anyAmount, type FollowUpSpec, type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const paidForCare = whenPicked('costs', 'child-care', 'You told us you didn’t pay for care.');

/** Box 10 of a W-2, typed or read. */
const gotBenefits: Condition = (view: View) => {
  const typed = Array.from({ length: view.counts.get('w2s') ?? 0 }).some(
    (_, index) => Number(view.effective[`w2s.${index}.dependentCareBenefits`] ?? 0) > 0,
  );
  const read = formsOf(view.documents, 'w2s').some(
    ({ form }) => Number(form.item['dependentCareBenefits'] ?? 0) > 0,
  );
  if (typed || read) return true;
  return view.counts.has('w2s') ? { skip: 'You told us no employer paid for care.' } : 'later';
};

const careMatters = any(paidForCare, gotBenefits);

export const careProviders: GroupSpec = {
  group: 'careProviders',
  noun: 'Care provider',
  nameFrom: '.name',
  fact: 'childCare.providers',
  gate: 'costs',
  gateChoice: 'child-care',
  max: 10,
  questions: [
    {
      id: '.name',
      text: 'Who provided the care?',
      help: 'Enter the name of the person, school, or camp. For example, Little Star Day Care.',
      why: 'Form 2441 lists each provider.',
      type: 'text',
      maxLength: 100,
      fact: '.name',
    },
    {
      id: '.id',
      text: 'What is the care provider’s taxpayer ID number?',
      help: 'It’s an EIN or a Social Security number. For example, 12-3456789. Use Form W-10 to ask for it. If you can’t get it, leave this blank.',
      why: 'Without it, the IRS may deny the credit.',
      type: 'text',
      maxLength: 20,
      optional: true,
      sensitive: true,
      fact: '.id',
    },
    {
      id: '.address',
      text: 'What is the care provider’s address?',
      help: 'It’s on Form W-10. Use commas to separate the street, city, and state. For example, 12 Oak Street, Portland, ME 04101. If you don’t know it, leave this blank.',
      why: 'Form 2441 lists it with the provider’s name.',
      type: 'text',
      maxLength: 120,
      optional: true,
      placeholder: '12 Oak Street, Portland, ME 04101',
      fact: '.address',
    },
    money({
      id: '.amount',
      text: 'How much did you pay this provider in 2024?',
      help: 'Include what an employer paid for you. Leave out tuition for kindergarten and higher grades, which doesn’t count as care. For example, 4,800.00.',
      why: 'You may be able to claim part of it as a credit.',
      fact: '.amount',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you pay anyone else for care?',
    help: 'For example, select Yes for a summer day camp.',
    why: 'We’ll ask about each provider in turn.',
    fact: 'interview.more',
  }),
};

const personInCare: QuestionSpec = {
  id: '.person',
  text: 'Who received care?',
  help: 'A child must have been under 13. Anyone older qualifies if they were physically or mentally unable to care for themselves and lived with you for more than half the year. For example, your four-year-old daughter.',
  why: 'The limit depends on how many people received care.',
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
      skip: 'You already entered everyone on your return who could have received care.',
    }
  );
};

export const carePersons: GroupSpec = {
  group: 'carePersons',
  noun: 'Person who received care',
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
          ? `How much did you pay for ${nameInCare(view)}’s care, not counting dependent care benefits from work?`
          : `How much did you pay for ${nameInCare(view)}’s care?`,
      help: 'Add up what you paid in 2024 to all providers for care in 2024. Leave out overnight camps and tuition for kindergarten and higher grades. Preschool, before- and after-school care, and day camps qualify. For example, 3,600.00.',
      why: 'You may be able to claim part of it as a credit.',
      fact: '.expenses',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you pay for anyone else’s care?',
    help: 'For example, select Yes for a second child.',
    why: 'The limit is higher for two or more people.',
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
      text: (view) => `Was ${namePerson(view)} unable to care for themselves?`,
      help: 'This means they can’t dress, clean, or feed themselves, or they need constant attention to stay safe. For example, a mother with severe memory loss.',
      why: 'If so, the cost of care can qualify at any age.',
      fact: '.unableToCareForSelf',
      when: all(careMatters, (view) => {
        const age = ageAtYearEnd(view);
        if (age === undefined) return 'later';
        if (answerOf(view, '.supported') === false)
          return { skip: `${namePerson(view)} isn’t on your return.` };
        return age >= 13 || { skip: `${namePerson(view)} was under 13, so this doesn’t apply.` };
      }),
    }),
  ],
};

const usedCarryover = whenPicked(
  'care-benefits',
  'childCare-priorYearCarryover',
  'You had no dependent care benefits carried over from 2023.',
);

const studyMonths = (who: 'taxpayer' | 'spouse'): QuestionSpec => ({
  id: `childCare.${who}StudentMonths`,
  text:
    who === 'taxpayer'
      ? 'For how many months were you a full-time student or unable to care for yourself?'
      : 'For how many months was your spouse a full-time student or unable to care for themselves?',
  help: 'Enter 0 if this doesn’t apply. For example, 5 for January to May at college.',
  why: 'You’re treated as having earned income in these months.',
  type: 'number',
  format: 'whole',
  min: 0,
  max: 12,
  fact: `childCare.${who}StudentMonths`,
  when: all(onJointReturn, careMatters),
});

const whoseMonths = { taxpayer: 'you', spouse: 'your spouse' } as const;

/** Form 2441, line 5: of somebody who also worked, asked where it changes the credit or the benefits. */
const shortMonths = (who: 'taxpayer' | 'spouse'): QuestionSpec[] => [
  {
    id: `childCare.${who}ShortMonths`,
    text: `In how many of those months did ${whoseMonths[who]} earn less than $250?`,
    help: 'If you paid for the care of two or more people, use $500 instead. Count months with no pay too. For example, 4.',
    why: 'Each of those months counts as $250 of earned income, or $500 with two or more people in care.',
    type: 'number',
    format: 'whole',
    min: 0,
    max: 12,
    fact: `childCare.${who}ShortMonths`,
    when: all(
      onJointReturn,
      careMatters,
      when(
        `childCare.${who}StudentMonths`,
        (months) => Number(months) > 0,
        'You told us there were no months as a full-time student.',
      ),
    ),
    probe: { answers: [0, 1, 12] },
  },
  money({
    id: `childCare.${who}ShortPay`,
    text: `How much did ${whoseMonths[who]} earn in those months altogether?`,
    help: 'Add up the pay in the months you just counted. Enter 0 if none. For example, 600.00.',
    why: 'The monthly amount replaces these earnings on line 5 of Form 2441.',
    fact: `childCare.${who}ShortPay`,
    when: when(
      `childCare.${who}ShortMonths`,
      (months) => Number(months) > 0,
      'You told us no month was below this amount.',
    ),
    probe: anyAmount,
  }),
];

export const careDetails: QuestionSpec[] = [
  studyMonths('taxpayer'),
  ...shortMonths('taxpayer'),
  studyMonths('spouse'),
  ...shortMonths('spouse'),
  ...askPicked({
    id: 'care-benefits',
    text: 'Do any of these apply to your dependent care benefits from work?',
    help: 'Your 2024 benefits are in box 10 of your W-2. Benefits carried over from 2023 aren’t shown there. Most people select “None of these.” For example, select the first option if you forfeited money you didn’t use in time.',
    why: 'These can change how much of your benefits is taxable.',
    when: careMatters,
    because: 'You told us this doesn’t apply.',
    whyEach: 'It changes how much of your benefits is taxable.',
    amounts: [
      {
        fact: 'childCare.employerBenefitsForfeited',
        label: 'I forfeited some of it or carried it over to 2025',
        text: 'How much did you forfeit or carry over to 2025?',
        help: 'Ask your employer. For example, 300.00.',
      },
      {
        fact: 'childCare.priorYearCarryover',
        label: 'I used 2023 benefits in 2024',
        text: 'How much of your 2023 dependent care benefits did you use in 2024?',
        help: 'Ask your employer. For example, 250.00.',
      },
      {
        fact: 'childCare.planMaximum',
        label: 'My employer’s plan has its own limit below $5,000',
        text: 'What is your employer’s plan limit?',
        help: 'Ask your employer. For example, 3,000.00.',
      },
    ],
  }),
  {
    id: 'childCare.priorYearCarryoverOwner',
    text: 'Whose job did the 2023 dependent care benefits come from?',
    help: 'For example, select your spouse if the dependent care FSA was at your spouse’s job.',
    why: 'Any taxable part counts as that person’s wages.',
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
    text: 'What was the total cost of care in 2024, including what your benefits covered?',
    help: 'Include all care provided in 2024, no matter when you paid. For example, 8,600.00.',
    why: 'Dependent care benefits are tax-free up to this cost.',
    fact: 'childCare.incurredExpenses',
    when: any(gotBenefits, usedCarryover),
  }),
];
