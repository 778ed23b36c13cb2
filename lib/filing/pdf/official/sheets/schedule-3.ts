import type { Sheet } from '../sheet';

/** Schedule 3 (Form 1040) of 2024: lines and their fields. */
export const schedule3: Sheet = {
  file: 'f1040s3.pdf',
  form: 'schedule-3',
  lines: {
    '1': 'Page1.f1_03',
    '2': 'Page1.f1_04',
    '3': 'Page1.f1_05',
    '4': 'Page1.f1_06',
    '5a': 'Page1.f1_07',
    '5b': 'Page1.f1_08',
    '6a': 'Page1.Line6a_ReadOrder.f1_09',
    '6b': 'Page1.f1_10',
    '6c': 'Page1.f1_11',
    '6d': 'Page1.f1_12',
    '6f': 'Page1.f1_14',
    '6g': 'Page1.f1_15',
    '6m': 'Page1.f1_21',
    '7': 'Page1.f1_25',
    '8': 'Page1.f1_26',
    '9': 'Page1.f1_27',
    '10': 'Page1.f1_28',
    '11': 'Page1.f1_29',
    '15': 'Page1.f1_39',
  },
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
};
