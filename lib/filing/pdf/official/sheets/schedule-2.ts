import type { Sheet } from '../sheet';

/** Schedule 2 (Form 1040) of 2024: lines and their fields. */
export const schedule2: Sheet = {
  file: 'f1040s2.pdf',
  form: 'schedule-2',
  lines: {
    '1a': 'Page1.Line1a_ReadOrder.f1_03',
    '1b': 'Page1.f1_04',
    '1c': 'Page1.f1_05',
    '1z': 'Page1.f1_11',
    '2': 'Page1.f1_12',
    '3': 'Page1.f1_13',
    '4': 'Page1.f1_14',
    '5': 'Page1.Line5_ReadOrder.f1_15',
    '6': 'Page1.f1_16',
    '7': 'Page1.f1_17',
    '8': 'Page1.f1_18',
    '9': 'Page1.f1_19',
    '11': 'Page1.f1_21',
    '12': 'Page1.f1_22',
    '13': 'Page1.f1_23',
    '17c': 'Page2.f2_04',
    '17d': 'Page2.f2_05',
    '17k': 'Page2.f2_12',
    '18': 'Page2.f2_22',
    '21': 'Page2.f2_25',
  },
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
  boxes: [{ fact: 'noForm5329', is: true, field: 'Page1.Line8_ReadOrder.c1_3' }],
};
