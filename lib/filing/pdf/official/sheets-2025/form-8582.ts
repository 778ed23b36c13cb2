import type { Sheet } from '../sheet';

/** Form 8582 of 2025, Parts I to III. The activities by name in Parts IV to VIII are left to the filer. */
export const form8582Of2025: Sheet = {
  file: 'f8582.pdf',
  form: '8582',
  lines: {
    '1a': 'Page1.f1_03',
    '1b': ['Page1.f1_04', 'loss'],
    '1c': ['Page1.f1_05', 'loss'],
    '1d': 'Page1.f1_06',
    '2a': 'Page1.f1_07',
    '2b': ['Page1.f1_08', 'loss'],
    '2c': ['Page1.f1_09', 'loss'],
    '2d': 'Page1.f1_10',
    '3': 'Page1.f1_11',
    '4': 'Page1.f1_12',
    '5': 'Page1.f1_13',
    '6': 'Page1.f1_14',
    '7': 'Page1.f1_15',
    '8': 'Page1.f1_16',
    '9': 'Page1.f1_17',
    '10': 'Page1.f1_18',
    '11': 'Page1.f1_19',
  },
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
};
