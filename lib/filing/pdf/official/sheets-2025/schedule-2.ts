import type { Sheet } from '../sheet';

/** Schedule 2 (Form 1040) of 2025: lines and their fields. */
export const schedule2Of2025: Sheet = {
  file: 'f1040s2.pdf',
  form: 'schedule-2',
  lines: {
    '1a': 'Page1.Line1a_ReadOrder.f1_03',
    '1b': 'Page1.f1_04',
    '1c': 'Page1.f1_05',
    '1z': 'Page1.f1_11',
    '2': 'Page1.f1_12',
    '3': 'Page1.f1_13',
    '4': 'Page1.f1_15',
    '5': 'Page1.f1_16',
    '6': 'Page1.f1_17',
    '7': 'Page1.f1_18',
    '8': 'Page1.f1_19',
    '9': 'Page1.f1_20',
    '11': 'Page1.f1_22',
    '12': 'Page1.f1_23',
    '13': 'Page1.f1_24',
    '17c': 'Page2.f2_04',
    '17d': 'Page2.f2_05',
    '17k': 'Page2.f2_12',
    '18': 'Page2.f2_21',
    '21': 'Page2.f2_24',
  },
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
};
