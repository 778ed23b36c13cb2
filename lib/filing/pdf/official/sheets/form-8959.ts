import type { Sheet } from '../sheet';

/** Form 8959 of 2024: lines and their fields. */
export const form8959: Sheet = {
  file: 'f8959.pdf',
  form: '8959',
  lines: {
    '1': 'Page1.f1_3',
    '2': 'Page1.f1_4',
    '3': 'Page1.f1_5',
    '4': 'Page1.f1_6',
    '5': 'Page1.f1_7',
    '6': 'Page1.f1_8',
    '7': 'Page1.f1_9',
    '8': 'Page1.f1_10',
    '9': 'Page1.f1_11',
    '10': 'Page1.f1_12',
    '11': 'Page1.f1_13',
    '12': 'Page1.f1_14',
    '13': 'Page1.f1_15',
    '14': 'Page1.f1_16',
    '15': 'Page1.f1_17',
    '16': 'Page1.f1_18',
    '17': 'Page1.f1_19',
    '18': 'Page1.f1_20',
    '19': 'Page1.f1_21',
    '20': 'Page1.f1_22',
    '21': 'Page1.f1_23',
    '22': 'Page1.f1_24',
    '23': 'Page1.f1_25',
    '24': 'Page1.f1_26',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
};
