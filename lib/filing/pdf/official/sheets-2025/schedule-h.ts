import type { Places, Sheet } from '../sheet';

const columns = ['(a)', '(b)', '(c) (from)', '(c) (to)', '(d)', '(e)', '(f)', '(g)', '(h)'] as const;

/** A state on line 17. With more than two states the form is left to our own layout. */
const stateRow = (row: 1 | 2, first: number): Places =>
  Object.fromEntries(
    columns.map((column, i) => {
      const place = `Page2.Table_Line17.BodyRow${row}.f2_${first + i}`;
      return [`17(${row})${column}`, column.startsWith('(c)') ? ([place, 'date'] as const) : place];
    }),
  );

/** Schedule H (Form 1040) of 2025. It goes with Form 1040, so that Part IV stays open. */
export const scheduleHOf2025: Sheet = {
  file: 'f1040sh.pdf',
  form: 'schedule-h',
  lines: {
    '1': 'Page1.f1_4',
    '2': 'Page1.f1_5',
    '3': 'Page1.f1_6',
    '4': 'Page1.f1_7',
    '5': 'Page1.f1_8',
    '6': 'Page1.f1_9',
    '7': 'Page1.f1_10',
    '8': 'Page1.f1_11',
    '13': 'Page2.f2_1',
    '14': 'Page2.f2_2',
    '15': 'Page2.f2_3',
    '16': 'Page2.f2_4',
    ...stateRow(1, 5),
    ...stateRow(2, 14),
    '18(g)': 'Page2.f2_23',
    '18(h)': 'Page2.f2_24',
    '19': 'Page2.f2_25',
    '20': 'Page2.f2_26',
    '21': 'Page2.f2_27',
    '22': 'Page2.f2_28',
    '23': 'Page2.f2_29',
    '24': 'Page2.f2_30',
    '25': 'Page2.f2_31',
    '26': 'Page2.f2_32',
  },
  facts: {
    ownerName: 'Page1.f1_1',
    ownerSsn: 'Page1.f1_2',
    employerEin: ['Page1.CombField.f1_3', 'digits'],
  },
  boxes: [
    { line: 'A', is: true, field: 'Page1.c1_1' },
    { line: 'A', is: false, field: 'Page1.c1_1[1]' },
    { line: 'B', is: true, field: 'Page1.c1_2' },
    { line: 'B', is: false, field: 'Page1.c1_2[1]' },
    { line: 'C', is: false, field: 'Page1.c1_3' },
    { line: 'C', is: true, field: 'Page1.c1_3[1]' },
    { line: '9', is: true, field: 'Page1.c1_4' },
    { line: '9', is: false, field: 'Page1.c1_4[1]' },
    { line: '10', is: true, field: 'Page2.Line10.c2_1' },
    { line: '10', is: false, field: 'Page2.Line10.c2_1[1]' },
    { line: '11', is: true, field: 'Page2.c2_2' },
    { line: '11', is: false, field: 'Page2.c2_2[1]' },
    { line: '12', is: true, field: 'Page2.c2_3' },
    { line: '12', is: false, field: 'Page2.c2_3[1]' },
    { line: '23 box', is: true, field: 'Page2.c2_4' },
    { line: '27', is: true, field: 'Page2.c2_5' },
    { line: '27', is: false, field: 'Page2.c2_5[1]' },
  ],
  unplaced: ['tax'],
};
