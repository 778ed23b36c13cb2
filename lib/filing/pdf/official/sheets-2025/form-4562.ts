import { inOrder } from '../in-order';
import type { Sheet } from '../sheet';

/** Form 4562 of 2025, Part I: a form of its own for all activities together. */
export const form4562PartOneOf2025: Sheet = {
  file: 'f4562.pdf',
  form: '4562-part-1',
  pages: [0],
  lines: {
    ...inOrder('Page1.f1', 4, '1 2 3 4 5'),
    ...inOrder('Page1.f1', 15, '7 8 9 10 11 12 13'),
  },
  facts: {
    names: 'Page1.f1_1',
    ssn: 'Page1.f1_3',
  },
  tables: [
    {
      list: 'elected',
      rows: [
        {
          facts: {
            description: 'Page1.Table_Ln6.BodyRow1.f1_9',
            cost: 'Page1.Table_Ln6.BodyRow1.f1_10',
            elected: 'Page1.Table_Ln6.BodyRow1.f1_11',
          },
        },
        {
          facts: {
            description: 'Page1.Table_Ln6.BodyRow2.f1_12',
            cost: 'Page1.Table_Ln6.BodyRow2.f1_13',
            elected: 'Page1.Table_Ln6.BodyRow2.f1_14',
          },
        },
      ],
      overflow: 'statement',
    },
  ],
};

/** Columns (d) to (f) of line 19: three fields behind that of column (c). */
const sectionB = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((letter, row) =>
    ['period', 'convention', 'method'].map((column, at): [string, string] => [
      `${column}${letter}`,
      `Page1.SectionBTable.Line19${letter}.f1_${28 + 6 * row + at}`,
    ]),
  ),
);

