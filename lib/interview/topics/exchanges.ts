import { all, hasItems, whenPicked } from '../conditions';
import { aboutAmounts, aboutDepreciation } from './exchange-amounts';
import { aboutExchange } from './exchange-parties';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, type QuestionSpec, yesNo } from './topic';

const more = anotherQuestion(
  'Do you have another exchange to add?',
  'For example, select Yes for a second property you traded.',
);

const picked = whenPicked('special-items', 'exchange', 'You told us you didn’t exchange real estate.');

export const exchangeGates: { activity: QuestionSpec; investment: QuestionSpec } = {
  activity: yesNo({
    id: 'exchanged-activity',
    text: 'Did you exchange real estate you used in your business, farm, or rental?',
    help: 'For example, select Yes for a rental house you traded for another one.',
    why: 'Its gain goes on Form 4797.',
    fact: 'interview.exchangedActivity',
    when: all(picked, hasItems(['businesses', 'farms', 'rentals'], 'You don’t have a business or rental.')),
  }),
  investment: yesNo({
    id: 'exchanged-investment',
    text: 'Did you exchange land or other real estate you held as an investment?',
    help: 'Leave out property you rented out or used in a business. For example, select Yes for a vacant lot.',
    why: 'Its gain goes on Schedule D.',
    fact: 'interview.exchangedInvestment',
    when: picked,
  }),
};

/** Form 8824: property of a business, farm or rental. */
export const exchanges: GroupSpec = {
  group: 'exchanges',
  noun: 'Exchange',
  nameFrom: '.givenUp',
  fact: 'businesses',
  within: {
    reference: '.belongsTo',
    lists: { businesses: 'exchanges', rentals: 'exchanges', farms: 'exchanges' },
  },
  gate: 'exchanged-activity',
  max: 20,
  questions: [
    {
      id: '.belongsTo',
      text: 'Which business, farm, or rental did the property you gave up belong to?',
      help: 'For example, for a rental house, select that rental.',
      why: 'Some rules depend on how the property was used.',
      type: 'radio',
      refersTo: { of: ['businesses', 'rentals', 'farms'] },
      fact: 'interview.belongsTo',
    },
    ...aboutExchange,
    ...aboutAmounts,
    ...aboutDepreciation,
  ],
  more,
};

/** Form 8824: investments, whose gain goes on Schedule D. */
export const investmentExchanges: GroupSpec = {
  group: 'investmentExchanges',
  noun: 'Exchange',
  nameFrom: '.givenUp',
  fact: 'exchanges',
  gate: 'exchanged-investment',
  max: 20,
  questions: [...aboutExchange, ...aboutAmounts],
  more,
};
