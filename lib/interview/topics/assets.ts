import { all, type Condition, hasItems, picked, type View, whenYes } from '../conditions';
import { onSeparateStatus } from '../filing-status';
import { soldQuestions } from './sold-property';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

export const assetsGate: QuestionSpec = yesNo({
  id: 'had-assets',
  text: 'Did you use things that last for years, such as a building or tools?',
  help: 'Think of your business or the place you rent out. Each year a part of their cost counts. Count what you bought in years before, too. Leave out a car, which we ask about with the business, and your own home. For example, a rented house or a $2,000 camera.',
  why: 'Depreciation lowers your taxable income.',
  fact: 'interview.hadAssets',
  when: hasItems(['businesses', 'farms', 'rentals'], 'You have no business and nothing for rent.'),
});

const notBuilding: Condition = (view: View) => {
  const isBuilding = picked(view, '.class', '27.5') || picked(view, '.class', '39');
  return isBuilding ? { skip: 'This is not open to buildings.' } : true;
};

/** Form 4562: what wears out over years, for a business or for a place that is rented out. */
export const assets: GroupSpec = {
  group: 'assets',
  noun: 'Thing',
  nameFrom: '.description',
  fact: 'businesses',
  within: { reference: '.belongsTo', lists: { businesses: 'assets', rentals: 'assets', farms: 'assets' } },
  gate: 'had-assets',
  max: 60,
  questions: [
    {
      id: '.belongsTo',
      text: 'Which business or place is it for?',
      help: 'For example, pick the house that the new stove is in.',
      why: 'Wear and tear counts where the thing is used.',
      type: 'radio',
      refersTo: { of: ['businesses', 'rentals', 'farms'] },
      fact: 'interview.belongsTo',
    },
    {
      id: '.description',
      text: 'What is it?',
      help: 'A few words are enough. For example, camera or house.',
      why: 'The form for wear and tear asks for it.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    {
      id: '.class',
      text: 'What kind of thing is it?',
      help: 'For example, select “Computers, tools and phones” for a laptop.',
      why: 'It decides over how many years the cost is spread.',
      type: 'select',
      choices: [
        { value: '5', label: 'Computers, tools and phones (5 years)' },
        { value: '7', label: 'Desks, shop fittings and most machines (7 years)' },
        { value: '27.5', label: 'A house or flat that people live in (27.5 years)' },
        { value: '39', label: 'Another building (39 years)' },
        { value: '15', label: 'Fences, roads and other land improvements (15 years)' },
        { value: 'qip', label: 'Work inside a shop or office building (qualified improvement property)' },
        { value: 'software', label: 'Software off the shelf (36 months)' },
        { value: '3', label: 'Special tools and some animals (3 years)' },
        { value: '10', label: 'Boats and barges (10 years)' },
        { value: 'orchard', label: 'Trees and vines that bear fruit or nuts (10 years)' },
        { value: '20', label: 'Farm buildings (20 years)' },
      ],
      fact: '.class',
    },
    {
      id: '.placedInService',
      text: 'When was it first ready for use there?',
      help: 'For a rented house, take the first day on which it was open for tenants. For example, 06/01/2021.',
      why: 'The cost is spread from this day on.',
      type: 'date',
      min: '1980-01-01',
      max: '2024-12-31',
      fact: '.placedInService',
    },
    money({
      id: '.cost',
      text: 'What did it cost?',
      help: 'Leave out the land under a building. For example, 165,000.00 for the house alone.',
      why: 'A part of it counts each year.',
      fact: '.cost',
    }),
    money({
      id: '.section179',
      text: 'How much of the cost do you want to take off at once (section 179)?',
      help: 'This is open to things that you began to use in 2024. Write 0 to spread the cost over the years. For example, 2,000.00.',
      why: 'You may choose it, up to the profit.',
      fact: '.section179',
      when: notBuilding,
    }),
    yesNo({
      id: '.bonus',
      text: 'Do you want to take off 60% of the cost in the first year (bonus)?',
      help: 'This is open to new and used things. The rate was 60% in 2024, 80% in 2023. For a thing of years before, say what you chose then. For example, pick No to spread the whole cost.',
      why: 'You may choose it.',
      fact: '.bonus',
      when: notBuilding,
    }),
    {
      id: '.acquired',
      text: 'Did you sign the contract for it before the year you first used it?',
      help: 'Enter the day of the contract. Leave it empty if it was the same year. For example, 08/20/2017.',
      why: 'The bonus rate can depend on that day.',
      type: 'date',
      min: '1980-01-01',
      max: '2024-12-31',
      optional: true,
      fact: '.acquired',
      when: all(notBuilding, whenYes('.bonus', 'You take no bonus depreciation.')),
    },
    ...soldQuestions,
  ],
  more: yesNo({
    id: '.more',
    text: 'Is there another thing that lasts for years?',
    help: 'For example, pick Yes for a new stove in the rented house.',
    why: 'Each thing has its own number of years.',
    fact: 'interview.more',
  }),
};

const expenses: Condition = (view) =>
  [...view.verdicts.keys()].some((id) => /\.section179$/.test(id) && Number(view.effective[id] ?? 0) > 0) || {
    skip: 'You deduct nothing at once.',
  };

/** Form 4562, Part I, of spouses who file separately. */
export const separateExpensing: readonly QuestionSpec[] = [
  money({
    id: 'section179.spouseProperty',
    text: 'What did your spouse’s new business property cost in 2024?',
    help: 'Count machines, tools and cars. Enter 0 if there is none. For example, 12,000.00.',
    why: 'Spouses share one limit for section 179.',
    fact: 'section179.spouseProperty',
    when: all(onSeparateStatus, expenses),
  }),
  {
    id: 'section179.percentage',
    text: 'What percentage of the section 179 limit do you take?',
    help: 'Leave it empty for half. Another share must be chosen by both of you. For example, 60.',
    why: 'Spouses who file separately divide the limit.',
    type: 'number',
    min: 0,
    max: 100,
    optional: true,
    fact: 'section179.percentage',
    when: all(onSeparateStatus, expenses),
  },
];
