import { any, type Condition, isGateOpen, whenPicked } from '../conditions';
import { formsOf } from '../document-facts';
import { countsAsMarried, filesJointly } from '../filing-status';
import { none, type QuestionSpec, yesNo, yesOrNo } from './topic';

const notJoint: Condition = (view) => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  if (married && view.effective['file-together'] === undefined) return 'later';
  return !filesJointly(view) || { skip: 'This does not matter when you file together.' };
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
  return read || typed || { skip: 'No W-2 shows combat pay.' };
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
  return isOpen ? 'later' : { skip: 'No paper shows foreign tax.' };
};

const livedHere = 'You told us that you lived in the United States.';

/** What the child and earned income credits need beside the household. */
export const credits: QuestionSpec[] = [
  yesNo({
    id: 'mainHomeInUs',
    text: 'Was your main home in the United States for more than half of 2024?',
    help: 'The United States means the 50 states and the District of Columbia, not Puerto Rico or another territory. On a joint return, it must be true for both of you. Military time outside the United States on extended active duty counts as time in it. For example, pick Yes if you lived in Texas all year.',
    why: 'The Earned Income Credit is only for people who lived in the United States.',
    fact: 'mainHomeInUs',
    when: any(
      whenPicked('life-events', 'abroad', livedHere),
      whenPicked('life-events', 'foreign-work', livedHere),
    ),
    probe: yesOrNo,
  }),
  yesNo({
    id: 'qualifyingChildOfAnother',
    text: 'In 2024, did you live with a parent or older relative as their child?',
    help: 'Pick Yes if you lived with them for more than six months and were under 19, or a full-time student under 24, or can’t work for good. Pick No in all other cases. For example, pick No if you are 30.',
    why: 'Someone else’s qualifying child can’t claim the Earned Income Credit.',
    fact: 'qualifyingChildOfAnother',
    when: notJoint,
    probe: yesOrNo,
  }),
  {
    id: 'creditsDisallowed',
    text: 'Did the IRS ever turn you down for one of these credits?',
    help: 'The IRS would have told you to send Form 8862 before you can ask again. Most people pick “None of these”. For example, a letter that denied your 2022 credit.',
    why: 'You need one more form to get the credit again.',
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
  yesNo({
    id: 'combatPayElection.eic',
    text: 'Do you want to count combat pay for the earned income credit?',
    help: 'It is not taxed either way. Counting it can make the credit larger or smaller. For example, try Yes, look at your result, and come back.',
    why: 'You may choose what is better for you.',
    fact: 'combatPayElection.eic',
    when: hadCombatPay,
    probe: yesOrNo,
  }),
  yesNo({
    id: 'combatPayElection.dependentCare',
    text: 'Do you want to count combat pay for the credit for care?',
    help: 'It is not taxed either way. Counting it can make the credit larger. For example, try Yes, look at your result, and come back.',
    why: 'You may choose what is better for you.',
    fact: 'combatPayElection.dependentCare',
    when: hadCombatPay,
    probe: yesOrNo,
  }),
  yesNo({
    id: 'foreignTax.simplifiedElection',
    text: 'May we take the credit for foreign tax without the long form?',
    help: 'This is open if all of it is on papers like Form 1099, and is at most $300, or $600 for a couple. For example, $14 in box 7 of a Form 1099-DIV.',
    why: 'You may choose it. Then no Form 1116 is needed.',
    fact: 'foreignTax.simplifiedElection',
    when: paidForeignTax,
    probe: yesOrNo,
  }),
];
