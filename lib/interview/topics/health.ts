import { all, answerOf, any, hasItems, picked, when, whenPicked } from '../conditions';
import { onSeparateStatus } from '../filing-status';
import { ageAtYearEnd, namePerson } from '../people';
import { anotherQuestion, ownerQuestion } from './item-questions';
import { anyAmount, type FollowUpSpec, type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

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
      text: 'Who was covered by the health plan you had with your HSA?',
      help: 'It must be a high-deductible health plan (HDHP). For example, select “My family and me” for you and one child.',
      why: 'The limit for family coverage is higher.',
      type: 'radio',
      choices: [
        { value: 'self', label: 'Just me' },
        { value: 'family', label: 'My family and me' },
      ],
      fact: '.coverage',
    },
    {
      id: '.months',
      text: 'For how many months did you have this plan in 2024?',
      help: 'Count each month you had coverage on the first day. If you had it on December 1, you can enter 12 (the last-month rule), but you must stay eligible through December 31, 2025. For example, 12 for the whole year.',
      why: 'The limit is calculated month by month.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 12,
      fact: '.months',
    },
    {
      id: '.firstMonth',
      text: 'What month did this coverage start?',
      help: 'Enter the month as a number. For example, 9 for September.',
      why: 'Coverage on December 1 can raise your limit. Spouses divide the family limit month by month.',
      type: 'number',
      format: 'whole',
      min: 1,
      max: 12,
      fact: '.firstMonth',
      optional: true,
      when: when(
        '.months',
        (answer) => typeof answer === 'number' && answer > 0 && answer < 12,
        'You had this plan all year.',
      ),
      check: (answer, view) => {
        const months = answerOf(view, '.months');
        return typeof months === 'number' && Number(answer) + months - 1 > 12
          ? 'These months go past December. Check the month and the number of months.'
          : null;
      },
    },
    money({
      id: '.contributed',
      text: 'How much did you contribute to the HSA yourself?',
      help: 'Leave out pretax amounts from your paycheck. Include contributions for 2024 that you made by April 15, 2025. For example, 1,200.00.',
      why: 'It lowers your taxable income.',
      fact: '.contributed',
    }),
    money({
      id: '.employerContributed',
      text: 'How much did an employer contribute that isn’t in box 12 of a W-2?',
      help: 'Most people enter 0. We already count the amount with code W on your W-2. For example, 300.00.',
      why: 'It counts toward your limit.',
      fact: '.employerContributed',
    }),
  ],
  more: anotherQuestion(
    'Do you have another HSA, or did your coverage change during the year?',
    'For example, select Yes if your spouse has an HSA too.',
  ),
};

/** Form 8889, line 6, of a separate return. */
export const spouseHsaShare: QuestionSpec = money({
  id: 'adjustments.spouseHsaShare',
  text: 'How much of the family HSA limit is your spouse’s?',
  help: 'Enter half of the limit for your months of family coverage, unless you agreed on another amount. Enter 0 if your spouse has no HSA. For example, 4,150.00.',
  why: 'Spouses share one family limit, even when they file separately.',
  fact: 'adjustments.spouseHsaShare',
  optional: true,
  when: all(
    onSeparateStatus,
    hasItems(['hsa'], 'You had no HSA.'),
    (view) =>
      [...Array(view.counts.get('hsa') ?? 0).keys()].some((item) =>
        picked(view, `hsa.${item}.coverage`, 'family'),
      ) || { skip: 'Your HSA plan covered only you.' },
  ),
  probe: anyAmount,
});

