import { type RawField } from './evidence';
import { isAmount, type RawForm } from './read-sheet';

export const compact = (value: RawField['value']) =>
  String(value ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/gu, '');

/** Fields in rows, by the name of their table and in printed order. */
export function byRow(fields: readonly RawField[]): Map<string, RawField[][]> {
  const tables = new Map<string, Map<string, RawField[]>>();
  for (const field of fields) {
    const [, name, index] = /^([^[]+)\[(\d+)\]/u.exec(field.path) ?? [];
    if (name === undefined || index === undefined) continue;
    const rows = tables.get(name) ?? new Map<string, RawField[]>();
    tables.set(name, rows);
    rows.set(index, [...(rows.get(index) ?? []), field]);
  }
  return new Map([...tables].map(([name, rows]) => [name, [...rows.values()]]));
}

/** A row of a picture that only the second copy has may be the first's, misread. */
export const doubtIfSeen = (field: RawField): RawField =>
  field.isSeen === true ? { ...field, confidence: Math.min(field.confidence, 0.85) } : field;

/** The field of the same column in another row. */
export function beside(field: RawField, row: readonly RawField[]): RawField | undefined {
  const leaf = field.path.replace(/^[^\]]+\]/u, '');
  return row.find((one) => one.path.endsWith(leaf));
}

const pairsOf = (a: readonly RawField[], b: readonly RawField[]) =>
  a.flatMap((field) => {
    const other = beside(field, b);
    if (!other || field.value === null || other.value === null) return [];
    return [{ field, other, isEqual: compact(field.value) === compact(other.value) }];
  });

/** Equal wherever both say something. */
export const isEqualRow = (a: readonly RawField[], b: readonly RawField[]) =>
  pairsOf(a, b).every(({ isEqual }) => isEqual);

/** Equal wherever both say something. Recognized rows may differ in a word or in one amount of several. */
export function isSameRow(a: readonly RawField[], b: readonly RawField[]): boolean {
  const pairs = pairsOf(a, b);
  if (!a.concat(b).some((field) => field.isSeen === true && field.value !== null))
    return pairs.every(({ isEqual }) => isEqual);
  const amounts = pairs.filter(({ field, other }) => isAmount(field.value) && isAmount(other.value));
  const same = amounts.filter(({ isEqual }) => isEqual).length;
  // A code stands once in a form: beside it, another amount was misread.
  if (pairs.some(({ field, isEqual }) => field.path.endsWith('.code') && isEqual)) return true;
  if (same === 0) return pairs.every(({ isEqual }) => isEqual);
  const hasOtherKey = pairs.some(({ field, isEqual }) => /(_state|\.code)$/u.test(field.path) && !isEqual);
  return !hasOtherKey && 2 * same >= amounts.length;
}

/**
 * On a picture two copies may pass for one sheet, where the print between them was not made out: then a row stands
 * there twice. Rows with the same amounts throughout, at least two of them, are one; sales may well repeat.
 */
export function withoutRepeats(form: RawForm): RawForm {
  const repeated = new Set<RawField>();
  for (const [name, rows] of byRow(form.fields)) {
    if (!form.kind.rows.some(({ path, isTable }) => path === name && isTable !== true)) continue;
    rows.forEach((row, index) => {
      const isRepeat = rows.slice(0, index).some((before) => {
        const amounts = row.flatMap((field) => {
          const other = beside(field, before);
          const isFilled = field.isSeen === true && isAmount(field.value) && Number(field.value) !== 0;
          return isFilled && other && other.value !== null ? [other.value === field.value] : [];
        });
        return amounts.length >= 2 && amounts.every(Boolean) && isSameRow(before, row);
      });
      if (isRepeat) row.forEach((field) => repeated.add(field));
    });
  }
  return repeated.size === 0
    ? form
    : { ...form, fields: form.fields.filter((field) => !repeated.has(field)) };
}

/** Both amounts of a state once more, beside another number: perhaps the first row as another copy prints it. */
const repeatsAmounts = (row: readonly RawField[], before: readonly RawField[]) => {
  const amounts = pairsOf(row, before).filter(
    ({ field }) => isAmount(field.value) && Number(field.value) !== 0,
  );
  return amounts.length >= 2 && amounts.every(({ isEqual }) => isEqual);
};

/**
 * A further state row of a picture that doesn't name a state of its own may be the first one's print of another copy: its
 * amounts are asked. So is any row that names a state again with the same amounts.
 */
export function doubtNamelessRows<T extends RawForm>(form: T): T {
  const doubted = new Set<RawField>();
  const repeated = new Set<RawField>();
  for (const [name, rows] of byRow(form.fields)) {
    const key = form.kind.rows
      .find(({ path }) => path === name)
      ?.columns.find(({ format }) => format === 'state');
    if (key === undefined) continue;
    const named = new Set<string>();
    rows.forEach((row, index) => {
      const state = row.find(({ path }) => path.endsWith(`.${key.path}`))?.value ?? null;
      const isOwn = typeof state === 'string' && !named.has(state);
      if (typeof state === 'string') named.add(state);
      if (index === 0 || isOwn) return;
      row.forEach((field) => doubted.add(field));
      if (rows.slice(0, index).some((before) => repeatsAmounts(row, before)))
        row.forEach((field) => repeated.add(field));
    });
  }
  if (doubted.size === 0) return form;
  const fields = form.fields.map((field) => {
    if (repeated.has(field)) return { ...field, confidence: Math.min(field.confidence, 0.6) };
    return doubted.has(field) ? doubtIfSeen(field) : field;
  });
  return { ...form, fields };
}
