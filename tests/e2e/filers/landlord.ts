import { about, type Filer, jobW2, single } from './filer';

/**
 * Wages 61,000. Schedule E: rent 18,000 - insurance 900 - interest 5,200 - repairs 1,600 - taxes 2,300 = 8,000 (line 8).
 * 69,000 (11) - 14,600 = 54,400 (15). Tax Table, 54,400 to 54,450: 5,426 + 22 % of (54,425 - 47,150) = 7,026.50,
 * printed 7,027 (16). Withheld 6,900: to pay 127 (37).
 */
export const landlord: Filer = {
  name: 'landlord',
  who: 'a landlord',
  documents: [
    jobW2({
      employer: 'County Records',
      ein: '98-7000206',
      employee: 'Irene Walsh',
      wages: 61_000,
      withheld: 6_900,
    }),
  ],
  knows: {
    ...single,
    ...about('Irene', 'Walsh', '1970-01-25', 'Clerk'),
    'Did any of these happen in 2024?': [
      'Rented out a home, land, or a room; sold a rental; or received royalties',
    ],
    'What did you rent out?': 'Single-family home or apartment',
    'What is the property’s address?': '9 Mill Street, Saco ME',
    'For how many days was the property rented at a fair rental price?': '365',
    'How much rent did you receive for this property?': '18000',
    'What expenses did you have for this property?': [
      'Insurance',
      'Mortgage interest',
      'Repairs',
      'Property tax',
    ],
    'How much did you pay for insurance?': '900',
    'How much mortgage interest did you pay on this property?': '5200',
    'How much did you pay for repairs?': '1600',
    'How much property tax did you pay on this property?': '2300',
  },
  lines: { '1a': 61_000, '8': 8_000, '11': 69_000, '15': 54_400, '16': 7_027, '24': 7_027, '37': 127 },
  result: -127,
};
