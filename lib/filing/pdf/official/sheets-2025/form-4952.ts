import type { Sheet } from '../sheet';

/** Form 4952 of 2025. */
export const form4952Of2025: Sheet = {
  file: 'f4952.pdf',
  form: '4952',
  lines: {
    '1': 'Page1.f1_03',
    '3': 'Page1.f1_05',
    '4a': 'Page1.Line4a_ReadOrder.f1_06',
    '4b': 'Page1.f1_07',
    '4c': 'Page1.f1_08',
    '4d': 'Page1.f1_09',
    '4e': 'Page1.f1_10',
    '4f': 'Page1.f1_11',
    '4h': 'Page1.f1_13',
    '5': 'Page1.f1_14',
    '6': 'Page1.f1_15',
    '7': 'Page1.f1_16',
    '8': 'Page1.f1_17',
  },
  facts: {
    names: 'Page1.f1_01',
    ssn: 'Page1.f1_02',
  },
};
