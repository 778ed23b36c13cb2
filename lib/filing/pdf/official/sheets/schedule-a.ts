import type { Sheet } from '../sheet';

/** Schedule A (Form 1040) of 2024: lines and their fields. */
export const scheduleA: Sheet = {
  file: 'f1040sa.pdf',
  form: 'schedule-a',
  lines: {
    '1': 'Page1.f1_3',
    '2': 'Page1.f1_4',
    '3': 'Page1.f1_5',
    '4': 'Page1.f1_6',
    '5a': 'Page1.f1_7',
    '5b': 'Page1.f1_8',
    '5c': 'Page1.f1_9',
    '5d': 'Page1.f1_10',
    '5e': 'Page1.f1_11',
    '7': 'Page1.f1_15',
    '8a': 'Page1.f1_16',
    '8b': 'Page1.f1_19',
    '8c': 'Page1.f1_20',
    '8e': 'Page1.f1_22',
    '9': 'Page1.f1_23',
    '10': 'Page1.f1_24',
    '11': 'Page1.f1_25',
    '12': 'Page1.f1_26',
    '13': 'Page1.f1_27',
    '14': 'Page1.f1_28',
    '15': 'Page1.f1_29',
    '16': 'Page1.f1_33',
    '17': 'Page1.f1_34',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2', otherDeductions: 'Page1.f1_31' },
  boxes: [
    { line: '5a sales tax', is: true, field: 'Page1.c1_1' },
    { line: '18', is: true, field: 'Page1.Line18_ReadOrder.c1_3' },
  ],
  // Its words and amount stand on the dotted line (`otherDeductions`).
  unplaced: ['16 loss'],
};

/** The same page where it carries the standard deduction and a net qualified disaster loss: nothing else stands on it. */
export const scheduleAWithStandard: Sheet = {
  ...scheduleA,
  form: 'schedule-a-standard',
  lines: { '16': 'Page1.f1_33', '17': 'Page1.f1_34' },
  boxes: [],
  unplaced: ['16 loss', '16 standard'],
};
