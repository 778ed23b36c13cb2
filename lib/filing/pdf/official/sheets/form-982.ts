import type { Sheet } from '../sheet';

/** Form 982 (Rev. March 2018): the same in both years. */
export const form982: Sheet = {
  file: 'f982.pdf',
  form: '982',
  lines: {
    '2': 'Page1.f1_3',
    '6': 'Page1.f1_6',
    '8': 'Page1.f1_8',
    '9': 'Page1.f1_9',
    '10a': 'Page1.f1_10',
    '10b': 'Page1.f1_11',
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_2',
  },
  boxes: [
    { line: '1a', is: true, field: 'Page1.c1_1' },
    { line: '1b', is: true, field: 'Page1.c1_2' },
    { line: '1e', is: true, field: 'Page1.c1_5' },
  ],
};
