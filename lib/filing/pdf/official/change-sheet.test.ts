import { changeSheet } from './change-sheet';
import type { Sheet } from './sheet';

const sheet: Sheet = {
  file: 'f1.pdf',
  form: 'one',
  whenNot: 'senior',
  lines: {
    '1': 'Page1.f1_8',
    '2': ['Page1.Group.f1_9', 'loss'],
    '3': 'Page1.f1_10',
    '4': { cells: ['Page1.f1_11', 'Page1.f1_12'] },
    '5': 'Page1.f1_13',
  },
  facts: { names: 'Page1.f1_1' },
  boxes: [{ line: '6', is: true, field: 'Page1.c1_1[1]' }],
  tables: [{ form: 'row', rows: [{ lines: { '7': 'Page1.Table.Row1.f1_20' } }], overflow: 'sheet' }],
};

describe('a map that says what differs', () => {
  test('keeps what isn’t named', () => {
    expect(changeSheet(sheet, {})).toEqual(sheet);
  });

  test('moves numbers in a range, in lines, cells, boxes and rows, and keeps how they are written', () => {
    const changed = changeSheet(sheet, {
      shifts: [
        { fields: 'f1', from: 9, to: 12, by: 1 },
        { fields: 'f1', from: 20, by: -11 },
        { fields: 'c1', from: 1, by: 4 },
      ],
    });
    expect(changed.lines).toEqual({
      '1': 'Page1.f1_8',
      '2': ['Page1.Group.f1_10', 'loss'],
      '3': 'Page1.f1_11',
      '4': { cells: ['Page1.f1_12', 'Page1.f1_13'] },
      '5': 'Page1.f1_13',
    });
    expect(changed.boxes).toEqual([{ line: '6', is: true, field: 'Page1.c1_5[1]' }]);
    expect(changed.tables?.[0]?.rows).toEqual([{ lines: { '7': 'Page1.Table.Row1.f1_09' } }]);
  });

  test('moves fields to another page and writes numbers with other digits', () => {
    const { lines, boxes } = changeSheet(sheet, {
      shifts: [{ fields: 'f1', from: 10, to: 10, by: -9, page: 2 }],
      digits: { f: 2, c: 2 },
    });
    expect(lines).toMatchObject({ '1': 'Page1.f1_08', '3': 'Page2.f2_01' });
    expect(boxes).toEqual([{ line: '6', is: true, field: 'Page1.c1_01[1]' }]);
  });

  test('a renamed group still shifts, a renamed field has exactly its new name', () => {
    const { lines } = changeSheet(sheet, {
      renamed: { 'Page1.Group.': 'Page1.Other.', 'Page1.f1_10': 'Page1.Own.f1_99' },
      shifts: [{ fields: 'f1', from: 9, by: 1 }],
    });
    expect(lines).toMatchObject({ '2': ['Page1.Other.f1_10', 'loss'], '3': 'Page1.Own.f1_99' });
  });

  test('adds and drops lines, facts and boxes, and replaces what was made anew', () => {
    const changed = changeSheet(sheet, {
      lines: { '1': null, '8': 'Page1.f1_30' },
      facts: { ssn: 'Page1.f1_2' },
      boxes: [{ line: '9', is: true, field: 'Page1.c1_2' }],
      anew: { file: 'f2.pdf', whenNot: undefined, when: 'senior', tables: [] },
    });
    expect(Object.keys(changed.lines ?? {})).toEqual(['2', '3', '4', '5', '8']);
    expect(changed.facts).toEqual({ names: 'Page1.f1_1', ssn: 'Page1.f1_2' });
    expect(changed.boxes).toHaveLength(2);
    expect(changed).toMatchObject({ file: 'f2.pdf', when: 'senior', tables: [] });
    expect(changed.whenNot).toBeUndefined();
  });
});
