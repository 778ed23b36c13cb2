import { about, type Filer, jobW2, together } from './filer';

/**
 * Schedule C: 96,000 - insurance 1,600 - rent 14,400 - supplies 3,600 - utilities 2,400 = 74,000 (31). Schedule SE:
 * 92.35 % = 68,339; 12.4 % = 8,474 and 2.9 % = 1,982: 10,456 (23), half 5,228. 74,000 + 38,000 - 5,228 = 106,772 (11).
 * - 29,200 = 77,572; business deduction 20 % of 68,772 = 13,754, below 20 % of 77,572 (13). 63,818 (15). Tax Table,
 * 63,800 to 63,850, joint: 2,320 + 12 % of (63,825 - 23,200) = 7,195 (16). 17,651 (24). Withheld 3,100 + four payments of
 * 3,500 = 17,100 (33): to pay 551 (37), below 1,000, so no penalty.
 */
export const smallShop: Filer = {
  name: 'small-shop',
  who: 'a small shop',
  documents: [
    jobW2({
      employer: 'Saco Motors',
      ein: '98-7000208',
      employee: 'Paul Brook',
      ssn: '400-01-2346',
      wages: 38_000,
      withheld: 3_100,
    }),
  ],
  knows: {
    ...together('Paul', 'Brook', '1980-03-03', 'Mechanic'),
    ...about('Lena', 'Brook', '1979-10-12', 'Shop owner'),
    'Whose W-2 from Saco Motors is this?': 'My spouse',
    'Did you work for yourself in 2024?': 'Yes',
    'Whose work is this?': 'Me',
    'What is the name of this business?': 'Brook Yarn',
    'What is your principal business or profession?': 'Yarn',
    'Do you use the cash method of accounting?': 'Yes',
    'Did you materially participate in this business?': 'Yes',
    'How was this business paid in 2024?': ['Cash, checks, or transfers without a form'],
    'How much did this business receive that isn’t on a form?': '96000',
    'What expenses did this business have?': [
      'Insurance',
      'Rent or lease: other business property',
      'Supplies',
      'Utilities, phone, and internet',
    ],
    'How much did you pay for business insurance?': '1600',
    'How much rent did you pay for a store, office, or land?': '14400',
    'How much did you pay for supplies?': '3600',
    'How much did you pay for utilities, phone, and internet?': '2400',
    'Did you pay 2024 tax in any way other than withholding?': ['Estimated tax payments to the IRS for 2024'],
    'What date did you make this payment?': {
      each: ['2024-04-15', '2024-06-17', '2024-09-16', '2025-01-15'],
    },
    'How much was this payment?': '3500',
    'Did you make another estimated payment for 2024?': { each: ['Yes', 'Yes', 'Yes', 'No'] },
  },
  lines: {
    '11': 106_772,
    '13': 13_754,
    '15': 63_818,
    '16': 7_195,
    '23': 10_456,
    '24': 17_651,
    '33': 17_100,
    '37': 551,
  },
  result: -551,
};
