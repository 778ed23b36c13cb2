import { inOrder } from '../in-order';
import type { Sheet } from '../sheet';

/** Form 461 of 2025. */
export const form461Of2025: Sheet = {
  file: 'f461.pdf',
  form: '461',
  lines: {
    ...inOrder('Page1.f1', 4, '2 3 4 5 6'),
    ...inOrder('Page1.f1', 11, '9 10 11 12 13 14 15 16'),
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_2',
  },
  unplaced: ['excess'],
};
