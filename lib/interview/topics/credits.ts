import { any, type Condition, isGateOpen, whenPicked } from '../conditions';
import { formsOf } from '../document-facts';
import { countsAsMarried, filesJointly } from '../filing-status';
import { reclaimedCredits } from './reclaimed-credits';
import { none, type QuestionSpec, yesNo, yesOrNo } from './topic';

const notJoint: Condition = (view) => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  if (married && view.effective['file-together'] === undefined) return 'later';
  return !filesJointly(view) || { skip: 'This doesn’t apply when you file jointly.' };
};

/** Combat pay stands in box 12 of a W-2 next to code Q. */
const hadCombatPay: Condition = (view) => {
  if (isGateOpen(view, 'had-w2-income')) return 'later';
  const read = formsOf(view.documents, 'w2s').some(({ form }) =>
    JSON.stringify(form.item['box12'] ?? []).includes('"Q"'),
  );
  const typed = Array.from({ length: view.counts.get('w2s') ?? 0 }).some(
    (_, index) => typeof view.effective[`w2s.${index}.box12.Q`] === 'number',
  );
  return read || typed || { skip: 'None of your W-2s shows combat pay.' };
};

/** Tax paid to another country stands on forms for interest and dividends and on a Schedule K-1. */
const paidForeignTax: Condition = (view) => {
  const lists = ['interest', 'dividends', 'k1s'] as const;
  const typed = lists.some((list) =>
    Array.from({ length: view.counts.get(list) ?? 0 }).some(
      (_, index) => typeof view.effective[`${list}.${index}.foreignTaxPaid`] === 'number',
    ),
  );
  const read = lists.some((list) =>
    formsOf(view.documents, list).some(({ form }) => Number(form.item['foreignTaxPaid'] ?? 0) > 0),
  );
  if (typed || read) return true;
  const isOpen = lists.some((list) => !view.counts.has(list));
  return isOpen ? 'later' : { skip: 'None of your forms shows foreign tax paid.' };
};

const livedHere = 'You told us you lived in the United States.';

/** What the child and earned income credits need beside the household. */
export const credits: QuestionSpec[] = [
  yesNo({
    id: 'mainHomeInUs',
    text: 'Was your main home in the United States for more than half of 2024?',
    help: 'The United States means the 50 states and the District of Columbia, not Puerto Rico or another territory. If you file jointly, this must be true for both of you. Time outside the United States on extended active duty also counts. For example, select Yes if you lived in Texas all year.',
    why: 'You must meet this test to claim the earned income credit (EIC).',
    fact: 'mainHomeInUs',
    when: any(
      whenPicked('life-events', 'abroad', livedHere),
      whenPicked('life-events', 'foreign-work', livedHere),
    ),
    probe: yesOrNo,
  }),
  yesNo({
    id: 'qualifyingChildOfAnother',
    text: 'Were you someone else’s qualifying child in 2024?',
    help: 'Select Yes if you lived with a parent or older relative for more than half the year and were under 19, a full-time student under 24, or permanently and totally disabled. For example, select No if you’re 30 and support yourself.',
    why: 'Someone else’s qualifying child can’t claim the earned income credit.',
    fact: 'qualifyingChildOfAnother',
    when: notJoint,
    probe: yesOrNo,
  }),
  {
    id: 'creditsDisallowed',
    text: 'Has the IRS ever denied or reduced any of these credits?',
    help: 'If so, the IRS notice told you to file Form 8862 before you claim the credit again. Leave out a credit that was reduced only because of a math or clerical error. Most people select “None of these.” For example, a notice that denied your 2022 credit.',
    why: 'You may need Form 8862 to claim the credit again.',
    type: 'checkbox',
    choices: [
      { value: 'eic', label: 'Earned income credit', states: { 'creditsDisallowed.eic': true } },
      {
        value: 'ctc',
        label: 'Child tax credit or credit for other dependents',
        states: { 'creditsDisallowed.ctc': true },
      },
      {
        value: 'aotc',
        label: 'American opportunity credit, for college',
        states: { 'creditsDisallowed.aotc': true },
      },
      none('None of these'),
    ],
    fact: 'creditsDisallowed',
    // Each credit has lines of its own: all three denied change one when any of them alone does.
    probe: { answers: [['none'], ['eic', 'ctc', 'aotc']] },
  },
  ...reclaimedCredits,
  yesNo({
    id: 'combatPayElection.eic',
    text: 'Do you elect to include nontaxable combat pay for the earned income credit?',
    help: 'It isn’t taxed either way. Including it can make the credit larger or smaller. For example, select Yes to include all of it.',
    why: 'You can choose whichever is better for you.',
    fact: 'combatPayElection.eic',
    when: hadCombatPay,
    probe: yesOrNo,
    decides: { answers: [false, true] },
  }),
  yesNo({
    id: 'combatPayElection.dependentCare',
    text: 'Do you elect to include nontaxable combat pay for the dependent care credit?',
    help: 'It isn’t taxed either way. Including it can make the credit larger. For example, select Yes to include all of it.',
    why: 'You can choose whichever is better for you.',
    fact: 'combatPayElection.dependentCare',
    when: hadCombatPay,
    probe: yesOrNo,
    decides: { answers: [false, true] },
  }),
  yesNo({
    id: 'foreignTax.simplifiedElection',
    text: 'Do you want to claim the foreign tax credit without Form 1116?',
    help: 'All your foreign income must be passive, such as dividends or interest, and reported on forms such as Form 1099. The tax can’t be more than $300 ($600 if you file jointly). For example, $14 in box 7 of a Form 1099-DIV.',
    why: 'This election is optional. It saves you from filing Form 1116.',
    fact: 'foreignTax.simplifiedElection',
    when: paidForeignTax,
    probe: yesOrNo,
    decides: { answers: [true, false], because: 'because it saves you from filing Form 1116.' },
  }),
];
