import type { Sheet } from '../sheet';

/** Form 1040-V of 2024: lines and their fields. */
export const form1040V: Sheet = {
  file: 'f1040v.pdf',
  form: '1040-v',
  pages: [0],
  lines: { '3': 'Page1.f1_3' },
  facts: {
    ssn: 'Page1.f1_1',
    spouseSsn: 'Page1.f1_2',
    firstName: 'Page1.f1_5',
    lastName: 'Page1.f1_6',
    spouseFirstName: 'Page1.f1_7',
    spouseLastName: 'Page1.f1_8',
    street: 'Page1.f1_9',
    apartment: 'Page1.f1_10',
    city: 'Page1.f1_11',
    state: 'Page1.f1_12',
    zip: 'Page1.f1_13',
  },
  unplaced: ['order', 'year'],
};
