import { type Choice, none, type QuestionSpec } from './topic';

const notYet = (thing: string) => ({
  message: `We can’t do a return with ${thing} yet. Your answers are kept, but you can’t finish this return here.`,
  blocking: true,
});

const incomeKinds: Choice[] = [
  { value: 'sales', label: 'Sold stocks, funds, crypto or other things I own' },
  { value: 'home', label: 'Sold my home' },
  { value: 'rental', label: 'Rented out a home, land or a room, sold a rental, or got royalties' },
  { value: 'partner', label: 'Had a share in a partnership, S corporation, trust or estate (Schedule K-1)' },
  { value: 'hsa-money', label: 'Took money out of a health savings account (Form 1099-SA)' },
  { value: 'farm', label: 'Ran a farm (Schedule F)' },
  none('None of these'),
];

const lifeEvents: Choice[] = [
  { value: 'marketplace', label: 'Had health insurance through the Marketplace (Form 1095-A)' },
  { value: 'hsa', label: 'Had a health savings account (HSA) that I or my job paid into' },
  {
    value: 'blind',
    label: 'Was blind at the end of 2024, or saw no better than 20/200 with glasses (me)',
    states: { 'taxpayer.blind': true },
  },
  { value: 'moved-state', label: 'Lived in more than one state' },
  { value: 'for-someone', label: 'I fill this in for someone who died' },
  { value: 'child-elsewhere', label: 'My child lived with me, but is on someone else’s return' },
  { value: 'abroad', label: 'Lived outside the United States for more than half of 2024' },
  {
    value: 'territory',
    label: 'Lived in Puerto Rico or another US territory for more than half of 2024',
    notice: notYet('a main home in a US territory'),
  },
  {
    value: 'not-resident',
    label: 'Was not a US citizen or resident for all of 2024 (me or my spouse)',
    notice: notYet('someone who wasn’t a US citizen or resident all year'),
  },
  {
    value: 'household-employee',
    label: 'Paid a nanny, housekeeper, caregiver or other household employee',
  },
  { value: 'adoption', label: 'Adopted a child', notice: notYet('adoption costs') },
  {
    value: 'clergy',
    label: 'Worked as a minister or other clergy',
    notice: notYet('clergy pay'),
  },
  { value: 'foreign-work', label: 'Worked in another country and lived there for most of a year' },
  { value: 'foreign-account', label: 'Had a bank account or trust in another country' },
  none('None of these'),
];

/** What decides at once whether the return can be done here, and which plan it needs. */
export const start: QuestionSpec[] = [
  {
    id: 'income-kinds',
    text: 'Did you do any of these in 2024?',
    help: 'Select all that apply. If you file together, count your spouse too. For example, select the first one if you sold shares through an app.',
    why: 'It tells us what to ask, and which plan fits you.',
    type: 'multiselect',
    choices: incomeKinds,
    fact: 'interview.incomeKinds',
  },
  {
    id: 'life-events',
    text: 'Was any of this true for you in 2024?',
    help: 'Select all that apply. For example, select the first one if you got a Form 1095-A in the mail.',
    why: 'Some of these need forms that we don’t have yet. We want to tell you now, not at the end.',
    type: 'multiselect',
    choices: lifeEvents,
    fact: 'interview.lifeEvents',
  },
];
