import type { Sheet } from '../sheet';

/** Form 8880 of 2024: lines and their fields. */
export const form8880: Sheet = {
  file: 'f8880.pdf',
  form: '8880',
  lines: {
    '1a': 'Page1.Table_Ln1-6.BodyRow1.f1_3',
    '1b': 'Page1.Table_Ln1-6.BodyRow1.f1_4',
    '2a': 'Page1.Table_Ln1-6.BodyRow2.f1_5',
    '2b': 'Page1.Table_Ln1-6.BodyRow2.f1_6',
    '3a': 'Page1.Table_Ln1-6.BodyRow3.f1_7',
    '3b': 'Page1.Table_Ln1-6.BodyRow3.f1_8',
    '4a': 'Page1.Table_Ln1-6.BodyRow4.f1_9',
    '4b': 'Page1.Table_Ln1-6.BodyRow4.f1_10',
    '5a': 'Page1.Table_Ln1-6.BodyRow5.f1_11',
    '5b': 'Page1.Table_Ln1-6.BodyRow5.f1_12',
    '6a': 'Page1.Table_Ln1-6.BodyRow6.f1_13',
    '6b': 'Page1.Table_Ln1-6.BodyRow6.f1_14',
    '7': 'Page1.f1_15',
    '8': 'Page1.f1_16',
    '9': ['Page1.f1_17', 'tenths'],
    '10': 'Page1.f1_18',
    '11': 'Page1.f1_19',
    '12': 'Page1.f1_20',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
};
