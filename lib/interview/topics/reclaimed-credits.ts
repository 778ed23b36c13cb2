import { all, answerOf, type Condition, picked, when, whenNo, whenPicked, whenYes } from '../conditions';
import { namePerson } from '../people';
import { type FollowUpSpec, type QuestionSpec, yesNo, yesOrNo } from './topic';

const notDenied = 'The IRS didn’t deny you this credit.';
const withoutForm = 'You aren’t claiming the earned income credit with Form 8862.';

/** What became of one credit that was denied: asked only where that credit was picked. */
const again = (credit: 'eic' | 'ctc' | 'aotc', name: string): QuestionSpec => ({
  id: `reclaimedCredits.${credit}`,
  text: `Can you claim the ${name} again for 2024?`,
  help: 'A ban lasts 2 years for reckless or intentional disregard of the rules, and 10 years for fraud. Your IRS notice would say so. For example, select the first option if your credit was denied for 2022 and the notice names no ban.',
  why: 'Without a ban, you can claim the credit again with Form 8862, which we fill in for you.',
  type: 'radio',
  choices: [
    { value: 'withForm8862', label: 'Yes, and I still have to file Form 8862' },
    { value: 'restored', label: 'Yes, I filed Form 8862 before and got the credit' },
    { value: 'banned', label: 'No, a 2-year or 10-year ban still applies' },
  ],
  fact: `reclaimedCredits.${credit}`,
  when: whenPicked('creditsDisallowed', credit, notDenied),
  probe: { answers: ['withForm8862', 'banned'] },
});

const withForm8862: Condition = whenPicked('reclaimedCredits.eic', 'withForm8862', withoutForm);
const needsDetails: Condition = all(
  withForm8862,
  whenNo('reclaimedCredits.eicIncomeOnly', 'Income was the only reason, so Form 8862 doesn’t ask for this.'),
);

/** A number of days that says more than half of the year. */
const days = {
  type: 'number',
  format: 'whole',
  min: 0,
  max: 366,
  probe: { answers: [200, 300] },
} as const;

/** Form 8862: credits that were denied in an earlier year. */
export const reclaimedCredits: QuestionSpec[] = [
  again('eic', 'earned income credit'),
  yesNo({
    id: 'reclaimedCredits.eicIncomeOnly',
    text: 'Did the IRS reduce or deny your earned income credit just because your income was wrong?',
    help: 'Select Yes only if the sole reason was incorrect earned income or investment income. For example, select No if the IRS asked where your child lived.',
    why: 'It’s on line 3 of Form 8862. If you select Yes, the form asks for less information.',
    fact: 'reclaimedCredits.eicIncomeOnly',
    when: withForm8862,
    probe: yesOrNo,
  }),
  {
    id: 'reclaimedCredits.daysInUs',
    text: 'For how many days in 2024 was your main home in the United States?',
    help: 'Include days on extended active duty abroad. For example, 250.',
    why: 'It goes on line 9a of Form 8862.',
    fact: 'reclaimedCredits.daysInUs',
    when: all(needsDetails, whenYes('mainHomeInUs', 'You lived in the United States all year.')),
    ...days,
  },
  {
    id: 'reclaimedCredits.spouseDaysInUs',
    text: 'For how many days in 2024 was your spouse’s main home in the United States?',
    help: 'Include days on extended active duty abroad. For example, 250.',
    why: 'It goes on line 9b of Form 8862.',
    fact: 'reclaimedCredits.spouseDaysInUs',
    when: all(needsDetails, whenYes('mainHomeInUs', 'Your spouse lived in the United States all year.')),
    ...days,
  },
  again('ctc', 'child tax credit or credit for other dependents'),
  again('aotc', 'American opportunity credit'),
];

const livedElsewhereToo: Condition = when(
  '.monthsInHome',
  (months) => Number(months) > 5 && Number(months) < 12,
  'This person lived with you all year, or not long enough for the credit.',
);

/** A child who was born or died in the year counts for all of it. */
const aliveAllYear: Condition = (view) => {
  const born = answerOf(view, '.dateOfBirth');
  if (born === undefined) return 'later';
  const isWhole = String(born) < `${view.taxYear}-01-01` && !picked(view, '.circumstances', 'died');
  return (
    isWhole || {
      skip: 'A child who was born or died during the year is treated as living with you all year.',
    }
  );
};

/** Form 8862, line 7: only for children who weren’t there all year. */
export const daysWithChildren: FollowUpSpec = {
  followUp: 'dependents',
  questions: [
    {
      id: '.daysInHome',
      text: (view) => `How many days did ${namePerson(view)} live with you in the United States in 2024?`,
      help: 'Time away at school, in a hospital, or on a trip counts as time with you. For example, 245.',
      why: 'Form 8862 asks for days, not months.',
      fact: '.daysInHome',
      when: all(needsDetails, livedElsewhereToo, aliveAllYear),
      check: (answer, view) => {
        const months = Number(answerOf(view, '.monthsInHome'));
        return typeof answer === 'number' && Math.abs(answer - months * 30.4) > 45
          ? 'This doesn’t match the months you entered for this person. Check both answers.'
          : null;
      },
      ...days,
    },
  ],
};
