import { about, type Filer, jobW2, single } from './filer';

/**
 * Box 1 holds wages and reported tips: 24,600. 24,600 - 14,600 = 10,000 (15). Tax Table, 10,000 to 10,050: 10 % of
 * 10,025 = 1,002.50, printed 1,003 (16). Withheld 1,450: refund 447 (34). Income above 18,591: no EIC without a child.
 */
export const waiter: Filer = {
  name: 'waiter',
  who: 'a waiter with tips',
  documents: [
    jobW2({
      employer: 'Blue Anchor Grill',
      ein: '98-7000203',
      employee: 'Marco Reyes',
      wages: 24_600,
      withheld: 1_450,
      tips: 6_000,
    }),
  ],
  knows: {
    ...single,
    ...about('Marco', 'Reyes', '1988-11-02', 'Waiter'),
  },
  lines: { '1a': 24_600, '15': 10_000, '16': 1_003, '24': 1_003, '34': 447 },
  result: 447,
};
