import { type FieldSpec, type RowGroup } from '../kinds/kind';
import { type Owned } from './assign-values';
import { blankCritical, blankSeen, judgePlace, type RawField } from './evidence';
import { isState, looksLikeMoney } from './formats';
import { type Box, height, surround } from './page';
import { toLines } from './print-tokens';
import { isCutOff, isOfUnclearYear, toValue } from './read-boxes';
import { type Sheet } from './sheet';

export type Row = Map<string, Owned>;

export const columnId = (group: RowGroup, column: FieldSpec) => `${group.path}.${column.path}`;

/** One label per value, one under another, as payroll portals list them: a repeated label starts the next row. */
function rowsOfList(sheet: Sheet, group: RowGroup): Row[] {
  const ids = new Set(group.columns.map((column) => columnId(group, column)));
  const labels = sheet.labels
    .filter((label) => ids.has(label.slot.id))
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (const label of labels) {
    if (rows.length === 0 || seen.has(label.slot.id)) {
      rows.push(new Map());
      seen.clear();
    }
    seen.add(label.slot.id);
    const value = sheet.owned.filter((one) => one.label === label).sort((a, b) => a.cost - b.cost)[0];
    if (value) rows.at(-1)?.set(label.slot.id, value);
  }
  return rows;
}

/** A number printed in two pieces close to each other, such as "47-2918364 1" of New York. */
function joinNumber(first: Owned, next: Owned): Owned | null {
  const { segment: left } = first;
  const { segment: right } = next;
  const isNumber = first.label.slot.format === 'id' && /^[\p{L}\p{N}-]{1,4}$/u.test(right.text);
  const gap = right.x0 - left.x1;
  if (!isNumber || isState(left.text) || gap < 0 || gap > height(left)) return null;
  const words = [...left.words, ...right.words];
  return {
    ...first,
    segment: { text: `${left.text} ${right.text}`, words, isMoney: false, ...surround(words) },
  };
}

/** Column heads with values under them. */
export function rowsOfTable(owned: readonly Owned[], most = 12): Row[] {
  const boxes = owned.map((one) => ({ ...one.segment, one }));
  const rows: Row[] = [];
  for (const line of toLines(boxes)) {
    const row: Row = new Map();
    for (const { one } of line) {
      const rival = row.get(one.label.slot.id);
      const whole = rival ? joinNumber(rival, one) : null;
      if (whole) row.set(one.label.slot.id, whole);
      else if (!rival || one.cost < rival.cost) row.set(one.label.slot.id, one);
    }
    const values = [...row.values()];
    const hasState = values.some(
      (one) => one.label.slot.format === 'state' || isState(one.segment.text.slice(0, 2)),
    );
    const isDated = values.some((one) => /^(date|ssn)$/u.test(one.label.slot.format));
    const isRow = hasState || isDated || values.filter((one) => looksLikeMoney(one.segment.text)).length >= 1;
    if (isRow && rows.length < most) rows.push(row);
  }
  return rows;
}

/** Heads over several lines of print (boxes 14 to 16 above boxes 17 to 19) share their rows. */
function rowsUnderHeads(sheet: Sheet, ids: ReadonlySet<string>): Row[] {
  const heads = toLines(sheet.labels.filter((label) => ids.has(label.slot.id)));
  const parts = heads.map((line) => rowsOfTable(sheet.owned.filter((one) => line.includes(one.label))));
  const count = Math.max(0, ...parts.map((rows) => rows.length));
  return Array.from(
    { length: count },
    (_, index) => new Map(parts.flatMap((rows) => [...(rows[index] ?? [])])),
  );
}

const isList = (sheet: Sheet, ids: ReadonlySet<string>) => {
  const labels = sheet.labels.filter((label) => ids.has(label.slot.id));
  const repeated = new Set(labels.map((label) => label.slot.id)).size < labels.length;
  return repeated || toLines(labels).filter((line) => line.length === 1).length >= 3;
};

