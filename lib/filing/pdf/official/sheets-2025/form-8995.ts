import type { Sheet } from '../sheet';

/** Form 8995 of 2025: lines and their fields. */
export const form8995Of2025: Sheet = {
  file: 'f8995.pdf',
  form: '8995',
  lines: {
    '2': 'Page1.Line2_ReadOrder.f1_18',
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
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
  tables: [
    {
      form: '8995-line-1',
      rows: [
        {
          lines: {
            '1(a)': 'Page1.Table.Row1i.f1_03',
            '1(b)': 'Page1.Table.Row1i.f1_04',
            '1(c)': 'Page1.Table.Row1i.f1_05',
          },
        },
        {
          lines: {
            '1(a)': 'Page1.Table.Row1ii.f1_06',
            '1(b)': 'Page1.Table.Row1ii.f1_07',
            '1(c)': 'Page1.Table.Row1ii.f1_08',
          },
        },
        {
          lines: {
            '1(a)': 'Page1.Table.Row1iii.f1_09',
            '1(b)': 'Page1.Table.Row1iii.f1_10',
            '1(c)': 'Page1.Table.Row1iii.f1_11',
          },
        },
        {
          lines: {
            '1(a)': 'Page1.Table.Row1iv.f1_12',
            '1(b)': 'Page1.Table.Row1iv.f1_13',
            '1(c)': 'Page1.Table.Row1iv.f1_14',
          },
        },
        {
          lines: {
            '1(a)': 'Page1.Table.Row1v.f1_15',
            '1(b)': 'Page1.Table.Row1v.f1_16',
            '1(c)': 'Page1.Table.Row1v.f1_17',
          },
        },
      ],
      overflow: 'statement',
    },
  ],
};
