import type { Sheet } from '../sheet';

/** Form 461 of 2025. */
export const form461Of2025: Sheet = {
  file: 'f461.pdf',
  form: '461',
  lines: {
    '2': 'Page1.f1_4',
    '3': 'Page1.f1_5',
    '4': 'Page1.f1_6',
    '5': 'Page1.f1_7',
    '6': 'Page1.f1_8',
    '9': 'Page1.f1_11',
    '10': 'Page1.f1_12',
    '11': 'Page1.f1_13',
    '12': 'Page1.f1_14',
    '13': 'Page1.f1_15',
    '14': 'Page1.f1_16',
    '15': 'Page1.f1_17',
    '16': 'Page1.f1_18',
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_2',
  },
  unplaced: ['excess'],
};
