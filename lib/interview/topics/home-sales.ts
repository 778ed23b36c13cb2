import { all, any, type Condition, whenPicked } from '../conditions';
import { filesJointly, onJointReturn } from '../filing-status';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, none, type QuestionSpec } from './topic';

const special = (value: string) =>
  whenPicked('.special', value, 'You told us this doesn’t apply to the home.');

/** The spouse's times matter on a joint return, and for two years after a spouse's death. */
const aboutSpouse: Condition = any(onJointReturn, special('widowed'));

const months = (id: string, text: string, example: string, when?: Condition): QuestionSpec => ({
  id,
  text,
  help: `Count only months in the five years before the sale (0 to 60). ${example}`,
  why: 'For the full exclusion, you need to own the home for 24 months and live in it for 24 months.',
  type: 'number',
  format: 'whole',
  min: 0,
  max: 60,
  fact: id,
  ...(when ? { when } : {}),
});

const earlier = (who: 'taxpayer' | 'spouse', text: string, when: Condition): QuestionSpec => ({
  id: `.${who}.earlierExclusion`,
  text,
  help: 'Check your return for the year of that sale. For example, 08/20/2023.',
  why: 'You can generally use the exclusion only once every two years.',
  type: 'date',
  min: '2014-01-01',
  max: '2024-12-31',
  fact: `.${who}.earlierExclusion`,
  when,
});

