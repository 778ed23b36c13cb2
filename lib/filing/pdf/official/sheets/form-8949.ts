import type { Part, Sheet } from '../sheet';

/** How the files of a year name their fields. */
export interface Form8949Layout {
  /** Rows of line 1 on a page. */
  sales: number;
  /** Digits that a field's number has at least. */
  digits: 1 | 2;
  /** The table of line 1 on a page. */
  table: (page: 1 | 2) => string;
}

const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Both parts name their fields alike: by page, then counted through, eight columns a row from the third field on. */
export function partOfForm8949(
  { sales, digits, table }: Form8949Layout,
  page: 1 | 2,
  codes: readonly string[],
): Sheet {
  const field = (number: number) => `f${page}_${String(number).padStart(digits, '0')}`;
  const row = (at: number): Part => ({
    lines: Object.fromEntries(
      columns.map((column, i) => {
        const place = `Page${page}.${table(page)}.Row${at + 1}.${field(3 + at * columns.length + i)}`;
        return [`1(${column})`, column === 'b' || column === 'c' ? [place, 'date'] : place];
      }),
    ),
  });
  const onPage = (number: number) => `Page${page}.${field(number)}`;
  const totals = 3 + sales * columns.length;
  return {
    file: 'f8949.pdf',
    form: '8949',
    pages: [page - 1],
    only: { line: 'Box', values: codes },
    lines: {
      '2(d)': onPage(totals),
      '2(e)': onPage(totals + 1),
      '2(g)': onPage(totals + 3),
      '2(h)': onPage(totals + 4),
    },
    facts: { names: onPage(1), ssn: onPage(2) },
    boxes: codes.map((is, i) => ({
      line: 'Box',
      is,
      field: `Page${page}.c${page}_1${i === 0 ? '' : `[${i}]`}`,
    })),
    tables: [
      {
        form: '8949-line-1',
        rows: Array.from({ length: sales }, (_, at) => row(at)),
        overflow: 'sheet',
        unplaced: ['Box'],
      },
    ],
  };
}

const layout: Form8949Layout = { sales: 14, digits: 1, table: () => 'Table_Line1' };

/** Form 8949, Part I, of 2024: lines and their fields. */
export const form8949ShortTerm = partOfForm8949(layout, 1, ['A', 'B', 'C']);
/** Form 8949, Part II, of 2024: lines and their fields. */
export const form8949LongTerm = partOfForm8949(layout, 2, ['D', 'E', 'F']);
