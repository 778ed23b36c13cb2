import type { Sheet, Table } from '../sheet';

/** Lines 19b and 19c: the fields are the same in both years. */
export const alimonyPaid: Table = {
  list: 'alimonyPaid',
  rows: [{ facts: { ssn: ['Page2.Line19b_CombField.f2_10', 'digits'], agreement: 'Page2.f2_11' } }],
  overflow: 'statement',
};

/** Schedule 1 (Form 1040) of 2024: lines and their fields. */
export const schedule1: Sheet = {
  file: 'f1040s1.pdf',
  form: 'schedule-1',
  lines: {
    '1099-K': 'Page1.f1_03',
    '1': 'Page1.f1_04',
    '2a': 'Page1.f1_05',
    '3': 'Page1.f1_07',
    '4': 'Page1.f1_08',
    '5': 'Page1.f1_09',
    '6': 'Page1.f1_10',
    '7': 'Page1.f1_11',
    '8a': ['Page1.Line8a_ReadOrder.f1_12', 'loss'],
    '8b': 'Page1.f1_13',
    '8c': 'Page1.f1_14',
    '8d': ['Page1.f1_15', 'loss'],
    '8f': 'Page1.f1_17',
    '8g': 'Page1.f1_18',
    '8h': 'Page1.f1_19',
    '8p': 'Page1.f1_27',
    '8r': 'Page1.f1_29',
    '8z': 'Page1.f1_36',
    '9': 'Page1.f1_37',
    '10': 'Page1.f1_38',
    '11': 'Page2.f2_01',
    '13': 'Page2.f2_03',
    '14': 'Page2.f2_04',
    '15': 'Page2.f2_05',
    '16': 'Page2.f2_06',
    '17': 'Page2.f2_07',
    '18': 'Page2.f2_08',
    '19a': 'Page2.f2_09',
    '20': 'Page2.f2_12',
    '21': 'Page2.f2_13',
    '24a': 'Page2.Line24a_ReadOrder.f2_16',
    '24f': 'Page2.f2_21',
    '24j': 'Page2.f2_25',
    '24k': 'Page2.f2_26',
    '25': 'Page2.f2_30',
    '26': 'Page2.f2_31',
  },
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
  tables: [
    {
      list: 'otherIncome',
      rows: [
        { facts: { entry: 'Page1.Line8z_ReadOrder.f1_34' } },
        { facts: { entry: 'Page1.Line8z_ReadOrder.f1_35' } },
      ],
      overflow: 'statement',
      note: 'entry',
    },
    alimonyPaid,
  ],
};
