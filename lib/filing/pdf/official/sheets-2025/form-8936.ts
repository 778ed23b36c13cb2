import { inOrder } from '../in-order';
import type { Sheet } from '../sheet';

/** Form 8936 of 2025. Its line 5 is the filing status of 2024, which nobody asks for. */
export const form8936Of2025: Sheet = {
  file: 'f8936.pdf',
  form: '8936',
  lines: {
    '1a': 'Page1.Line1a_ReadOrder.f1_3',
    '2': 'Page1.f1_8',
    '3a': 'Page1.Line3a_ReadOrder.f1_9',
    '4': 'Page1.f1_14',
    '6': 'Page1.f1_16',
    '8': 'Page1.f1_18',
    ...inOrder('Page1.f1', 19, '9 10 11 12 13 14 15 16 17 18'),
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_2',
  },
  unplaced: ['5'],
};
