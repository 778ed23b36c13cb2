import { all, any, whenPicked, whenYes } from '../conditions';
import { onJointReturn } from '../filing-status';
import { askPayerForms } from './payer-forms';
import { type QuestionSpec, yesNo } from './topic';

const ofRent = any(
  whenPicked('income-kinds', 'rental', 'You told us you didn’t rent out property.'),
  whenPicked('income-kinds', 'partner', 'You have no Schedule K-1.'),
);
const help =
  'A real estate professional spends more than 750 hours, and more than half of all working time, in real property businesses in which they materially participate. On a joint return, one spouse must meet both tests alone. For example, the answer is usually No for anyone with a full-time job elsewhere.';
const why = 'A real estate professional’s rental losses can be fully deductible.';

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
    text: 'Do you elect to treat all your rental real estate as one activity?',
    help: 'Select Yes if you’re making this election now or made it on an earlier return. For example, select No if you never filed an election statement.',
    why: 'If so, your hours on all properties count together.',
    fact: 'realEstate.aggregate',
    when: any(
      whenYes('realEstate.professional.taxpayer', 'You aren’t a real estate professional.'),
      whenYes('realEstate.professional.spouse', 'Your spouse isn’t a real estate professional.'),
    ),
  }),
  yesNo({
    id: 'realEstate.materialTogether',
    text: 'Did you materially participate in your rental real estate?',
    help: 'Material participation means regular, continuous, and substantial work. Include your spouse’s work. For example, select Yes for more than 500 hours across all properties.',
    why: 'If so, losses can be fully deductible.',
    fact: 'realEstate.materialTogether',
    when: whenYes('realEstate.aggregate', 'You didn’t elect to treat your rentals as one activity.'),
  }),
  ...askPayerForms(
    'realEstate.',
    'For a rental, that usually means you ran the rental as a business and paid $600 or more to someone who isn’t your employee.',
    'E',
    whenPicked('income-kinds', 'rental', 'You didn’t rent anything out.'),
  ),
];
