import type { Sheet } from '../sheet';

/** Schedule R (Form 1040) of 2024: lines and their fields. */
export const scheduleR: Sheet = {
  file: 'f1040sr.pdf',
  form: 'schedule-r',
  lines: {
    '10': 'Page2.f2_1',
    '11': 'Page2.f2_2',
    '12': 'Page2.f2_3',
    '13a': 'Page2.f2_4',
    '13b': 'Page2.f2_5',
    '13c': 'Page2.f2_6',
    '14': 'Page2.f2_7',
    '15': 'Page2.f2_8',
    '16': 'Page2.f2_9',
    '17': 'Page2.f2_10',
    '18': 'Page2.f2_11',
    '19': 'Page2.f2_12',
    '20': 'Page2.f2_13',
    '21': 'Page2.f2_14',
    '22': 'Page2.f2_15',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
  boxes: [
    { line: 'box', is: 1, field: 'Page1.c1_1' },
    { line: 'box', is: 2, field: 'Page1.c1_1[1]' },
    { line: 'box', is: 3, field: 'Page1.Married.c1_1' },
    { line: 'box', is: 4, field: 'Page1.Married.c1_1[1]' },
    { line: 'box', is: 5, field: 'Page1.Married.c1_1[2]' },
    { line: 'box', is: 6, field: 'Page1.Married.c1_1[3]' },
    { line: 'box', is: 7, field: 'Page1.Married.c1_1[4]' },
    { line: 'box', is: 8, field: 'Page1.MarriedSeparate.c1_1' },
    { line: 'box', is: 9, field: 'Page1.MarriedSeparate.c1_1[1]' },
  ],
};
