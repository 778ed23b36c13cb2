import { all, answerOf, type Condition, fullId, hasItems, picked, whenPicked, whenYes } from '../conditions';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const wasSold = whenYes('.wasSold', 'You told us you still have this property.');

const realEstate = ['27.5', '39', '15', '20', 'qip'];
const isRealEstate: Condition = (view) =>
  realEstate.some((kind) => picked(view, '.class', kind))
    ? true
    : { skip: 'Only real estate can be exchanged.' };

/** A house told of as a home needs no price here. */
const notAsHome: Condition = (view) => {
  const answer = answerOf(view, '.sold.homeSale');
  if (answer === true) return { skip: 'You entered the price with your home sale.' };
  const isOpen = answer === undefined && view.verdicts.get(fullId(view, '.sold.homeSale')) === true;
  return isOpen ? 'later' : true;
};
/** What was exchanged has its amounts with the exchange. */
const notExchanged: Condition = (view) => {
  const answer = answerOf(view, '.sold.exchanged');
  if (answer === true) return { skip: 'You’ll enter the amounts with the exchange.' };
  const isOpen = answer === undefined && view.verdicts.get(fullId(view, '.sold.exchanged')) === true;
  return isOpen ? 'later' : true;
};
const priced = all(wasSold, notAsHome, notExchanged);
/** Its price stands with the installment sales. */
const notSpread: Condition = (view) => {
  const answer = answerOf(view, '.sold.installmentSale');
  if (answer === true) return { skip: 'You’ll enter the price with your installment sales.' };
  const isOpen = answer === undefined && view.verdicts.get(fullId(view, '.sold.installmentSale')) === true;
  return isOpen ? 'later' : true;
};
const paidAtOnce = all(priced, notSpread);

/** Depreciated property that was sold: Form 4797, with the cost and depreciation that are known already. */
export const soldQuestions: QuestionSpec[] = [
  yesNo({
    id: '.wasSold',
    text: 'Did you sell or exchange this property in 2024?',
    help: 'Include a trade-in. For example, select Yes for a truck you sold to a dealer.',
    why: 'Depreciation ends when you sell, and the gain or loss goes on Form 4797.',
    fact: 'interview.wasSold',
  }),
  yesNo({
    id: '.sold.homeSale',
    text: 'Did you already enter this sale as a home sale?',
    help: 'Select Yes if it’s the home sale you already entered. For example, a house you lived in and then rented out.',
    why: 'We report each sale only once.',
    fact: '.sold.homeSale',
    when: all(wasSold, hasItems(['homeSales'], 'You didn’t sell a home.')),
  }),
  yesNo({
    id: '.sold.exchanged',
    text: 'Did you exchange it for other real estate (a 1031 exchange)?',
    help: 'We’ll ask about the exchange itself later. For example, select Yes for a rental house you traded for another one through a qualified intermediary.',
    why: 'The gain on an exchange goes on Form 8824 instead.',
    fact: '.sold.exchanged',
    when: all(wasSold, notAsHome, isRealEstate),
  }),
  yesNo({
    id: '.sold.installmentSale',
    text: 'Will you receive at least one payment for it after 2024?',
    help: 'Select No if you were paid in full, or want to report the whole gain this year. For example, select Yes if the buyer pays you monthly through 2030.',
    why: 'An installment sale goes on Form 6252. When we ask about less common situations, select installment sales.',
    fact: '.sold.installmentSale',
    when: priced,
  }),
  {
    id: '.sold.date',
    text: 'When did you sell or exchange the property?',
    help: 'Enter the closing date. For example, 06/20/2024.',
    why: 'Depreciation stops on this date.',
    type: 'date',
    min: '2024-01-01',
    max: '2024-12-31',
    fact: '.sold.date',
    when: wasSold,
  },
  money({
    id: '.sold.price',
    text: 'What was the selling price?',
    help: 'If you sold a building with its land, enter the price for just the building. For example, 300,000.00.',
    why: 'Your gain is the price minus your adjusted basis and selling expenses.',
    fact: '.sold.price',
    when: paidAtOnce,
  }),
  money({
    id: '.sold.sellingExpenses',
    text: 'What were your selling expenses?',
    help: 'Include commissions and legal fees. Enter 0 if none. For example, 18,000.00.',
    why: 'Selling expenses lower the gain.',
    fact: '.sold.sellingExpenses',
    when: paidAtOnce,
  }),
  money({
    id: '.sold.priorDepreciation',
    text: 'How much depreciation did you take before 2024?',
    help: 'Add up all years, including section 179 and bonus depreciation. If you leave this blank, we’ll calculate it from the tables. For example, 75,660.00.',
    why: 'It lowers your basis, so the gain is larger.',
    fact: '.sold.priorDepreciation',
    optional: true,
    when: all(wasSold, notAsHome, notSpread),
  }),
];

