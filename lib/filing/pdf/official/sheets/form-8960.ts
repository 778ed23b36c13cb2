import type { Sheet } from '../sheet';

/** Form 8960 of 2024: lines and their fields. */
export const form8960: Sheet = {
  file: 'f8960.pdf',
  form: '8960',
  lines: {
    '1': 'Page1.f1_3',
    '2': 'Page1.f1_4',
    '3': 'Page1.f1_5',
    '4a': 'Page1.f1_6',
    '4b': 'Page1.f1_7',
    '4c': 'Page1.f1_8',
    '5a': 'Page1.f1_9',
    '5b': 'Page1.f1_10',
    '5d': 'Page1.f1_12',
    '7': 'Page1.f1_14',
    '8': 'Page1.f1_15',
    '9a': 'Page1.f1_16',
    '9d': 'Page1.f1_19',
    '10': 'Page1.f1_20',
    '11': 'Page1.f1_21',
    '12': 'Page1.f1_22',
    '13': 'Page1.f1_23',
    '14': 'Page1.f1_24',
    '15': 'Page1.f1_25',
    '16': 'Page1.f1_26',
    '17': 'Page1.f1_27',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
};
