import type { Part, Places, Sheet } from '../sheet';

const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** Four sales of line 2 or 10, seven columns each. */
const sales = (line: '2' | '10', first: number): Part[] =>
  [0, 1, 2, 3].map((at) => ({
    lines: Object.fromEntries(
      columns.map((column, i): [string, Places[string]] => {
        const place = `Page1.TableLine${line}.Row${at + 1}.f1_${first + at * columns.length + i}`;
        return [`${line}(${column})`, column === 'b' || column === 'c' ? [place, 'date'] : place];
      }),
    ),
  }));

/** Rows of Part III with a line of ours, and the field of property A. */
const properties: readonly (readonly [line: string, field: number])[] = [
  ['20', 13],
  ['21', 17],
  ['22', 21],
  ['23', 25],
  ['24', 29],
  ['25a', 33],
  ['25b', 37],
  ['26a', 41],
  ['26b', 45],
  ['26g', 65],
];

/** Form 4797 of 2025. */
export const form4797Of2025: Sheet = {
  file: 'f4797.pdf',
  form: '4797',
  lines: {
    '6': 'Page1.f1_37',
    '7': 'Page1.f1_38',
    '8': 'Page1.f1_39',
    '9': 'Page1.f1_40',
    '11': ['Page1.f1_69', 'loss'],
    '12': 'Page1.f1_70',
    '13': 'Page1.f1_71',
    '17': 'Page1.f1_75',
    '18b': 'Page1.f1_77',
    '30': 'Page2.f2_97',
    '31': 'Page2.f2_98',
    '32': 'Page2.f2_99',
    '33(b)': 'Page2.PartIVTable.Row33.f2_101',
    '34(b)': 'Page2.PartIVTable.Row34.f2_103',
    '35(b)': 'Page2.PartIVTable.Row35.f2_105',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
  tables: [
    { form: '4797-line-2', rows: sales('2', 6), overflow: 'statement' },
    { form: '4797-line-10', rows: sales('10', 41), overflow: 'statement' },
    {
      form: '4797-part-3',
      rows: [0, 1, 2, 3].map((at) => {
        const inTable1 = (column: number) => `Page2.PartIIITable1.Row${at + 1}.f2_${3 * at + column}`;
        return {
          lines: {
            '19(a)': inTable1(1),
            '19(b)': [inTable1(2), 'date'],
            '19(c)': [inTable1(3), 'date'],
            ...Object.fromEntries(
              properties.map(([line, field]) => [line, `Page2.PartIIITable2.Row${line}.f2_${field + at}`]),
            ),
          },
        };
      }),
      overflow: 'sheet',
      unplaced: ['24 unrecaptured'],
    },
  ],
  // Names the line whose amount goes on Schedule D.
  unplaced: ['7 or 9'],
};
