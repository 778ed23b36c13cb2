import type { Sheet } from '../sheet';

/** Form 8889 of 2024: lines and their fields. */
export const form8889: Sheet = {
  file: 'f8889.pdf',
  form: '8889',
  lines: {
    '2': 'Page1.f1_3',
    '3': 'Page1.f1_4',
    '5': 'Page1.f1_6',
    '6': 'Page1.f1_7',
    '7': 'Page1.f1_8',
    '8': 'Page1.f1_9',
    '9': 'Page1.f1_10',
    '11': 'Page1.f1_12',
    '12': 'Page1.f1_13',
    '13': 'Page1.f1_14',
    '14a': 'Page1.f1_15',
    '14b': 'Page1.f1_16',
    '14c': 'Page1.f1_17',
    '15': 'Page1.f1_18',
    '16': 'Page1.f1_19',
    '17b': 'Page1.f1_20',
    '20': 'Page1.f1_23',
    '21': 'Page1.f1_24',
  },
  facts: { ownerName: 'Page1.f1_1', ownerSsn: 'Page1.f1_2' },
  boxes: [
    { line: '1', is: 'Self-only', field: 'Page1.c1_1' },
    { line: '1', is: 'Family', field: 'Page1.c1_1[1]' },
    { line: '17a', is: true, field: 'Page1.c1_2' },
  ],
};
