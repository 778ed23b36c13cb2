import { all, any, whenPicked, whenYes } from '../conditions';
import { onJointReturn } from '../filing-status';
import { type QuestionSpec, yesNo } from './topic';

const ofRent = any(
  whenPicked('income-kinds', 'rental', 'You rented out nothing.'),
  whenPicked('income-kinds', 'partner', 'You have no Schedule K-1.'),
);
const help =
  'Over 750 hours and over half of all work time, in real estate that the person owns or develops. For example, select No with a full-time job elsewhere.';
const why = 'Rental losses of a real estate professional can count in full.';

/** Real estate professionals (IRC 469(c)(7)): before the places themselves, whose questions depend on it. */
export const realEstate: readonly QuestionSpec[] = [
  yesNo({
    id: 'realEstate.professional.taxpayer',
    text: 'Were you a real estate professional in 2024?',
    help,
    why,
    fact: 'realEstate.professional.taxpayer',
    when: ofRent,
  }),
  yesNo({
    id: 'realEstate.professional.spouse',
    text: 'Was your spouse a real estate professional in 2024?',
    help,
    why,
    fact: 'realEstate.professional.spouse',
    when: all(onJointReturn, ofRent),
  }),
  yesNo({
    id: 'realEstate.aggregate',
    text: 'Do you treat all your rental real estate as one activity?',
    help: 'You made this election on this return or an earlier one. For example, select No if you never filed such a statement.',
    why: 'Then your hours in all places count together.',
    fact: 'realEstate.aggregate',
    when: any(
      whenYes('realEstate.professional.taxpayer', 'You’re no real estate professional.'),
      whenYes('realEstate.professional.spouse', 'Your spouse is no real estate professional.'),
    ),
  }),
  yesNo({
    id: 'realEstate.materialTogether',
    text: 'Did you do much of the work in all of it?',
    help: 'This is called material participation. Count both spouses. For example, select Yes with more than 500 hours in all places.',
    why: 'Only then do the losses count in full.',
    fact: 'realEstate.materialTogether',
    when: whenYes('realEstate.aggregate', 'You treat each place by itself.'),
  }),
];