export const propertySalesGate: QuestionSpec = yesNo({
  id: 'had-property-sales',
  text: 'Did you sell land or other property used in your business, farm, or rental in 2024?',
  help: 'Leave out inventory, animals raised for sale, and property you already told us about. For example, select Yes for the land under a rental house, or for dairy cows.',
  why: 'These sales go on Form 4797.',
  fact: 'interview.hadPropertySales',
  when: hasItems(['businesses', 'farms', 'rentals'], 'You don’t have a business or rental.'),
});

/** Form 4797: property that is in no list of depreciated property. */
export const propertySales: GroupSpec = {
  group: 'propertySales',
  noun: 'Property',
  nameFrom: '.description',
  fact: 'businesses',
  within: {
    reference: '.belongsTo',
    lists: { businesses: 'propertySales', rentals: 'propertySales', farms: 'propertySales' },
  },
  gate: 'had-property-sales',
  max: 30,
  questions: [
    {
      id: '.belongsTo',
      text: 'Which business, farm, or rental did the property belong to?',
      help: 'For example, for the land under a rental house, select that rental.',
      why: 'Some rules depend on how the property was used.',
      type: 'radio',
      refersTo: { of: ['businesses', 'rentals', 'farms'] },
      fact: 'interview.belongsTo',
    },
    {
      id: '.description',
      text: 'What did you sell?',
      help: 'A few words are enough. For example, the lot under the house.',
      why: 'Form 4797 lists each sale.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    {
      id: '.kind',
      text: 'What kind of property did you sell?',
      help: 'Animals you raised or bought to sell go on Schedule F instead. For example, select “A vehicle, machine, tool, or furniture” for a truck or a desk.',
      why: 'Each type has its own depreciation rules.',
      type: 'radio',
      choices: [
        { value: 'land', label: 'Land' },
        { value: 'building', label: 'A building or land improvement, such as a fence or road' },
        { value: 'equipment', label: 'A vehicle, machine, tool, or furniture' },
        { value: 'cattle', label: 'Cattle or horses kept for breeding, dairy, work, or sport' },
        { value: 'livestock', label: 'Other animals kept for breeding, dairy, work, or sport' },
      ],
      fact: '.kind',
    },
    day('.acquired', 'When did you acquire the property?', 'For example, 07/01/2014.', '1900-01-01'),
    day('.sold', 'When did you sell the property?', 'For example, 06/20/2024.', '2024-01-01'),
    amount('.price', 'What was the selling price?', 'For example, 90,000.00.'),
    amount('.sellingExpenses', 'What were your selling expenses?', 'Enter 0 if none. For example, 1,000.00.'),
    amount(
      '.cost',
      'What was your cost basis?',
      'Enter what you paid, plus improvements. For example, 55,000.00.',
    ),
    {
      ...amount(
        '.depreciation',
        'How much depreciation was allowed or allowable on the property?',
        'Add up all years, including section 179 and bonus depreciation. Enter 0 if none. For example, 480.00.',
      ),
      when: (view) =>
        whenPicked('.kind', 'land', '')(view) === true ? { skip: 'Land isn’t depreciated.' } : true,
    },
    {
      ...amount(
        '.conservationDeducted',
        'How much did you deduct for soil and water conservation or for clearing this land?',
        'Include only land you owned for less than 10 years. Enter 0 if none, or if you owned it longer. For example, 3,000.00.',
      ),
      when: all(
        whenPicked('.kind', 'land', 'This applies only to farmland.'),
        hasItems(['farms'], 'You have no farm.'),
      ),
    },
    {
      ...amount(
        '.additionalDepreciation',
        'How much of the depreciation exceeded the straight-line amount?',
        'Enter 0 for a house or store you depreciated over 27.5 or 39 years. For example, 2,239.00 for a fence.',
      ),
      when: whenPicked('.kind', 'building', 'This applies only to buildings.'),
    },
  ],
  more: anotherQuestion('Do you have another sale to add?', 'For example, select Yes for a second lot.'),
};

function day(id: string, text: string, example: string, min: string): QuestionSpec {
  return {
    id,
    text,
    help: `Enter the date on the contract. ${example}`,
    why: 'It determines how long you held it.',
    type: 'date',
    min,
    max: '2024-12-31',
    fact: id,
  };
}

function amount(id: string, text: string, help: string): QuestionSpec {
  return money({ id, text, help, why: 'It determines your gain or loss.', fact: id });
}
