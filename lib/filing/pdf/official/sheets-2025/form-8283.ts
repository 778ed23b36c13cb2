import type { Part, Sheet } from '../sheet';

/** One gift of Section A: the row has its columns (a) to (c) in one table, (d) to (i) in another. */
function giftRow(letter: 'A' | 'B' | 'C' | 'D', first: number, further: number, box: number): Part {
  const above = `Page1.Table_Line1_ColsA-C.Row1${letter}`;
  const below = (column: number) => `Page1.Table_Line1_ColsD-I.Row1${letter}.f1_${further + column}`;
  return {
    lines: {
      '1(a)': `${above}.f1_${first}`,
      '1(b)': `${above}.ColB.f1_${first + 1}`,
      '1(c)': `${above}.f1_${first + 2}`,
      '1(d)': [below(0), 'date'],
      '1(e)': [below(1), 'monthYear'],
      '1(f)': below(2),
      '1(g)': below(3),
      '1(h)': below(4),
      '1(i)': below(5),
    },
    boxes: [{ fact: 'vehicle', is: true, field: `${above}.ColB.c1_${box}` }],
  };
}

/** Form 8283 (Rev. December 2025), Section A: four gifts on a sheet. */
export const form8283Of2025: Sheet = {
  file: 'f8283.pdf',
  form: '8283',
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2', 'names 2': 'Page2.f2_1', 'ssn 2': 'Page2.f2_2' },
  tables: [
    {
      form: '8283',
      rows: [
        giftRow('A', 5, 17, 2),
        giftRow('B', 8, 23, 3),
        giftRow('C', 11, 29, 4),
        giftRow('D', 14, 35, 5),
      ],
      overflow: 'sheet',
    },
  ],
};
