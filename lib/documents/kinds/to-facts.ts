import { type FactsGroup, type FactsMap, type FieldValues } from './kind';
import { kindOf } from './registry';

/** One form in the words of the facts. */
interface DocumentItem {
  group: FactsGroup;
  /** An item of the group's list as return-input.md describes it; amounts in dollars. */
  item: Record<string, unknown>;
  /** Path inside the item → path of the field it was read from. */
  sources: Record<string, string>;
  /** Number of the person the form is about, as printed; may be masked. */
  recipientSsn: string | null;
}

/** Dollars of a money value, or null when it is blank or no amount. */
function toDollars(value: FieldValues[string] | undefined): number | null {
  if (typeof value !== 'string' || !/^-?\d+(\.\d{1,2})?$/u.test(value)) return null;
  return Number(value);
}

const toText = (value: FieldValues[string] | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** "07/19/2021" → "2021-07-19"; null for anything that is no day of the calendar. */
function toDate(value: FieldValues[string] | undefined): string | null {
  const match = typeof value === 'string' ? /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(value) : null;
  const [, month = '', day = '', year = ''] = match ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return match && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

interface Draft {
  item: Record<string, unknown>;
  sources: Record<string, string>;
}

/** Copies what is not blank. `prefix` leads to the fields of a row, `place` to its place inside the item. */
function copy(
  draft: Draft,
  values: FieldValues,
  map: Pick<FactsMap, 'money' | 'text'>,
  prefix: string,
  place: string,
) {
  for (const [key, path] of Object.entries(map.text)) {
    // "KS 104730" names the state and the payer's number in one box.
    const whole = toText(values[prefix + path]);
    const text = key === 'state' ? (/^[A-Z]{2}(?![A-Za-z])/u.exec(whole ?? '')?.[0] ?? null) : whole;
    if (text === null) continue;
    draft.item[key] = text;
    draft.sources[place + key] = prefix + path;
  }
  for (const [key, path] of Object.entries(map.money)) {
    const dollars = toDollars(values[prefix + path]);
    if (dollars === null) continue;
    draft.item[key] = dollars;
    draft.sources[place + key] = prefix + path;
  }
}

function rowCount(values: FieldValues, path: string): number {
  const indexes = Object.keys(values).flatMap((key) => {
    const match = key.startsWith(`${path}[`) ? /^\[(\d+)\]/u.exec(key.slice(path.length)) : null;
    return match?.[1] === undefined ? [] : [Number(match[1])];
  });
  return Math.max(-1, ...indexes) + 1;
}

/**
 * Turns a form's confirmed values into an item of the engine's input. Blank boxes are left out,
 * which the input reads as none. Null for a form that is not one of our kinds.
 */
export function toFacts(form: string, values: FieldValues): DocumentItem | null {
  const kind = kindOf(form);
  if (!kind) return null;
  const { facts } = kind;
  const draft: Draft = { item: {}, sources: {} };
  copy(draft, values, facts, '', '');
  for (const [key, path] of Object.entries(facts.flags ?? {})) {
    if (values[path] !== true) continue;
    draft.item[key] = true;
    draft.sources[key] = path;
  }
  for (const [key, path] of Object.entries(facts.dates ?? {})) {
    const date = toDate(values[path]);
    if (date === null) continue;
    draft.item[key] = date;
    draft.sources[key] = path;
  }
  if (facts.firstRow) copy(draft, values, facts.firstRow, `${facts.firstRow.path}[0].`, '');
  for (const list of facts.lists ?? []) {
    const rows: Record<string, unknown>[] = [];
    for (let index = 0; index < rowCount(values, list.path); index += 1) {
      const row: Draft = { item: {}, sources: draft.sources };
      copy(row, values, list, `${list.path}[${index}].`, `${list.key}[${rows.length}].`);
      if (Object.keys(row.item).length > 0) rows.push(row.item);
    }
    if (rows.length > 0) draft.item[list.key] = rows;
  }
  return { group: facts.group, ...draft, recipientSsn: toText(values[facts.recipient]) };
}
