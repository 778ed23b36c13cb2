import { type Choice, none, type QuestionSpec } from './topic';

const notYet = (thing: string) => ({
  message: `Plainfile doesn’t support ${thing} yet. We’ll keep your answers, but you can’t finish this return here.`,
  blocking: true,
});

const incomeKinds: Choice[] = [
  { value: 'sales', label: 'Sold stocks, funds, crypto, or other property' },
  { value: 'home', label: 'Sold my home' },
  { value: 'rental', label: 'Rented out a home, land, or a room; sold a rental; or received royalties' },
  {
    value: 'partner',
    label: 'Had an interest in a partnership, S corporation, trust, or estate (Schedule K-1)',
  },
  { value: 'hsa-money', label: 'Took money out of a health savings account (Form 1099-SA)' },
  { value: 'farm', label: 'Ran a farm (Schedule F)' },
  none('None of these'),
];

const lifeEvents: Choice[] = [
  { value: 'marketplace', label: 'Had health insurance through the Marketplace (Form 1095-A)' },
  { value: 'hsa', label: 'Had a health savings account (HSA) that I or my employer contributed to' },
  {
    value: 'blind',
    label: 'I was legally blind at the end of 2024',
    states: { 'taxpayer.blind': true },
  },
  { value: 'moved-state', label: 'Lived in more than one state' },
  { value: 'for-someone', label: 'I’m filing for someone who died' },
  { value: 'child-elsewhere', label: 'My child lived with me but is claimed on someone else’s return' },
  { value: 'abroad', label: 'Lived outside the United States for more than half of 2024' },
  {
    value: 'territory',
    label: 'Lived in Puerto Rico or another US territory for more than half of 2024',
    notice: notYet('a main home in a US territory'),
  },
  {
    value: 'not-resident',
    label: 'My spouse or I wasn’t a US citizen or resident for all of 2024',
    notice: notYet('someone who wasn’t a US citizen or resident all year'),
  },
  {
    value: 'household-employee',
    label: 'Paid a nanny, housekeeper, caregiver, or other household employee',
  },
  {
    value: 'adoption',
    label: 'Paid to adopt a child, or had adoption benefits from an employer',
  },
  {
    value: 'registered-partner',
    label: 'Had a registered domestic partner in California, Nevada, or Washington',
    states: { 'communityProperty.registeredPartner': true },
  },
  {
    value: 'clergy',
    label: 'Worked as a minister or other member of the clergy',
  },
  { value: 'foreign-work', label: 'Worked in a foreign country and lived there most of the year' },
  { value: 'foreign-account', label: 'Had a foreign bank account or trust' },
  none('None of these'),
];

/** What decides at once whether the return can be done here, and which plan it needs. */
export const start: QuestionSpec[] = [
  {
    id: 'income-kinds',
    text: 'Did any of these happen in 2024?',
    help: 'Select all that apply. If you file jointly, include your spouse. For example, select the first option if you sold stock through an app.',
    why: 'Your answers tell us what to ask and which plan you need.',
    type: 'multiselect',
    choices: incomeKinds,
    fact: 'interview.incomeKinds',
  },
  {
    id: 'life-events',
    text: 'Did any of these apply to you in 2024?',
    help: 'Select all that apply. For example, select the first option if you got a Form 1095-A.',
    why: 'Some of these require forms we don’t support yet. We’ll tell you right away.',
    type: 'multiselect',
    choices: lifeEvents,
    fact: 'interview.lifeEvents',
  },
];
