import type { PrintedForm, PrintedReturn } from '../printed-return';
import { planSheets } from './plan-sheets';
import type { Sheet } from './sheet';

const form = (
  id: string,
  lines: Record<string, number | string | boolean>,
  more: Partial<PrintedForm> = {},
): PrintedForm => ({
  id,
  name: `Form ${id}`,
  title: '',
  copy: null,
  sequence: null,
  attached: true,
  lines: Object.entries(lines).map(([line, value]) => ({ line, label: line, value, unit: 'money' })),
  facts: {},
  lists: {},
  ...more,
});

const printed = (forms: PrintedForm[]): PrintedReturn => ({
  taxYear: 2024,
  filers: [],
  filingStatus: '',
  status: '',
  calculatedAt: '',
  engineVersion: '',
  refund: 0,
  owed: 0,
  facts: { ssn: '400-01-2345', senior: false },
  forms,
});

const files = new Set(['a.pdf', 'b.pdf']);
const main: Sheet = {
  file: 'a.pdf',
  form: 'main',
  lines: { '1': 'P.f1', '2': ['P.f2', 'loss'] },
  facts: { ssn: 'P.ssn' },
  boxes: [{ line: '3', is: true, field: 'P.c' }],
  tables: [
    { form: 'row', rows: [{ lines: { '1': 'P.r1' } }, { lines: { '1': 'P.r2' } }], overflow: 'statement' },
  ],
  unplaced: ['kept'],
};

test('lines, facts and boxes find their fields; rows beyond the form go on a statement', () => {
  const forms = [
    form('main', { '1': 5, '3': true, kept: 9 }),
    ...[1, 2, 3].map((value) => form('row', { '1': value })),
  ];
  const { sheets, statements, covered } = planSheets(printed(forms), [main], files);
  expect(sheets.map(({ values }) => values)).toEqual([
    [
      { field: 'P.f1', kind: 'text', value: 5, writing: null },
      { field: 'P.ssn', kind: 'text', value: '400-01-2345', writing: null },
      { field: 'P.c', kind: 'box' },
      { field: 'P.r1', kind: 'text', value: 1, writing: null },
      { field: 'P.r2', kind: 'text', value: 2, writing: null },
    ],
  ]);
  expect(statements.map(({ rows }) => rows.map(({ lines }) => lines[0]?.value))).toEqual([[3]]);
  expect([...covered]).toEqual([0, 1, 2, 3]);
});

test('a line that the map does not know leaves the whole form to our own layout', () => {
  const { sheets, covered } = planSheets(printed([form('main', { '1': 5, '4': 1 })]), [main], files);
  expect([sheets.length, covered.size]).toEqual([0, 0]);
});

test('a form whose file is not there is not planned; one for seniors only for seniors', () => {
  const forms = [form('main', { '1': 5 })];
  expect(planSheets(printed(forms), [main], new Set()).sheets).toEqual([]);
  expect(planSheets(printed(forms), [{ ...main, when: 'senior' }], files).sheets).toEqual([]);
  expect(planSheets(printed(forms), [{ ...main, whenNot: 'senior' }], files).sheets).toHaveLength(1);
});

test('too many rows take another sheet of the same form, with the totals on the last one', () => {
  const sheet: Sheet = {
    file: 'b.pdf',
    form: 'sales',
    only: { line: 'Box', values: ['A', 'B'] },
    lines: { total: 'P.total' },
    boxes: [{ line: 'Box', is: 'A', field: 'P.a' }],
    tables: [
      {
        form: 'sale',
        rows: [{ lines: { '1': 'P.s1' } }, { lines: { '1': 'P.s2' } }],
        overflow: 'sheet',
        unplaced: ['Box'],
      },
    ],
  };
  const forms = [
    form('sales', { Box: 'A', total: 6 }),
    ...[1, 2, 3].map((value) => form('sale', { Box: 'A', '1': value })),
    form('sale', { Box: 'D', '1': 4 }),
  ];
  const { sheets } = planSheets(printed(forms), [sheet], files);
  expect(
    sheets.map(({ values }) => values.map((one) => [one.field, one.kind === 'text' ? one.value : true])),
  ).toEqual([
    [
      ['P.a', true],
      ['P.s1', 1],
      ['P.s2', 2],
    ],
    [
      ['P.total', 6],
      ['P.a', true],
      ['P.s1', 3],
    ],
  ]);
  expect(planSheets(printed([form('sale', { Box: 'A', '1': 1 })]), [sheet], files).sheets).toEqual([]);
});

test('a line whose name has a space is a line of its own; "@" names another field of the same line', () => {
  const sheet: Sheet = {
    file: 'a.pdf',
    form: 'main',
    lines: {
      '1': 'P.payer',
      '1 amount': 'P.amount',
      '2': 'P.days',
      '2 personal': 'P.personal',
      '2@again': 'P.again',
    },
  };
  const valuesOf = (lines: Record<string, number | string>) =>
    Object.fromEntries(
      planSheets(printed([form('main', lines)]), [sheet], files).sheets[0]?.values.flatMap((one) =>
        one.kind === 'text' ? [[one.field, one.value]] : [],
      ) ?? [],
    );
  // Nothing personal on line 2: the days of renting don't stand there.
  expect(valuesOf({ '1': 'Bank', '1 amount': 12_000, '2': 300 })).toEqual({
    'P.payer': 'Bank',
    'P.amount': 12_000,
    'P.days': 300,
    'P.again': 300,
  });
  expect(valuesOf({ '2': 300, '2 personal': 14 })).toEqual({
    'P.days': 300,
    'P.personal': 14,
    'P.again': 300,
  });
});
