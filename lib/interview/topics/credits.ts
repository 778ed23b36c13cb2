import { type Condition, isGateOpen } from '../conditions';
import { formsOf } from '../document-facts';
import { countsAsMarried, filesJointly } from '../filing-status';
import { none, type QuestionSpec, yesNo } from './topic';

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

/** What the child and earned income credits need beside the household. */
export const credits: QuestionSpec[] = [
  yesNo({
    id: 'qualifyingChildOfAnother',
    text: 'In 2024, did you live with a parent or older relative as their child?',
    help: 'Pick Yes if you lived with them for more than six months and were under 19, or a full-time student under 24, or can’t work for good. Pick No in all other cases. For example, pick No if you are 30.',
    why: 'Someone who counts as a child for tax can’t get the credit for low pay.',
    fact: 'qualifyingChildOfAnother',
    when: notJoint,
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
      none('None of these'),
    ],
    fact: 'creditsDisallowed',
  },
  yesNo({
    id: 'combatPayElection.eic',
    text: 'Do you want to count combat pay for the earned income credit?',
    help: 'It is not taxed either way. Counting it can make the credit larger or smaller. For example, try Yes, look at your result, and come back.',
    why: 'You may choose what is better for you.',
    fact: 'combatPayElection.eic',
    when: hadCombatPay,
  }),
];