/** Form 1099-SA. */
export const hsaDistributions: GroupSpec = {
  group: 'hsaDistributions',
  noun: 'Form 1099-SA',
  fact: 'hsaDistributions',
  gate: 'income-kinds',
  gateChoice: 'hsa-money',
  documents: {
    group: 'hsaDistributions',
    moreGate: 'more-hsa-distributions',
    asks: ['.rolledOver', '.qualifiedMedical'],
  },
  max: 10,
  questions: [
    ownerQuestion('Form 1099-SA'),
    money({
      id: '.distributed',
      text: 'What is in box 1, gross distribution?',
      help: 'It’s the total taken out of the HSA. For example, 850.00.',
      why: 'Distributions for medical expenses aren’t taxed. Other distributions are.',
      sourceHint: 'Box 1',
      fact: '.distributed',
    }),
    money({
      id: '.rolledOver',
      text: 'How much of this distribution did you roll over to another HSA?',
      help: 'A rollover must be completed within 60 days. Enter 0 if none. For example, 500.00.',
      why: 'You don’t pay tax on this part.',
      fact: '.rolledOver',
    }),
    money({
      id: '.qualifiedMedical',
      text: 'How much of this distribution paid for qualified medical expenses?',
      help: 'Include doctors, dentists, glasses, and medicine for you, your spouse, and your dependents. For example, 850.00 if you used all of it for medical expenses.',
      why: 'You don’t pay tax on this part.',
      fact: '.qualifiedMedical',
    }),
  ],
  more: anotherQuestion(
    'Do you have another Form 1099-SA?',
    'For example, select Yes if your spouse received one too.',
  ),
};

export const moreHsaDistributions: QuestionSpec = yesNo({
  id: 'more-hsa-distributions',
  text: 'Do you have a Form 1099-SA that you haven’t uploaded?',
  help: 'We read the Form 1099-SA you uploaded. For example, select Yes for a second one.',
  why: 'The IRS gets a copy of each.',
  fact: 'interview.moreHsaDistributions',
});

export const archerMsa: QuestionSpec = money({
  id: 'adjustments.archerMsa',
  text: 'How much did you contribute to an Archer MSA?',
  help: 'This is an older type of medical savings account. For example, 700.00.',
  why: 'Contributions go on Form 8853.',
  fact: 'adjustments.archerMsa',
  when: whenPicked('costs', 'archer', 'You told us you don’t have an Archer MSA.'),
});

const hasPlan = any(hasItems(['marketplace'], 'You didn’t have a Marketplace plan.'), (view) =>
  view.effective['more-marketplace'] === undefined ? { skip: 'You didn’t have a Marketplace plan.' } : true,
);

/** Form 8962, line 2b: what dependents earned who must send in a return of their own. */
export const dependentsWhoFile: FollowUpSpec = {
  followUp: 'dependents',
  questions: [
    money({
      id: '.incomeIfFiling',
      text: (view) => `What is the adjusted gross income on ${namePerson(view)}’s own 2024 tax return?`,
      help: 'It’s on line 11 of Form 1040. Enter 0 if they weren’t required to file. That’s often true of a child with a part-time job. For example, 15,200.00.',
      why: 'Your premium tax credit depends on your whole household’s income.',
      fact: '.incomeIfFiling',
      when: all(hasPlan, (view) => {
        const age = ageAtYearEnd(view);
        if (age === undefined) return 'later';
        if (answerOf(view, '.supported') === false)
          return { skip: `${namePerson(view)} isn’t on your return.` };
        return age >= 14 || { skip: `${namePerson(view)} was under 14 at the end of 2024.` };
      }),
      probe: anyAmount,
    }),
  ],
};

export const marketplaceDetails: QuestionSpec[] = [
  {
    id: 'marketplace-exceptions',
    text: 'Do any of these apply to you?',
    help: 'Most people select “None of these.” For example, select the first option if you left home because of domestic abuse and you file separately.',
    why: 'You may qualify for the credit under one of these exceptions.',
    type: 'checkbox',
    choices: [
      {
        value: 'abuse',
        label: 'I’m married filing separately, and I’m a victim of domestic abuse or spousal abandonment',
        states: { 'marketplaceExceptions.victimOfAbuse': true },
      },
      {
        value: 'lawful',
        label:
          'I’m lawfully present in the US, my household income is below the federal poverty line, and I’m not eligible for Medicaid because of my immigration status',
        states: { 'marketplaceExceptions.lawfullyPresentBelow100': true },
      },
      none('None of these'),
    ],
    fact: 'marketplaceExceptions',
    when: hasPlan,
  },
];
