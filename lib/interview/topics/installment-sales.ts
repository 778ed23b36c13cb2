import { all, answerOf, any, type Condition, when, whenPicked, whenYes } from '../conditions';
import { anotherQuestion } from './item-questions';
import { type Choice, type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const inYear: Condition = when(
  '.sold',
  (day, { taxYear }) => String(day) >= `${taxYear}-01-01`,
  'You sold it in an earlier year.',
);
const earlier: Condition = when(
  '.sold',
  (day, { taxYear }) => String(day) < `${taxYear}-01-01`,
  'You sold it this year.',
);
const isHome: Condition = whenPicked('.use', 'home', 'It wasn’t your main home.');
/** Price and costs of a home sold this year stand with the home. */
const enteredOnce: Condition = (view) =>
  isHome(view) === true && inYear(view) === true
    ? { skip: 'You entered this with your home sale.' }
    : inYear(view) === 'later'
      ? 'later'
      : true;
const ofBusiness: Condition = when(
  '.use',
  (use) => use !== 'investment' && use !== 'home',
  'It wasn’t business or rental property.',
);
const depreciable: Condition = any(
  all(isHome, earlier),
  all(
    ofBusiness,
    when('.kind', (kind) => kind !== 'land', 'Land isn’t depreciated.'),
  ),
);

const besides: readonly Choice[] = [
  {
    value: 'investment',
    label: 'Land, a second home, or another investment or personal asset',
    states: { '.use': 'investment' },
  },
  { value: 'home', label: 'My main home', states: { '.use': 'home' } },
  {
    value: 'other-rental',
    label: 'A rental that isn’t on this return anymore',
    states: { '.use': 'rental' },
  },
  {
    value: 'other-business',
    label: 'A business or farm that isn’t on this return anymore',
    states: { '.use': 'business' },
  },
];
const uses = { businesses: 'business', farms: 'farm', rentals: 'rental' } as const;

const related: Condition = whenYes('.isRelated', 'You told us the buyer isn’t related to you.');
const resold: Condition = all(
  related,
  whenYes('.wasResold', 'You told us the buyer still has the property.'),
);

const unsupported = {
  message:
    'Plainfile doesn’t support this case. We’ll keep your answers, but you can’t finish this return here.',
  blocking: true,
};

/** A kind of installment sale that isn’t supported, by its name in the facts. */
const unusual = (situation: string, label: string): Choice => ({
  value: situation,
  label,
  notice: unsupported,
  states: { '.situation': situation },
});

const amount = (
  id: string,
  text: string,
  help: string,
  why: string,
  when: Condition = enteredOnce,
): QuestionSpec => money({ id, text, help, why, fact: id, when });

/** Form 6252. */
export const installmentSales: GroupSpec = {
  group: 'installmentSales',
  noun: 'Installment sale',
  nameFrom: '.description',
  fact: 'installmentSales',
  gate: 'special-items',
  gateChoice: 'installment',
  max: 10,
  questions: [
    {
      id: '.use',
      text: 'What did you sell in installments?',
      help: 'If it belonged to a business, farm, or rental on this return, select its name. For example, select the first option for a vacant lot.',
      why: 'Business and rental property goes on Form 4797. Other property goes on Schedule D.',
      type: 'radio',
      refersTo: {
        of: ['businesses', 'rentals', 'farms'],
        besides,
        states: ({ kind, index }) =>
          kind === 'businesses' || kind === 'farms' || kind === 'rentals'
            ? { '.use': uses[kind], '.position': index }
            : {},
        also: ['.position'],
      },
      fact: '.use',
    },
    {
      id: '.description',
      text: 'How would you describe the property?',
      help: 'A few words are enough. For example, 5 acres on Mill Road.',
      why: 'Form 6252 describes each property you sold.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    {
      id: '.sold',
      text: 'When did you sell the property?',
      help: 'Enter the closing date, even if it was years ago. For example, 06/20/2022.',
      why: 'Some gain is taxable in the year of sale, no matter how much the buyer paid.',
      type: 'date',
      min: '1999-08-24',
      max: '2024-12-31',
      fact: '.sold',
    },
    {
      id: '.acquired',
      text: 'When did you acquire the property?',
      help: 'Enter the date you bought or inherited it. For example, 07/01/2014.',
      why: 'Gain is long-term if you held the property for more than a year.',
      type: 'date',
      min: '1900-01-01',
      max: '2024-12-31',
      fact: '.acquired',
      when: enteredOnce,
    },
    {
      id: '.kind',
      text: 'What kind of business or rental property was it?',
      help: 'Enter a building and its land as separate sales. For example, select the last option for a tractor.',
      why: 'Each type has its own depreciation rules.',
      type: 'radio',
      choices: [
        { value: 'land', label: 'Land' },
        { value: 'building', label: 'A building or land improvement' },
        { value: 'equipment', label: 'Equipment, a vehicle, or furniture' },
      ],
      fact: '.kind',
      when: ofBusiness,
    },
    yesNo({
      id: '.tookPart',
      text: 'Did you materially participate in that business or farm?',
      help: 'Think of the years before the sale. For example, select No if you only invested and others ran it.',
      why: 'If you didn’t, the gain is included in net investment income.',
      fact: '.passive',
      negated: true,
      when: whenPicked('.use', 'other-business', 'It wasn’t a business or farm you no longer have.'),
    }),
    {
      id: '.situation',
      text: 'Do any of these apply to the installment sale?',
      help: 'Most people select “None of these.” For example, select the first option if you get a share of the buyer’s profits.',
      why: 'Special rules apply to these sales.',
      type: 'radio',
      choices: [
        { value: 'none', label: 'None of these' },
        unusual('contingent', 'The price depends on future events'),
        unusual('dealer', 'I sell this kind of property to customers'),
        unusual('pledged', 'I used the buyer’s note as security for a loan'),
        unusual('disposed', 'I sold, gave away, or canceled the note, or took the property back'),
        unusual('traded', 'I sold publicly traded stock or securities'),
        unusual('collectible', 'I sold a collectible, such as art or coins'),
        unusual('controlled', 'I sold depreciable property to a business or trust I control'),
        unusual('resoldBefore', 'The buyer is related to me and resold the property in an earlier year'),
      ],
      fact: '.situation',
    },
    amount(
      '.price',
      'What was the selling price of the property?',
      'Include cash, the buyer’s note, and any debt the buyer took over. Leave out interest. For example, 200,000.00.',
      'It goes on line 5 of Form 6252.',
    ),
    {
      ...amount(
        '.debtAssumed',
        'How much of your debt on the property did the buyer assume?',
        'Leave out a new loan the buyer got. Enter 0 if none. For example, 40,000.00.',
        'Debt above your basis counts as a payment in the year of sale.',
      ),
      when: (view) => (answerOf(view, '.sold') === undefined ? 'later' : true),
    },
    amount(
      '.cost',
      'What was your cost basis in the property?',
      'Enter what you paid, plus improvements. Don’t subtract depreciation. For example, 90,000.00.',
      'It lowers your gain.',
    ),
    amount(
      '.depreciation',
      'How much depreciation was allowed or allowable on it?',
      'Add up all years through the sale, including section 179 and bonus depreciation. Enter 0 if none. For example, 30,000.00.',
      'It lowers your basis, so the gain is larger.',
      all(enteredOnce, depreciable),
    ),
    amount(
      '.additionalDepreciation',
      'How much of this depreciation exceeded the straight-line amount?',
      'Enter 0 for a building you depreciated over 27.5 or 39 years. For example, 2,239.00 for a fence.',
      'That part of the gain is ordinary income in the year of sale.',
      all(inYear, ofBusiness, whenPicked('.kind', 'building', 'It applies only to buildings.')),
    ),
    amount(
      '.sellingExpenses',
      'What were your selling expenses for this sale?',
      'Include commissions and legal fees. Enter 0 if none. For example, 12,000.00.',
      'Selling expenses lower your gain.',
    ),
    amount(
      '.recapture',
      'How much income recapture is on line 12 of your Form 6252 for the year of sale?',
      'Enter 0 if the line is blank. For example, 8,000.00.',
      'It was taxed in the year of sale, so it isn’t taxed again.',
      all(earlier, depreciable, ofBusiness),
    ),
    amount(
      '.excludedGain',
      'How much excluded gain is on line 15 of your Form 6252 for the year of sale?',
      'Enter 0 if the line is blank. For example, 150,000.00.',
      'Excluded gain on a home is never taxed.',
      all(earlier, any(isHome, whenPicked('.use', 'other-rental', 'It wasn’t a home.'))),
    ),
    {
      id: '.grossProfitPercentage',
      text: 'What is the gross profit percentage on line 19 of your Form 6252 for the year of sale?',
      help: 'Enter it as a decimal, as on the form. Leave this blank if you can’t find it. For example, 0.625.',
      why: 'This share of each payment is taxable gain.',
      // Amounts take two places; the form's decimal has five.
      type: 'text',
      maxLength: 8,
      optional: true,
      fact: '.grossProfitPercentage',
      writes: (answer) => ({ '.grossProfitPercentage': Number(answer) }),
      check: (answer) =>
        /^(0?\.\d{1,6}|[01](\.0{1,6})?)$/.test(String(answer))
          ? null
          : 'Enter a decimal from 0 to 1, such as 0.625.',
      when: earlier,
    },
    money({
      id: '.payments',
      text: 'How much principal did the buyer pay you in 2024?',
      help: 'Leave out interest. In the year of sale, include the down payment. For example, 25,000.00.',
      why: 'Part of each payment is taxable gain.',
      fact: '.payments',
    }),
    amount(
      '.priorPayments',
      'How much principal did the buyer pay you before 2024?',
      'Add lines 22 and 23 of last year’s Form 6252. For example, 50,000.00.',
      'It goes on line 23 of Form 6252.',
      earlier,
    ),
    yesNo({
      id: '.isRelated',
      text: 'Is the buyer related to you?',
      help: 'Include your spouse, children, grandchildren, parents, and siblings. Also include a business or trust you control. For example, select Yes for a sale to your son.',
      why: 'If a related buyer resells the property within two years, your gain may be taxable sooner.',
      fact: 'interview.isRelated',
    }),
    {
      id: '.relatedBuyer.name',
      text: 'What is the related buyer’s name?',
      help: 'Enter the full name. For example, Jordan Reed.',
      why: 'It goes on line 27 of Form 6252.',
      type: 'text',
      maxLength: 75,
      fact: '.relatedBuyer.name',
      when: related,
    },
    {
      id: '.relatedBuyer.address',
      text: 'What is the related buyer’s address?',
      help: 'Enter the street, city, state, and ZIP code. For example, 8 Elm Street, Dayton, OH 45402.',
      why: 'It goes on line 27 of Form 6252.',
      type: 'text',
      maxLength: 100,
      fact: '.relatedBuyer.address',
      when: related,
    },
    {
      id: '.relatedBuyer.ssn',
      text: 'What is the related buyer’s Social Security number?',
      help: 'It has nine digits. For example, 123-45-6789.',
      why: 'It goes on line 27 of Form 6252.',
      type: 'text',
      format: 'ssn',
      sensitive: true,
      fact: '.relatedBuyer.ssn',
      when: related,
    },
    yesNo({
      id: '.wasResold',
      text: 'Did the related buyer resell or give away the property in 2024?',
      help: 'This is called a second disposition. For example, select Yes if your son sold the lot.',
      why: 'The resale may count as a payment to you.',
      fact: 'interview.wasResold',
      when: related,
    }),
    {
      id: '.relatedBuyer.resold',
      text: 'When did the related buyer resell it?',
      help: 'Enter the date of the resale or gift. For example, 09/15/2024.',
      why: 'A resale more than two years after your sale doesn’t count.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.relatedBuyer.resold',
      when: resold,
    },
    money({
      id: '.relatedBuyer.resalePrice',
      text: 'How much did the related buyer get for the property?',
      help: 'Enter the selling price, or the value if it was a gift. For example, 210,000.00.',
      why: 'Up to this amount, the resale counts as a payment to you.',
      fact: '.relatedBuyer.resalePrice',
      when: resold,
    }),
    {
      id: '.relatedBuyer.exception',
      text: 'Does one of these exceptions apply to the resale?',
      help: 'They’re on line 29 of Form 6252. For example, select the first option for a resale three years after your sale.',
      why: 'If one applies, the resale doesn’t count as a payment to you.',
      type: 'radio',
      choices: [
        none('None of these'),
        {
          value: 'overTwoYears',
          label: 'The resale was more than two years after my sale',
          states: { '.relatedBuyer.exception': 'overTwoYears' },
        },
        {
          value: 'issuer',
          label: 'I sold stock to the company that issued it',
          states: { '.relatedBuyer.exception': 'issuer' },
        },
        {
          value: 'involuntary',
          label: 'The property was destroyed, stolen, or condemned (threatened only after my sale)',
          states: { '.relatedBuyer.exception': 'involuntary' },
        },
        {
          value: 'death',
          label: 'The resale was after the death of the seller or the buyer',
          states: { '.relatedBuyer.exception': 'death' },
        },
        {
          value: 'noAvoidance',
          label: 'Tax avoidance wasn’t a principal purpose of either sale, and I can show that',
          states: { '.relatedBuyer.exception': 'noAvoidance' },
        },
      ],
      fact: '.relatedBuyer.exception',
      when: resold,
    },
  ],
  more: anotherQuestion(
    'Did you sell other property this way?',
    'For example, select Yes if you sold a house and its land, or still get payments for an older sale.',
  ),
};
