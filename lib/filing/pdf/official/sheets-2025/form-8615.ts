import { inOrder } from '../in-order';
import type { Sheet } from '../sheet';

/** Form 8615 of 2025. */
export const form8615Of2025: Sheet = {
  file: 'f8615.pdf',
  form: '8615',
  lines: {
    ...inOrder('Page1.f1', 5, '1 2 3 4 5 6 7 8 9 10 11 12a'),
    '12b': ['Page1.f1_17', 'thousandths'],
    ...inOrder('Page1.f1', 18, '13 14 15 16 17 18'),
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_2',
    parentName: 'Page1.f1_3',
    parentSsn: 'Page1.f1_4',
  },
  boxes: [
    { fact: 'parentFilingStatus', is: 'single', field: 'Page1.c1_1' },
    { fact: 'parentFilingStatus', is: 'mfj', field: 'Page1.c1_1[1]' },
    { fact: 'parentFilingStatus', is: 'mfs', field: 'Page1.c1_1[2]' },
    { fact: 'parentFilingStatus', is: 'hoh', field: 'Page1.c1_1[3]' },
    { fact: 'parentFilingStatus', is: 'qss', field: 'Page1.c1_1[4]' },
  ],
};
