import { about, type Filer, jobW2, single } from './filer';

/**
 * Wages 31,280 (1a, 11). 31,280 - 14,600 (12) = 16,680 (15). Tax Table, 16,650 to 16,700, single: 1,160 + 12 % of
 * (16,675 - 11,600) = 1,769 (16). Withheld 2,204 (25a): refund 435 (34). Aged 23 and no child: no EIC.
 */
export const firstTimeFiler: Filer = {
  name: 'first-time-filer',
  who: 'a first-time filer',
  documents: [
    jobW2({
      employer: 'Corner Roasters',
      ein: '98-7000201',
      employee: 'Ana Silva',
      wages: 31_280,
      withheld: 2_204,
    }),
  ],
  knows: {
    ...single,
    ...about('Ana', 'Silva', '2001-03-09', 'Barista'),
  },
  lines: { '11': 31_280, '12': 14_600, '15': 16_680, '16': 1_769, '24': 1_769, '34': 435 },
  result: 435,
};
