import { about, type Filer, jobW2, single } from './filer';

/**
 * 48,000 + 24,500 = 72,500 (1a). Student loan interest 1,400 (Schedule 1, line 21; no phase-out below 80,000): 71,100
 * (11). - 14,600 = 56,500 (15). Tax Table, 56,500 to 56,550: 5,426 + 22 % of (56,525 - 47,150) = 7,488.50, printed
 * 7,489 (16). Withheld 6,000 + 3,050 = 9,050 (25d): refund 1,561 (34). 6.2 % of 72,500 is below the yearly limit.
 */
export const nurse: Filer = {
  name: 'nurse',
  who: 'a nurse with W-2s of two states',
  documents: [
    jobW2({
      employer: 'Mercy Hospital',
      ein: '98-7000204',
      employee: 'Grace Adeyemi',
      wages: 48_000,
      withheld: 6_000,
    }),
    jobW2({
      employer: 'Granite Clinic',
      ein: '98-7000205',
      employee: 'Grace Adeyemi',
      wages: 24_500,
      withheld: 3_050,
      state: { state: 'MA', id: 'MA 998877', wages: '24500.00', tax: '1100.00' },
    }),
  ],
  knows: {
    ...single,
    ...about('Grace', 'Adeyemi', '1991-06-21', 'Nurse'),
    'Which of these did you pay in 2024?': ['Student loan interest'],
    'How much interest did you pay on student loans?': '1400',
  },
  lines: { '1a': 72_500, '10': 1_400, '11': 71_100, '15': 56_500, '16': 7_489, '25d': 9_050, '34': 1_561 },
  result: 1_561,
};
