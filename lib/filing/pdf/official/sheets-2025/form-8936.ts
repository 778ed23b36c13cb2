import type { Sheet } from '../sheet';

/** Form 8936 of 2025. Its line 5 is the filing status of 2024, which nobody asks for. */
export const form8936Of2025: Sheet = {
  file: 'f8936.pdf',
  form: '8936',
  lines: {
    '1a': 'Page1.Line1a_ReadOrder.f1_3',
    '2': 'Page1.f1_8',
    '3a': 'Page1.Line3a_ReadOrder.f1_9',
    '4': 'Page1.f1_14',
    '9': 'Page1.f1_19',
    '10': 'Page1.f1_20',
    '11': 'Page1.f1_21',
    '12': 'Page1.f1_22',
    '13': 'Page1.f1_23',
    '14': 'Page1.f1_24',
    '15': 'Page1.f1_25',
    '16': 'Page1.f1_26',
    '17': 'Page1.f1_27',
    '18': 'Page1.f1_28',
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_2',
  },
  unplaced: ['5'],
};