/** "NY 31-178229" printed in one piece: the state and its number. */
function splitStateId(group: RowGroup, fields: RawField[]) {
  const stateColumn = group.columns.find((column) => column.format === 'state');
  const idColumn = group.columns.find((column) => column.format === 'id');
  const state = fields.find((field) => field.path.endsWith(`.${stateColumn?.path ?? ''}`));
  const id = fields.find((field) => field.path.endsWith(`.${idColumn?.path ?? ''}`));
  // Heads in one cell: the state stands below the number's.
  if (state && id && state.value === null && typeof id.value === 'string' && isState(id.value)) {
    Object.assign(state, { value: id.value.toUpperCase(), confidence: id.confidence, box: id.box });
    Object.assign(id, { value: null, confidence: Math.min(id.confidence, blankCritical) });
    return;
  }
  const match = /^([A-Z]{2})[ /-]+([^ /-].*)$/u.exec(typeof id?.value === 'string' ? id.value : '');
  const [, code, rest] = match ?? [];
  if (!state || !id || state.value !== null || code === undefined || rest === undefined || !isState(code))
    return;
  Object.assign(state, { value: code, confidence: id.confidence, box: id.box });
  id.value = rest;
}

/** An amount of a state that isn't named: its name was not understood. */
function askForState(group: RowGroup, fields: readonly RawField[]) {
  const column = group.columns.find(({ format }) => format === 'state');
  const state = fields.find(({ path }) => column !== undefined && path.endsWith(`.${column.path}`));
  const hasAmount = fields.some(
    ({ value }) => typeof value === 'string' && /^-?\d+\.\d\d$/u.test(value) && Number(value) !== 0,
  );
  if (state?.value === null && hasAmount) state.confidence = Math.min(state.confidence, blankCritical);
}

/** Free text from a picture has nothing to check it by, and a blank there may be print that was not understood. */
export function confidenceOf(sheet: Sheet, column: FieldSpec, one: Owned | undefined): number {
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  // A sale without its cost can't be counted: brokers leave it blank where the buyer knows it.
  if (!one) return column.critical ? blankCritical : isPicture ? 0.6 : blankSeen;
  // A head that nobody could read is told by its turn: what stands under it is asked.
  const known = one.label.isInferred ? Math.min(0.85, judgePlace(one)) : judgePlace(one);
  const isMoney = column.format === 'money';
  const isUnclear = isMoney && isOfUnclearYear(sheet, one.label.slot.id);
  const isCut = isMoney && isCutOff(sheet, one.segment);
  const confidence = isCut ? Math.min(0.5, known) : isUnclear ? Math.min(0.6, known) : known;
  return isPicture && column.format !== 'money' ? Math.min(0.85, confidence) : confidence;
}

/** What stands in a row's cell. Forms number their rows, and a person's name begins with no number. */
export function valueInRow({ path, format }: FieldSpec, text: string): string | null {
  const value = toValue(format, text);
  return path === 'name' && value !== null ? value.replace(/^\d{1,2}\s+(?=\p{L})/u, '') : value;
}

/** Rows of a table, such as the state lines. Only rows with something in them. */
export function readRows(sheet: Sheet, group: RowGroup): RawField[] {
  const ids = new Set(group.columns.map((column) => columnId(group, column)));
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  const rows = isList(sheet, ids) ? rowsOfList(sheet, group) : rowsUnderHeads(sheet, ids);
  return rows
    .filter((row) => row.size > 0)
    .flatMap((row, index) => {
      const area: Box = surround([...row.values()].map((one) => one.segment));
      const fields = group.columns.map((column): RawField => {
        const one = row.get(columnId(group, column));
        const value = one ? valueInRow(column, one.segment.text) : null;
        return {
          path: `${group.path}[${index}].${column.path}`,
          label: column.label,
          value,
          confidence: confidenceOf(sheet, column, one),
          page: sheet.page.number,
          box: one ? one.segment : area,
          ...(isPicture ? { isSeen: true } : {}),
        };
      });
      splitStateId(group, fields);
      askForState(group, fields);
      return fields;
    });
}
