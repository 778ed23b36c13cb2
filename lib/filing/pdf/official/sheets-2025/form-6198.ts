import type { Sheet } from '../sheet';

/** Form 6198 (Rev. November 2025), without the detailed way of Part III. */
export const form6198Of2025: Sheet = {
  file: 'f6198.pdf',
  form: '6198',
  lines: {
    activity: 'Page1.f1_3',
    '1': 'Page1.f1_4',
    '2a': 'Page1.f1_5',
    '2b': 'Page1.f1_6',
    '2c': 'Page1.f1_7',
    '3': 'Page1.f1_8',
    '4': ['Page1.f1_9', 'loss'],
    '5': 'Page1.f1_10',
    '6': 'Page1.f1_11',
    '7': 'Page1.f1_12',
    '8': 'Page1.f1_13',
    '9': 'Page1.f1_14',
    '10a': 'Page1.f1_15',
    '10b': 'Page1.f1_16',
    '20': 'Page1.f1_27',
    '21': ['Page1.f1_28', 'loss'],
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
};