/** Form 4562 of 2025, Parts II to V: one for each activity. */
export const form4562Of2025: Sheet = {
  file: 'f4562.pdf',
  form: '4562',
  pages: [0, 1],
  lines: {
    '12': 'Page1.f1_20',
    '14': 'Page1.f1_22',
    '16': 'Page1.f1_24',
    '17': 'Page1.f1_25',
    '19a(c)': 'Page1.SectionBTable.Line19a.f1_27',
    '19a(d)': 'Page1.SectionBTable.Line19a.f1_28',
    '19a(e)': 'Page1.SectionBTable.Line19a.f1_29',
    '19a(f)': 'Page1.SectionBTable.Line19a.f1_30',
    '19a(g)': 'Page1.SectionBTable.Line19a.f1_31',
    '19b(c)': 'Page1.SectionBTable.Line19b.f1_33',
    '19b(d)': 'Page1.SectionBTable.Line19b.f1_34',
    '19b(e)': 'Page1.SectionBTable.Line19b.f1_35',
    '19b(f)': 'Page1.SectionBTable.Line19b.f1_36',
    '19b(g)': 'Page1.SectionBTable.Line19b.f1_37',
    '19c(c)': 'Page1.SectionBTable.Line19c.f1_39',
    '19c(d)': 'Page1.SectionBTable.Line19c.f1_40',
    '19c(e)': 'Page1.SectionBTable.Line19c.f1_41',
    '19c(f)': 'Page1.SectionBTable.Line19c.f1_42',
    '19c(g)': 'Page1.SectionBTable.Line19c.f1_43',
    '19d(c)': 'Page1.SectionBTable.Line19d.f1_45',
    '19d(d)': 'Page1.SectionBTable.Line19d.f1_46',
    '19d(e)': 'Page1.SectionBTable.Line19d.f1_47',
    '19d(f)': 'Page1.SectionBTable.Line19d.f1_48',
    '19d(g)': 'Page1.SectionBTable.Line19d.f1_49',
    '19e(c)': 'Page1.SectionBTable.Line19e.f1_51',
    '19e(d)': 'Page1.SectionBTable.Line19e.f1_52',
    '19e(e)': 'Page1.SectionBTable.Line19e.f1_53',
    '19e(f)': 'Page1.SectionBTable.Line19e.f1_54',
    '19e(g)': 'Page1.SectionBTable.Line19e.f1_55',
    '19f(c)': 'Page1.SectionBTable.Line19f.f1_57',
    '19f(d)': 'Page1.SectionBTable.Line19f.f1_58',
    '19f(e)': 'Page1.SectionBTable.Line19f.f1_59',
    '19f(f)': 'Page1.SectionBTable.Line19f.f1_60',
    '19f(g)': 'Page1.SectionBTable.Line19f.f1_61',
    '19i(c)': 'Page1.SectionBTable.Line19i_1.f1_75',
    '19i(g)': 'Page1.SectionBTable.Line19i_1.f1_79',
    '19j(c)': 'Page1.SectionBTable.Line19j_1.f1_87',
    '19j(g)': 'Page1.SectionBTable.Line19j_1.f1_91',
    '21': 'Page2.f2_1',
    '22': 'Page2.f2_2',
    '25': 'Page2.f2_5',
    '26(a)': 'Page2.Table_Ln26.BodyRow1.f2_6',
    '26(b)': ['Page2.Table_Ln26.BodyRow1.f2_7', 'date'],
    '26(c)': ['Page2.Table_Ln26.BodyRow1.f2_8', 'percent'],
    '26(d)': 'Page2.Table_Ln26.BodyRow1.f2_9',
    '26(e)': 'Page2.Table_Ln26.BodyRow1.f2_10',
    '26(g)': 'Page2.Table_Ln26.BodyRow1.f2_12',
    '26(h)': 'Page2.Table_Ln26.BodyRow1.f2_13',
    '26(i)': 'Page2.Table_Ln26.BodyRow1.f2_14',
    '27(a)': 'Page2.Table_Ln27.BodyRow1.f2_33',
    '27(b)': ['Page2.Table_Ln27.BodyRow1.f2_34', 'date'],
    '27(c)': ['Page2.Table_Ln27.BodyRow1.f2_35', 'percent'],
    '27(d)': 'Page2.Table_Ln27.BodyRow1.f2_36',
    '27(e)': 'Page2.Table_Ln27.BodyRow1.f2_37',
    '27(g)': 'Page2.Table_Ln27.BodyRow1.f2_39',
    '27(h)': 'Page2.Table_Ln27.BodyRow1.f2_40',
    '28': 'Page2.f2_57',
    '29': 'Page2.f2_58',
    '30': 'Page2.Table_Ln30-33.Line30.f2_59',
    '31': 'Page2.Table_Ln30-33.Line31.f2_65',
    '32': 'Page2.Table_Ln30-33.Line32.f2_71',
    '33': 'Page2.Table_Ln30-33.Line33.f2_77',
  },
  facts: {
    names: 'Page1.f1_1',
    activity: 'Page1.f1_2',
    ownerSsn: 'Page1.f1_3',
    ...sectionB,
    monthsi: 'Page1.SectionBTable.Line19i_1.f1_74',
    monthsj: 'Page1.SectionBTable.Line19j_1.f1_86',
  },
  boxes: [
    { line: '24a', is: true, field: 'Page2.c2_1' },
    { line: '24a', is: false, field: 'Page2.c2_1[1]' },
    { line: '24b', is: true, field: 'Page2.c2_2' },
    { line: '24b', is: false, field: 'Page2.c2_2[1]' },
    { line: '34', is: true, field: 'Page2.SectionBTable2.Line34.c2_4' },
    { line: '34', is: false, field: 'Page2.SectionBTable2.Line34.c2_4[1]' },
    { line: '35', is: true, field: 'Page2.SectionBTable2.Line35.c2_10' },
    { line: '35', is: false, field: 'Page2.SectionBTable2.Line35.c2_10[1]' },
    { line: '36', is: true, field: 'Page2.SectionBTable2.Line36.c2_16' },
    { line: '36', is: false, field: 'Page2.SectionBTable2.Line36.c2_16[1]' },
  ],
  unplaced: ['22 without 12'],
};
