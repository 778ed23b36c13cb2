import type { Sheet } from '../sheet';

/** Schedule A (Form 1040) of 2025: lines and their fields. */
export const scheduleAOf2025: Sheet = {
  file: 'f1040sa.pdf',
  form: 'schedule-a',
  lines: {
    '1': 'Page1.f1_3',
    '2': 'Page1.Line2_ReadOrder.f1_4',
    '3': 'Page1.f1_5',
    '4': 'Page1.f1_6',
    '5a': 'Page1.f1_7',
    '5b': 'Page1.f1_8',
    '5c': 'Page1.f1_9',
    '5d': 'Page1.f1_10',
    '5e': 'Page1.f1_11',
    '7': 'Page1.f1_14',
    '8a': 'Page1.f1_15',
    '8b': 'Page1.f1_17',
    '8c': 'Page1.f1_18',
    '8e': 'Page1.f1_20',
    '9': 'Page1.f1_21',
    '10': 'Page1.f1_22',
    '11': 'Page1.f1_23',
    '12': 'Page1.f1_24',
    '13': 'Page1.f1_25',
    '14': 'Page1.f1_26',
    '15': 'Page1.f1_27',
    '16': 'Page1.f1_29',
    '17': 'Page1.f1_30',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
  boxes: [
    { line: '5a sales tax', is: true, field: 'Page1.c1_1' },
    { line: '18', is: true, field: 'Page1.Line18_ReadOrder.c1_3' },
  ],
};