/** Publication 523: a main home that was sold. */
export const homeSales: GroupSpec = {
  group: 'homeSales',
  noun: 'Home',
  nameFrom: '.address',
  fact: 'homeSales',
  gate: 'income-kinds',
  gateChoice: 'home',
  max: 5,
  questions: [
    {
      id: '.address',
      text: 'What is the address of the home you sold?',
      help: 'Enter the street, city, and state. For example, 8 Elm Street, Dayton, OH.',
      why: 'It identifies the home on your return.',
      type: 'text',
      maxLength: 100,
      fact: '.address',
    },
    {
      id: '.acquired',
      text: 'When did you buy or inherit the home?',
      help: 'If you built it, enter the date you moved in. For example, 05/02/2016.',
      why: 'It shows how long you owned the home.',
      type: 'date',
      min: '1900-01-01',
      max: '2024-12-31',
      fact: '.acquired',
    },
    {
      id: '.sold',
      text: 'When did you sell the home?',
      help: 'It’s in box 1 of Form 1099-S, or on the closing statement. For example, 07/15/2024.',
      why: 'Only a sale in 2024 belongs on this return.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      sourceHint: 'Box 1',
      fact: '.sold',
    },
    money({
      id: '.price',
      text: 'What was the selling price?',
      help: 'It’s in box 2 of Form 1099-S. If you file separately or own part of the home, enter your share. For example, 480,000.00.',
      why: 'Your gain is this price minus your selling expenses and your basis in the home.',
      sourceHint: 'Box 2',
      fact: '.price',
    }),
    money({
      id: '.sellingExpenses',
      text: 'What were your selling expenses?',
      help: 'Include the agent’s commission, legal fees, and transfer tax. For example, 28,000.00.',
      why: 'Selling expenses lower your gain.',
      fact: '.sellingExpenses',
    }),
    money({
      id: '.basis',
      text: 'What did you pay for the home?',
      help: 'Include fees you paid when you bought it, such as title insurance. If you inherited it, enter its value on the date of death. For example, 260,000.00.',
      why: 'This is your cost basis. It lowers your gain.',
      fact: '.basis',
    }),
    money({
      id: '.improvements',
      text: 'What did you spend on improvements?',
      help: 'Include work that adds value, such as a new roof or kitchen. Leave out repairs. Enter 0 if none. For example, 35,000.00.',
      why: 'Improvements add to your cost basis.',
      fact: '.improvements',
    }),
    months(
      '.taxpayer.ownedMonths',
      'For how many months did you own the home?',
      'Include the time a deceased spouse owned it. For example, 60 if you owned it for five years or more.',
    ),
    months(
      '.taxpayer.livedMonths',
      'For how many months was it your main home?',
      'Short absences, such as vacations, count as time living there. For example, 36 if you moved out two years before the sale.',
    ),
    {
      id: '.special',
      text: 'Do any of these apply to this home?',
      help: 'Select all that apply. For example, select the first option if you got a Form 1099-S at closing.',
      why: 'Each one can change your taxable gain.',
      type: 'multiselect',
      choices: [
        { value: '1099-s', label: 'I received a Form 1099-S', states: { '.form1099S': true } },
        {
          value: 'rented-at-sale',
          label: 'It was rented out or used for business when I sold it',
          states: { '.rentedAtSale': true },
        },
        { value: 'depreciation', label: 'I used part of it for business or rented it out' },
        {
          value: 'not-home',
          label:
            'For some time after 2008 and before I last moved in, it wasn’t my or my spouse’s main home (nonqualified use)',
        },
        { value: 'early', label: 'I sold early because of work, health, or unforeseen circumstances' },
        { value: 'earlier', label: 'I sold another home in the two years before, and excluded the gain' },
        { value: 'widowed', label: 'My spouse died in the two years before the sale' },
        {
          value: 'reductions',
          label:
            'I took credits or casualty losses for it, or postponed gain from a home sold before May 7, 1997',
        },
        {
          value: 'exchange',
          label: 'I got it in a like-kind exchange in the five years before',
          states: { '.fromExchange': true },
        },
        {
          value: 'installment',
          label: 'I’ll receive at least one payment after the year of the sale (installment sale)',
          states: { '.installmentSale': true },
          notice: {
            message:
              'We’ll ask about the payments later. When we ask about less common situations, select installment sales (Form 6252).',
            blocking: false,
          },
        },
        none('None of these'),
      ],
      fact: 'interview.special',
    },
    {
      id: '.spouseDied',
      text: 'What date did your spouse die?',
      help: 'For example, 11/03/2023.',
      why: 'If you haven’t remarried, you may qualify for the $500,000 exclusion for two years after the death.',
      type: 'date',
      min: '2014-01-01',
      max: '2024-12-31',
      fact: '.spouseDied',
      when: special('widowed'),
    },
    months(
      '.spouse.ownedMonths',
      'For how many months did your spouse own the home?',
      'For example, 60 if you owned it together for five years.',
      aboutSpouse,
    ),
    months(
      '.spouse.livedMonths',
      'For how many months was it your spouse’s main home?',
      'For example, 60 if you always lived there together.',
      aboutSpouse,
    ),
    {
      id: '.earlySaleReason',
      text: 'Why did you sell early?',
      help: 'A new job qualifies if it’s at least 50 miles farther from the home than your old job was. For example, select the last option after a divorce or job loss.',
      why: 'You may qualify for a partial exclusion if you sold for one of these reasons.',
      type: 'radio',
      choices: [
        { value: 'work', label: 'Work-related move' },
        { value: 'health', label: 'Health' },
        { value: 'unforeseen', label: 'Unforeseen circumstances' },
      ],
      fact: '.earlySaleReason',
      when: special('early'),
    },
    {
      ...earlier('taxpayer', 'When did you sell the other home?', special('earlier')),
      optional: filesJointly,
    },
    {
      ...earlier(
        'spouse',
        'When did your spouse sell another home and exclude the gain?',
        all(special('earlier'), aboutSpouse),
      ),
      optional: true,
    },
    money({
      id: '.depreciation',
      text: 'How much depreciation was allowed or allowable after May 6, 1997?',
      help: 'Add up depreciation for rental, business, or home office use. Include it even if you didn’t deduct it. For example, 12,400.00.',
      why: 'Gain due to depreciation is taxed at a rate of up to 25%.',
      fact: '.depreciation',
      when: special('depreciation'),
    }),
    {
      id: '.nonqualifiedUseDays',
      text: 'For how many days after 2008 was the home not used as a main home (nonqualified use)?',
      help: 'Include only days before you last lived there. Leave out the time after you moved out, and up to two years away because of work, health, or unforeseen circumstances. Also leave out up to 10 years of qualified official extended duty. For example, 730 if you rented it out for two years and then moved in.',
      why: 'The share of the gain allocated to those days is taxable.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 5844,
      fact: '.nonqualifiedUseDays',
      when: special('not-home'),
    },
    money({
      id: '.basisReductions',
      text: 'How much do credits, casualty losses, and postponed gain reduce your basis?',
      help: 'Add up energy credits, casualty losses, and postponed gain. For example, 2,000.00.',
      why: 'They reduce your basis, so your gain is larger.',
      fact: '.basisReductions',
      when: special('reductions'),
    }),
  ],
  more: anotherQuestion(
    'Did you sell another main home in 2024?',
    'For example, select No if you sold only one home.',
  ),
};
