import type { Sheet } from '../sheet';

/** Form 8995 of 2024: lines and their fields. */
export const form8995: Sheet = {
  file: 'f8995.pdf',
  form: '8995',
  lines: {
    '2': 'Page1.ReadOrderSubForm.f1_18',
    '3': ['Page1.f1_19', 'loss'],
    '4': 'Page1.f1_20',
    '5': 'Page1.f1_21',
    '6': 'Page1.Line6_ReadOrder.f1_22',
    '8': 'Page1.f1_24',
    '9': 'Page1.f1_25',
    '10': 'Page1.f1_26',
    '11': 'Page1.f1_27',
    '12': 'Page1.f1_28',
    '13': 'Page1.f1_29',
    '14': 'Page1.f1_30',
    '15': 'Page1.f1_31',
    '16': ['Page1.f1_32', 'loss'],
    '17': ['Page1.f1_33', 'loss'],
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
  tables: [
    {
      form: '8995-line-1',
      rows: [
        {
          lines: {
            '1(c)': 'Page1.Table.Ln1A_Row1.f1_5',
          },
          facts: { business: 'Page1.Table.Ln1A_Row1.f1_3', businessNumber: 'Page1.Table.Ln1A_Row1.f1_4' },
        },
        {
          lines: {
            '1(c)': 'Page1.Table.Ln1B_Row2.f1_8',
          },
          facts: { business: 'Page1.Table.Ln1B_Row2.f1_6', businessNumber: 'Page1.Table.Ln1B_Row2.f1_7' },
        },
        {
          lines: {
            '1(c)': 'Page1.Table.Ln1C_Row3.f1_11',
          },
          facts: { business: 'Page1.Table.Ln1C_Row3.f1_9', businessNumber: 'Page1.Table.Ln1C_Row3.f1_10' },
        },
        {
          lines: {
            '1(c)': 'Page1.Table.Ln1D_Row4.f1_14',
          },
          facts: { business: 'Page1.Table.Ln1D_Row4.f1_12', businessNumber: 'Page1.Table.Ln1D_Row4.f1_13' },
        },
        {
          lines: {
            '1(c)': 'Page1.Table.Ln1E_Row5.f1_17',
          },
          facts: { business: 'Page1.Table.Ln1E_Row5.f1_15', businessNumber: 'Page1.Table.Ln1E_Row5.f1_16' },
        },
      ],
      unplaced: ['1(a)', '1(b)'],
      overflow: 'statement',
    },
  ],
};
