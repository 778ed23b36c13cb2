import { type FieldSpec, type RowGroup } from '../kinds/kind';
import { fits, looksLikeMoney } from './formats';
import { blankCritical, blankSeen, type RawField } from './evidence';
import { type Box, centerY, sameLine, surround } from './page';
import { keysOf, toLines } from './print-tokens';
import { toValue } from './read-boxes';
import { columnId, confidenceOf, type Row, rowsOfTable, valueInRow } from './read-rows';
import { type Sheet } from './sheet';

interface PrintLine {
  text: string;
  box: Box;
}

const linesOf = (sheet: Sheet): PrintLine[] =>
  toLines(sheet.words).map((line) => ({
    text: line.map((word) => word.text).join(' '),
    box: surround(line),
  }));

const areaOf = (row: Row) => surround([...row.values()].map((one) => one.segment));

/** Rows that sum up the others say so in a cell, or at the beginning of their line. */
function isSum(group: RowGroup, row: Row, lines: readonly PrintLine[]): boolean {
  const area = areaOf(row);
  const line = lines.find(({ box }) => centerY(box) > area.y0 && centerY(box) < area.y1);
  return [line?.text ?? '', ...[...row.values()].map((one) => one.segment.text)].some((text) =>
    group.ends?.includes(keysOf(text)[0] ?? ''),
  );
}

/** A row without the day that every row has (a sale's) may be something else, such as a sum without a word. */
const lacksDate = (group: RowGroup, row: Row) =>
  group.columns.some(
    (column) => column.format === 'date' && column.critical && !row.has(columnId(group, column)),
  );

/** A day or an amount in the row under a head that we don't know: perhaps this column's, whose head was not found. */
function mayBeUnderOtherHead(sheet: Sheet, group: RowGroup, column: FieldSpec, row: Row): boolean {
  if (sheet.labels.some(({ slot }) => slot.id === columnId(group, column))) return false;
  if (column.format !== 'date' && column.format !== 'money') return false;
  const taken = new Set(sheet.owned.map(({ segment }) => segment));
  const area = areaOf(row);
  return sheet.segments.some(
    (segment) =>
      !taken.has(segment) &&
      sameLine(segment, area) &&
      fits(column.format, segment.text) &&
      (column.format === 'date' || looksLikeMoney(segment.text)),
  );
}

/** What headings above the row say about it; the nearest one counts. */
function sectionValues(group: RowGroup, lines: readonly PrintLine[], area: Box): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of lines.filter(({ box }) => box.y1 <= area.y0 + 1)) {
    for (const { path, pattern, value } of group.sections ?? []) {
      const match = pattern.exec(line.text);
      if (match) found.set(path, value.replace('$1', match[1]?.toUpperCase() ?? ''));
    }
  }
  return found;
}

/** A table with heads over as many rows as there are: the sales on a broker's statement. */
export function readTable(sheet: Sheet, group: RowGroup): RawField[] {
  const ids = new Set(group.columns.map((column) => columnId(group, column)));
  const owned = sheet.owned.filter((one) => ids.has(one.label.slot.id));
  const all = rowsOfTable(owned, group.most).filter((row) => row.size > 1);
  const lines = linesOf(sheet);
  const rows = all.filter((row) => !isSum(group, row, lines));
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  /** What lines around a row say: recognized words have nothing to check them by. */
  const beside = isPicture ? 0.85 : 0.93;
  const sums = all
    .filter((row) => isSum(group, row, lines))
    .flatMap((row) => readSum(sheet, group, lines, row));
  const fields = rows.flatMap((row, index) => {
    const area = areaOf(row);
    const next = rows[index + 1];
    const end = next ? areaOf(next).y0 : area.y1 + 30;
    const at = (path: string) => `${group.path}[${index}].${path}`;
    const base = { page: sheet.page.number };
    const kept = group.columns.filter((column) => !group.unkept?.includes(column.path));
    const fields = kept.map((column): RawField => {
      const one = row.get(columnId(group, column));
      const value = one ? valueInRow(column, one.segment.text) : null;
      const known = confidenceOf(sheet, column, one);
      const isDoubtful =
        lacksDate(group, row) || (one === undefined && mayBeUnderOtherHead(sheet, group, column, row));
      const confidence = isDoubtful ? Math.min(blankCritical, known) : known;
      return {
        ...base,
        path: at(column.path),
        label: column.label,
        value,
        confidence,
        box: one?.segment ?? area,
      };
    });
    const { follows } = group;
    if (follows) {
      const under = lines.find(
        ({ text, box }) => box.y0 > area.y0 && box.y0 < end && follows.pattern.test(text),
      );
      const value = under ? (follows.pattern.exec(under.text)?.[1] ?? null) : null;
      const confidence = value === null ? (isPicture ? 0.6 : blankSeen) : beside;
      fields.push({
        ...base,
        path: at(follows.path),
        label: follows.label,
        value,
        confidence,
        box: under?.box ?? area,
      });
    }
    for (const [path, value] of sectionValues(group, lines, area)) {
      const label = group.sections?.find((section) => section.path === path)?.label ?? path;
      fields.push({ ...base, path: at(path), label, value, confidence: beside, box: area });
    }
    return fields;
  });
  return [...fields, ...sums];
}

/** A printed sum, when its line or the heading above it says of what: "Totals: short term (Box A)". */
function readSum(sheet: Sheet, group: RowGroup, lines: readonly PrintLine[], row: Row): RawField[] {
  const { totals } = group;
  if (!totals) return [];
  const area = areaOf(row);
  const section = group.sections?.find(({ path }) => path === totals.by);
  const line = lines.find(({ box }) => box.y0 < area.y1 && box.y1 > area.y0);
  const key =
    section?.pattern.exec(line?.text ?? '')?.[1]?.toUpperCase() ??
    sectionValues(group, lines, area).get(totals.by);
  if (key === undefined) return [];
  return totals.columns.flatMap((name): RawField[] => {
    const column = group.columns.find(({ path }) => path === name);
    const one = column ? row.get(columnId(group, column)) : undefined;
    const value = column && one ? toValue(column.format, one.segment.text) : null;
    if (!column || !one || value === null) return [];
    return [
      {
        path: `${totals.path}.${key}.${name}`,
        label: `Box ${key} of Form 8949: ${column.label.toLowerCase()}, total`,
        value,
        confidence: confidenceOf(sheet, column, one),
        page: sheet.page.number,
        box: one.segment,
      },
    ];
  });
}
