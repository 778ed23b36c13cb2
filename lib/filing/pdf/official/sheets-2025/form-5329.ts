import { inOrder } from '../in-order';
import type { Sheet } from '../sheet';

/** Form 5329 of 2025: one for each person. */
export const form5329Of2025: Sheet = {
  file: 'f5329.pdf',
  form: '5329',
  lines: {
    '1': 'Page1.f1_9',
    '2': 'Page1.f1_11',
    '2 number': 'Page1.f1_10',
    '3': 'Page1.f1_12',
    '4': 'Page1.f1_13',
    ...inOrder('Page1.f1', 18, '9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25'),
    ...inOrder('Page2.f2', 17, '42 43 44 45 46 47 48 49'),
  },
  facts: {
    ownerName: 'Page1.f1_1',
    ownerSsn: 'Page1.f1_2',
  },
  unplaced: ['total'],
};
