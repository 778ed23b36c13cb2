import type { Sheet } from '../sheet';

/** Schedule 3 (Form 1040) of 2025: lines and their fields. */
export const schedule3Of2025: Sheet = {
  file: 'f1040s3.pdf',
  form: 'schedule-3',
  lines: {
    '1': 'Page1.f1_03',
    '2': 'Page1.f1_04',
    '3': 'Page1.f1_05',
    '4': 'Page1.f1_06',
    '5a': 'Page1.f1_07',
    '5b': 'Page1.f1_08',
    '6b': 'Page1.f1_10',
    '6c': 'Page1.f1_11',
    '6d': 'Page1.f1_12',
    '6f': 'Page1.f1_14',
    '6m': 'Page1.f1_21',
    '7': 'Page1.f1_24',
    '8': 'Page1.f1_25',
    '9': 'Page1.f1_26',
    '10': 'Page1.f1_27',
    '11': 'Page1.f1_28',
    '15': 'Page1.f1_37',
  },
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
};
