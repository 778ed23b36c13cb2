import { about, type Filer, jobW2, single } from './filer';
import { saleStatement } from './documents';

/**
 * Wages 148,000 (exercised options are in box 1, code V), long-term gain 12,000 - 9,000 = 3,000 (7). 151,000 - 14,600 =
 * 136,400 (15). Ordinary part 133,400: 17,168.50 + 24 % of (133,400 - 100,525) = 25,058.50; 15 % of 3,000 = 450:
 * 25,509 (16). Form 6251: 136,400 + 14,600 + 15,000 of ISO shares kept - 85,700 = 80,300; 26 % of 77,300 + 450 = 20,548,
 * less than the regular tax, so nothing is added. Withheld 26,500: refund 991 (34).
 */
export const engineer: Filer = {
  name: 'engineer',
  who: 'an engineer who holds options',
  documents: [
    jobW2({
      employer: 'Lanternfish Robotics Inc',
      ein: '98-7000123',
      employee: 'Noor Haddad',
      wages: 148_000,
      withheld: 26_500,
      box12: [['V', '20000.00']],
    }),
    saleStatement({
      payer: 'Larkspur Brokerage LLC',
      tin: '98-7000322',
      to: 'Noor Haddad',
      ssn: '400-01-2345',
      what: '100 sh Lanternfish',
      acquired: '2021-05-03',
      sold: '2024-09-10',
      proceeds: 12_000,
      basis: 9_000,
    }),
  ],
  knows: {
    ...single,
    ...about('Noor', 'Haddad', '1987-12-03', 'Engineer'),
    'Did any of these happen in 2024?': ['Sold stocks, funds, crypto, or other property'],
    'Do any less common situations apply?': [
      'I exercised incentive stock options (ISOs) and kept the shares (Form 3921)',
    ],
    'How much more were the shares worth than you paid for them?': '15000',
  },
  lines: { '1a': 148_000, '7': 3_000, '11': 151_000, '15': 136_400, '16': 25_509, '24': 25_509, '34': 991 },
  result: 991,
};
