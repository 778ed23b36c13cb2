import type { Sheet } from '../sheet';

/** Form 8615 of 2025. */
export const form8615Of2025: Sheet = {
  file: 'f8615.pdf',
  form: '8615',
  lines: {
    '1': 'Page1.f1_5',
    '2': 'Page1.f1_6',
    '3': 'Page1.f1_7',
    '4': 'Page1.f1_8',
    '5': 'Page1.f1_9',
    '6': 'Page1.f1_10',
    '7': 'Page1.f1_11',
    '8': 'Page1.f1_12',
    '9': 'Page1.f1_13',
    '10': 'Page1.f1_14',
    '11': 'Page1.f1_15',
    '12a': 'Page1.f1_16',
    '12b': ['Page1.f1_17', 'thousandths'],
    '13': 'Page1.f1_18',
    '14': 'Page1.f1_19',
    '15': 'Page1.f1_20',
    '16': 'Page1.f1_21',
    '17': 'Page1.f1_22',
    '18': 'Page1.f1_23',
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_2',
    parentName: 'Page1.f1_3',
    parentSsn: 'Page1.f1_4',
  },
  boxes: [
    { fact: 'parentFilingStatus', is: 'single', field: 'Page1.c1_1' },
    { fact: 'parentFilingStatus', is: 'mfj', field: 'Page1.c1_1[1]' },
    { fact: 'parentFilingStatus', is: 'mfs', field: 'Page1.c1_1[2]' },
    { fact: 'parentFilingStatus', is: 'hoh', field: 'Page1.c1_1[3]' },
    { fact: 'parentFilingStatus', is: 'qss', field: 'Page1.c1_1[4]' },
  ],
};
