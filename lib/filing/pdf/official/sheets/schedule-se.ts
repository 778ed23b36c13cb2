import type { Sheet } from '../sheet';

/** Schedule SE (Form 1040) of 2024: lines and their fields. */
export const scheduleSe: Sheet = {
  file: 'f1040sse.pdf',
  form: 'schedule-se',
  lines: {
    '1a': 'Page1.f1_3',
    '1b': ['Page1.f1_4', 'loss'],
    '2': 'Page1.f1_5',
    '3': 'Page1.f1_6',
    '4a': 'Page1.f1_7',
    '4b': 'Page1.f1_8',
    '4c': 'Page1.f1_9',
    '6': 'Page1.f1_12',
    '8a': 'Page1.Line8a_ReadOrder.f1_14',
    '8b': 'Page1.f1_15',
    '8c': 'Page1.f1_16',
    '8d': 'Page1.f1_17',
    '9': 'Page1.f1_18',
    '10': 'Page1.f1_19',
    '11': 'Page1.f1_20',
    '12': 'Page1.f1_21',
    '13': 'Page1.f1_22',
    '15': 'Page2.f2_2',
  },
  facts: { ownerName: 'Page1.f1_1', ownerSsn: 'Page1.f1_2' },
  boxes: [{ line: 'A', is: true, field: 'Page1.c1_1' }],
  unplaced: ['7', '14', 'earned'],
};
