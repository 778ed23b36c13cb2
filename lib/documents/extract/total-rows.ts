import { type RowGroup } from '../kinds/kind';
import { keepInRange, type RawField } from './evidence';
import { type MergedForm } from './merge-copies';
import { isAmount } from './read-sheet';

/** Confidence of a sum that the document doesn't print, or prints otherwise. */
const unprinted = 0.9;
const contradicted = 0.5;

const cents = (value: RawField['value']) => (isAmount(value) ? Math.round(Number(value) * 100) : 0);
const dollars = (sum: number) => (sum / 100).toFixed(2);

/**
 * The sums of a table by what its rows say, once all pages are together. A printed sum and its rows speak for each
 * other: equal, both gain confidence; different, the column is doubted and it is said. Rows are never changed.
 */
export function totalRows(form: MergedForm): MergedForm {
  return form.kind.rows.reduce(totalGroup, form);
}

function totalGroup(form: MergedForm, group: RowGroup): MergedForm {
  const { totals } = group;
  if (!totals) return form;
  const printed = form.fields.filter(({ path }) => path.startsWith(`${totals.path}.`));
  const problems = [...form.problems];
  const proven = new Set<RawField>();
  const doubted = new Set<RawField>();
  const sums: RawField[] = [];
  const isSeen = form.page.words.some((word) => word.source === 'ocr');
  for (const [key, rows] of rowsByKey(form, group)) {
    const place = rows[0]?.[0];
    if (!place) continue;
    const base = { page: place.page, box: place.box };
    let isComplete = false;
    for (const name of totals.columns) {
      const cells = rows.flatMap((row) => row.filter(({ path }) => path.endsWith(`].${name}`)));
      const sum = dollars(cells.reduce((total, { value }) => total + cents(value), 0));
      const path = `${totals.path}.${key}.${name}`;
      const atPath = printed.filter((field) => field.path === path);
      const same = atPath.find(({ value }) => value === sum);
      if (same) cells.forEach((cell) => proven.add(cell));
      isComplete ||= same !== undefined && sum !== '0.00';
      const other = atPath.find(({ value }) => value !== sum);
      const column = group.columns.find((one) => one.path === name)?.label ?? name;
      if (!same && other) {
        cells.forEach((cell) => doubted.add(cell));
        problems.push({
          code: 'rows_disagree',
          severity: 'warning',
          message: `The rows for box ${key} don’t add up to the printed total for the ${column} column. Check the rows against your statement.`,
          fieldPath: path,
        });
      }
      const least = Math.min(...cells.map((cell) => cell.confidence));
      const label = `Box ${key} of Form 8949: ${column.toLowerCase()}, total`;
      const found = same ?? other;
      sums.push(
        found
          ? { ...found, confidence: same ? keepInRange(found.confidence + 0.02) : contradicted }
          : { path, label, value: sum, confidence: Math.min(unprinted, least), ...base },
      );
    }
    sums.push({
      path: `${totals.path}.${key}.count`,
      label: `Box ${key} of Form 8949: number of sales`,
      value: String(rows.length),
      // Without a printed sum nothing says that no row was missed on a picture.
      confidence: isSeen && !isComplete ? contradicted : unprinted,
      ...base,
    });
  }
  if (sums.length === 0) return form;
  const fields = form.fields
    .filter((field) => !printed.includes(field))
    .map((field) => {
      if (doubted.has(field)) return { ...field, confidence: Math.min(field.confidence, contradicted) };
      if (!proven.has(field) || field.value === null) return field;
      // What adds up to the cent was read right, even from a picture.
      const isClear = field.confidence >= 0.45;
      return {
        ...field,
        confidence: keepInRange(isClear ? Math.max(0.93, field.confidence) : field.confidence),
      };
    });
  return { ...form, fields: [...fields, ...sums], problems };
}

/** Rows by the value of the column that the sums go by; rows without one belong to no sum. */
function rowsByKey(form: MergedForm, group: RowGroup): Map<string, RawField[][]> {
  const rows = new Map<string, RawField[]>();
  for (const field of form.fields) {
    const index = field.path.startsWith(`${group.path}[`) ? /\[(\d+)\]/u.exec(field.path)?.[1] : undefined;
    if (index !== undefined) rows.set(index, [...(rows.get(index) ?? []), field]);
  }
  const byKey = new Map<string, RawField[][]>();
  for (const row of rows.values()) {
    const key = row.find(({ path }) => path.endsWith(`].${group.totals?.by ?? ''}`))?.value;
    if (typeof key === 'string' && key !== '') byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return byKey;
}
