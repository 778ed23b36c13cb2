import { about, type Filer, jobW2, single } from './filer';

/**
 * Wages 8,420. Standard deduction of a dependent: the larger of 1,300 and earned income + 450 = 8,870 (12), so nothing
 * is taxed (15: 0, 24: 0). Withheld 310: refund 310 (34).
 */
export const student: Filer = {
  name: 'student',
  who: 'a student whose parents claim them',
  documents: [
    jobW2({
      employer: 'Campus Books',
      ein: '98-7000202',
      employee: 'Eli Novak',
      wages: 8_420,
      withheld: 310,
    }),
  ],
  knows: {
    ...single,
    ...about('Eli', 'Novak', '2005-09-14', 'Student'),
    'Can someone else, such as a parent, claim you on their tax return?': 'Yes',
  },
  lines: { '11': 8_420, '12': 8_870, '15': 0, '24': 0, '34': 310 },
  result: 310,
};
