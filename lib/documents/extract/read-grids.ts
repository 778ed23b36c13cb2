import { type GridGroup } from '../kinds/kind';
import { type Owned } from './assign-values';
import { judgePlace, type RawField } from './evidence';
import { type Label } from './find-labels';
import { centerX, overlapX, sameLine } from './page';
import { blank, toValue } from './read-boxes';
import { type Segment } from './segments';
import { type Sheet } from './sheet';

/** How far a value stands from under a column's head: nothing when it is under it. */
const apart = (column: Label, segment: Segment) =>
  Math.max(0, -overlapX(column, segment)) + 0.01 * Math.abs(centerX(column) - centerX(segment));

const nearest = (columns: readonly Label[], segment: Segment): Label | undefined =>
  [...columns].sort((a, b) => apart(a, segment) - apart(b, segment))[0];

/** The values of a table with named rows: each goes to the row it is level with and the column it stands under. */
export function readGrid(sheet: Sheet, grid: GridGroup, index: number): RawField[] {
  const columns = sheet.labels.filter(({ slot }) => slot.role === 'gridColumn' && slot.group === index);
  return grid.rows.flatMap((row, order) => {
    const id = `grid${index}#${order}`;
    const head = sheet.labels.find(({ slot }) => slot.id === id);
    const level = head
      ? sheet.segments.filter(
          (segment) => segment.isMoney && !segment.isYear && segment.x0 > head.x0 && sameLine(segment, head),
        )
      : [];
    return grid.columns.map((column): RawField => {
      const spec = { path: row.path(column.path), label: `${row.label}: ${column.label}` };
      const own = columns.filter(({ slot }) => slot.id === `grid${index}.${column.path}`);
      const found = level.filter((segment) => own.some((label) => label === nearest(columns, segment)));
      const [segment, rival] = found;
      const label = own[0];
      const value = segment ? toValue('money', segment.text) : null;
      if (!segment || !label || value === null) return blank(sheet, spec, id);
      const owned: Owned = { segment, label, place: 'below', cost: 0.3, margin: 1, inCell: false };
      return {
        ...spec,
        value,
        confidence: rival ? 0.5 : judgePlace(owned),
        page: sheet.page.number,
        box: segment,
        ...(segment.words.some((word) => word.source === 'ocr') ? { isSeen: true } : {}),
      };
    });
  });
}
