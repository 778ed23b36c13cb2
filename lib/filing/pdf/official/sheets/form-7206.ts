import type { Sheet } from '../sheet';

/** Form 7206 of 2024: lines and their fields. */
export const form7206: Sheet = {
  file: 'f7206.pdf',
  form: '7206',
  lines: {
    '1': 'Page1.f1_3',
    '3': 'Page1.f1_5',
    '4': 'Page1.f1_6',
    '5': 'Page1.f1_7',
    '6': 'Page1.f1_8',
    '7': 'Page1.f1_9',
    '8': 'Page1.f1_10',
    '9': 'Page1.f1_11',
    '10': 'Page1.f1_12',
    '11': 'Page1.f1_13',
    '13': 'Page1.f1_15',
    '14': 'Page1.f1_16',
  },
  facts: { ownerName: 'Page1.f1_1', ownerSsn: 'Page1.f1_2' },
  unplaced: ['4 business'],
};
