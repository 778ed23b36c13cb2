import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { all, type Condition, when } from '../conditions';
import { firstYear } from '../year-words';
import { listed } from './itemized';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, type Probe, type QuestionSpec, yesNo } from './topic';

/** Gifts of property up to this total need no list, and one gift up to it no history. */
const listedAbove = lawOfYear(firstYear).itemized.propertyDetailsOver;

const isAbove = (answer: unknown): boolean => Number(answer) > listedAbove;

/** The form goes with Schedule A alone. */
const onTheForm: Probe = {
  facts: [{ 'itemized.propertyGifts[0].charity': 'A' }, { 'itemized.propertyGifts[0].charity': 'B' }],
};

const ofLargeGift: Condition = when(
  '.value',
  isAbove,
  'Form 8283 doesn’t ask for this when a gift is $500 or less.',
);

export const propertyGiftsGate: QuestionSpec = yesNo({
  id: 'list-property-gifts',
  text: 'Are you ready to list your noncash gifts?',
  help: 'Your noncash gifts total more than $500, so the IRS requires a list on Form 8283. Have your receipts ready. For example, clothes to a thrift shop in May and a desk to a school in June are two gifts.',
  why: 'Without the list, the IRS can deny the deduction.',
  fact: 'interview.listPropertyGifts',
  when: all(listed, when('itemized.charityNoncash', isAbove, 'Your noncash gifts are $500 or less.')),
  probe: onTheForm,
  notices: {
    yes: {
      message:
        'If one of them is a car, boat, or airplane, you’ll need to mail this return, because the IRS requires Form 1098-C with it.',
      blocking: false,
    },
    no: {
      message: 'You can continue. Before you file, list the gifts or lower their total to $500.',
      blocking: false,
    },
  },
});

/** Form 8283, Section A. */
export const propertyGifts: GroupSpec = {
  group: 'propertyGifts',
  noun: 'Gift',
  nameFrom: '.description',
  fact: 'itemized.propertyGifts',
  gate: 'list-property-gifts',
  max: 30,
  questions: [
    {
      id: '.charity',
      text: 'Which charity received the gift?',
      help: 'Enter each charity and date separately. For example, Goodwill.',
      why: 'Form 8283 lists each charity.',
      type: 'text',
      maxLength: 80,
      fact: '.charity',
    },
    {
      id: '.charityAddress',
      text: 'What is the charity’s address?',
      help: 'Look at the receipt. For example, 12 Main Street, Dayton, OH 45402.',
      why: 'Form 8283 lists it.',
      type: 'text',
      maxLength: 120,
      fact: '.charityAddress',
    },
    {
      id: '.kind',
      text: 'What kind of property did you give?',
      help: 'Group similar items. For example, a box of shirts and coats is clothing.',
      why: 'Similar items worth more than $5,000 in total require an appraisal.',
      type: 'select',
      choices: [
        { value: 'clothing', label: 'Clothing' },
        { value: 'furniture', label: 'Furniture' },
        { value: 'electronics', label: 'Electronics' },
        { value: 'household', label: 'Appliances and other household items' },
        { value: 'books', label: 'Books' },
        { value: 'jewelry', label: 'Jewelry' },
        { value: 'vehicle', label: 'A car, boat, or airplane' },
        { value: 'securities', label: 'Stocks, funds, or other publicly traded securities' },
        { value: 'other', label: 'Something else' },
      ],
      fact: '.kind',
    },
    {
      id: '.description',
      text: 'What did you give, and what condition was it in?',
      help: 'For stocks, enter the company and the number of shares. For example, 3 coats and 10 shirts, good condition.',
      why: 'Clothes and household items must be in good used condition or better.',
      type: 'text',
      maxLength: 120,
      fact: '.description',
    },
    {
      id: '.vehicleId',
      text: 'What is the vehicle’s VIN?',
      help: 'The vehicle identification number is in box 3 of Form 1098-C. For example, 1HGCM82633A004352.',
      why: 'Form 8283 uses the VIN to identify the vehicle.',
      type: 'text',
      maxLength: 17,
      optional: true,
      fact: '.vehicleId',
      when: when('.kind', (kind) => kind === 'vehicle', 'It wasn’t a car, boat, or airplane.'),
    },
    {
      id: '.given',
      text: 'When did you make the gift?',
      help: 'Look at the receipt. For example, 06/14/2024.',
      why: 'Gifts are deductible in the year you make them.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.given',
    },
    money({
      id: '.value',
      text: 'How much are you deducting for this gift?',
      help: 'Use fair market value. For clothes and household items, that’s the thrift shop price. For a vehicle over $500, use the amount on Form 1098-C. If you owned the item for a year or less, use your cost if it’s lower. For example, 350.00.',
      why: 'The total of all gifts goes on Schedule A, line 12.',
      fact: '.value',
    }),
    {
      id: '.valuedBy',
      text: 'How did you determine the fair market value?',
      help: 'For example, select the first option if you used a charity’s price guide.',
      why: 'Form 8283 asks for the method.',
      type: 'select',
      choices: [
        { value: 'thriftShop', label: 'Thrift shop prices' },
        { value: 'comparableSales', label: 'Sale prices of similar items' },
        { value: 'catalog', label: 'A catalog or price guide' },
        { value: 'quotedPrice', label: 'The price of the stock or fund on that day' },
        { value: 'appraisal', label: 'An appraisal' },
      ],
      fact: '.valuedBy',
    },
    {
      id: '.acquired',
      text: 'When did you acquire the property?',
      help: 'Leave this blank if you acquired the items at different times. For example, 03/01/2019.',
      why: 'Form 8283 asks for it when a gift is over $500.',
      type: 'date',
      min: '1900-01-01',
      max: '2024-12-31',
      optional: true,
      fact: '.acquired',
      when: ofLargeGift,
    },
    {
      id: '.howAcquired',
      text: 'How did you acquire the property?',
      help: 'For example, select “I bought it” for clothes from a store.',
      why: 'Form 8283 asks for it when a gift is over $500.',
      type: 'radio',
      choices: [
        { value: 'purchase', label: 'I bought it' },
        { value: 'gift', label: 'It was a gift' },
        { value: 'inheritance', label: 'I inherited it' },
        { value: 'exchange', label: 'I traded something for it' },
      ],
      fact: '.howAcquired',
      when: ofLargeGift,
    },
    {
      ...money({
        id: '.cost',
        text: 'What was your cost or adjusted basis?',
        help: 'This is usually what you paid. Leave this blank if you don’t know. For example, 900.00.',
        why: 'Form 8283 asks for it when a gift is over $500.',
        fact: '.cost',
        when: ofLargeGift,
      }),
      optional: true,
    },
  ],
  more: anotherQuestion(
    'Did you give anything else to charity?',
    'For example, select Yes for a second trip to the thrift shop.',
  ),
};
