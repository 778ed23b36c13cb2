import type { Sheet } from '../sheet';

/** Schedule EIC (Form 1040) of 2025: lines and their fields. */
export const scheduleEicOf2025: Sheet = {
  file: 'f1040sei.pdf',
  form: 'schedule-eic',
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
  tables: [
    {
      form: 'schedule-eic',
      rows: [
        {
          lines: {
            '1': 'Page1.f1_03',
            '5': ['Page1.f1_21', 'relationship'],
            '6': 'Page1.Line6_Child1_ReadOrder.f1_24',
          },
          facts: {
            ssn: 'Page1.f1_06',
            'yearOfBirth 1': ['Page1.Year1_ReadOrder.f1_09', 'year1'],
            'yearOfBirth 2': ['Page1.Year1_ReadOrder.f1_10', 'year2'],
            'yearOfBirth 3': ['Page1.Year1_ReadOrder.f1_11', 'year3'],
            'yearOfBirth 4': ['Page1.Year1_ReadOrder.f1_12', 'year4'],
          },
          boxes: [
            { line: '4a', is: true, field: 'Page1.Line4a_Child1_ReadOrder.Yes_ReadOrder.c1_1' },
            { line: '4a', is: false, field: 'Page1.Line4a_Child1_ReadOrder.c1_1' },
            { line: '4b', is: true, field: 'Page1.Line4b_Child1_ReadOrder.Yes_ReadOrder.c1_4' },
            { line: '4b', is: false, field: 'Page1.Line4b_Child1_ReadOrder.c1_4' },
          ],
        },
        {
          lines: {
            '1': 'Page1.f1_04',
            '5': ['Page1.f1_22', 'relationship'],
            '6': 'Page1.Line6_Child2_ReadOrder.f1_25',
          },
          facts: {
            ssn: 'Page1.f1_07',
            'yearOfBirth 1': ['Page1.Year2_ReadOrder.f1_13', 'year1'],
            'yearOfBirth 2': ['Page1.Year2_ReadOrder.f1_14', 'year2'],
            'yearOfBirth 3': ['Page1.Year2_ReadOrder.f1_15', 'year3'],
            'yearOfBirth 4': ['Page1.Year2_ReadOrder.f1_16', 'year4'],
          },
          boxes: [
            { line: '4a', is: true, field: 'Page1.Line4a_Child2_ReadOrder.Yes_ReadOrder.c1_2' },
            { line: '4a', is: false, field: 'Page1.Line4a_Child2_ReadOrder.c1_2' },
            { line: '4b', is: true, field: 'Page1.Line4b_Child2_ReadOrder.Yes_ReadOrder.c1_5' },
            { line: '4b', is: false, field: 'Page1.Line4b_Child2_ReadOrder.c1_5' },
          ],
        },
        {
          lines: { '1': 'Page1.f1_05', '5': ['Page1.f1_23', 'relationship'], '6': 'Page1.f1_26' },
          facts: {
            ssn: 'Page1.f1_08',
            'yearOfBirth 1': ['Page1.f1_17', 'year1'],
            'yearOfBirth 2': ['Page1.f1_18', 'year2'],
            'yearOfBirth 3': ['Page1.f1_19', 'year3'],
            'yearOfBirth 4': ['Page1.f1_20', 'year4'],
          },
          boxes: [
            { line: '4a', is: true, field: 'Page1.Line4a_Child3_Yes_ReadOrder.c1_3' },
            { line: '4a', is: false, field: 'Page1.c1_3' },
            { line: '4b', is: true, field: 'Page1.Line4b_Child3_Yes_ReadOrder.c1_6' },
            { line: '4b', is: false, field: 'Page1.c1_6' },
          ],
        },
      ],
      overflow: 'statement',
      unplaced: ['3'],
    },
  ],
  unplaced: ['1', '3', '4a', '4b', '5', '6'],
};
