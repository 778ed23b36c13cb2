import type { Part, Sheet } from '../sheet';

const salesOnASheet = 11;
const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Both parts name their fields alike: by page, then counted through, eight columns a row from the third field on. */
function partOnPage(page: 1 | 2, codes: readonly string[]): Sheet {
  const field = (number: number) => `f${page}_${String(number).padStart(2, '0')}`;
  const row = (at: number): Part => ({
    lines: Object.fromEntries(
      columns.map((column, i) => {
        const place = `Page${page}.Table_Line1_Part${page}.Row${at + 1}.${field(3 + at * columns.length + i)}`;
        return [`1(${column})`, column === 'b' || column === 'c' ? [place, 'date'] : place];
      }),
    ),
  });
  const total = (number: number) => `Page${page}.${field(number)}`;
  return {
    file: 'f8949.pdf',
    form: '8949',
    pages: [page - 1],
    only: { line: 'Box', values: codes },
    lines: { '2(d)': total(91), '2(e)': total(92), '2(g)': total(94), '2(h)': total(95) },
    facts: { names: total(1), ssn: total(2) },
    boxes: codes.map((is, i) => ({
      line: 'Box',
      is,
      field: `Page${page}.c${page}_1${i === 0 ? '' : `[${i}]`}`,
    })),
    tables: [
      {
        form: '8949-line-1',
        rows: Array.from({ length: salesOnASheet }, (_, at) => row(at)),
        overflow: 'sheet',
        unplaced: ['Box'],
      },
    ],
  };
}

/** Form 8949, Part I, of 2025: lines and their fields. Boxes G to I are for digital assets. */
export const form8949ShortTermOf2025 = partOnPage(1, ['A', 'B', 'C', 'G', 'H', 'I']);
/** Form 8949, Part II, of 2025: lines and their fields. Boxes J to L are for digital assets. */
export const form8949LongTermOf2025 = partOnPage(2, ['D', 'E', 'F', 'J', 'K', 'L']);
