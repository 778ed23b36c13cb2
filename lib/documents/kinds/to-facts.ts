import { type EarlierReturn } from '@/lib/interview/earlier-return';
import { type FactsGroup, type FactsItem, type FactsMap, type FieldValues } from './kind';
import { priorReturn } from './prior-return';
import { readEarlierReturn } from './prior-return-facts';
import { rowCount, toDate, toDollars, toText } from './printed-values';
import { kindOf } from './registry';

/** One form in the words of the facts: an item of the group's list as return-input.md describes it, in dollars. */
interface DocumentItem extends FactsItem {
  group: FactsGroup;
  /** More items of the same form, such as the second and later sales on a broker's statement. */
  further?: readonly FactsItem[];
  /** Number of the person the form is about, as printed; may be masked. */
  recipientSsn: string | null;
  /** What last year's return says, where the form is one. */
  earlier?: EarlierReturn;
  /** The year that a refund on the form is for, where the form names one. */
  refundYear?: number;
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

/** The words of the first row, and each amount summed over the rows: tax of a second state counts, too. */
function addRows(draft: Draft, values: FieldValues, table: NonNullable<FactsMap['firstRow']>) {
  copy(draft, values, table, `${table.path}[0].`, '');
  for (let index = 1; index < rowCount(values, table.path); index += 1)
    for (const [key, path] of Object.entries(table.money)) {
      const field = `${table.path}[${index}].${path}`;
      const dollars = toDollars(values[field]);
      if (dollars === null || dollars === 0) continue;
      const before = Number(draft.item[key] ?? 0);
      draft.item[key] = Math.round((before + dollars) * 100) / 100;
      draft.sources[key] ??= field;
    }
}

/**
 * Turns a form's confirmed values into an item of the engine's input. Blank boxes are left out,
 * which the input reads as none. Null for a form that is not one of our kinds.
 */
export function toFacts(form: string, values: FieldValues): DocumentItem | null {
  const kind = kindOf(form);
  if (!kind) return null;
  const { facts } = kind;
  const recipientSsn = toText(values[facts.recipient]);
  if (kind === priorReturn)
    return { group: 'other', item: {}, sources: {}, recipientSsn, earlier: readEarlierReturn(values) };
  if (facts.items) {
    const [first, ...further] = facts.items(values) ?? [];
    if (!first) return { group: 'other', item: {}, sources: {}, recipientSsn };
    return { group: facts.group, ...first, ...(further.length > 0 ? { further } : {}), recipientSsn };
  }
  const draft: Draft = { item: {}, sources: {} };
  copy(draft, values, facts, '', '');
  for (const [key, path] of Object.entries(facts.flags ?? {})) {
    if (values[path] !== true) continue;
    draft.item[key] = true;
    draft.sources[key] = path;
  }
  Object.assign(draft.item, facts.always);
  for (const [key, path] of Object.entries(facts.dates ?? {})) {
    const date = toDate(values[path]);
    if (date === null) continue;
    draft.item[key] = date;
    draft.sources[key] = path;
  }
  if (facts.firstRow) addRows(draft, values, facts.firstRow);
  for (const list of facts.lists ?? []) {
    const rows: Record<string, unknown>[] = [];
    for (let index = 0; index < rowCount(values, list.path); index += 1) {
      const row: Draft = { item: {}, sources: draft.sources };
      copy(row, values, list, `${list.path}[${index}].`, `${list.key}[${rows.length}].`);
      if (Object.keys(row.item).length > 0) rows.push(row.item);
    }
    if (rows.length > 0) draft.item[list.key] = rows;
  }
  const refundYear = facts.refundYear === undefined ? null : toText(values[facts.refundYear]);
  if (refundYear !== null && facts.refundYear !== undefined && /^\d{4}$/u.test(refundYear)) {
    draft.item['stateRefundYear'] = Number(refundYear);
    draft.sources['stateRefundYear'] = facts.refundYear;
  }
  return {
    group: facts.group,
    ...draft,
    recipientSsn,
    ...(refundYear === null ? {} : { refundYear: Number(refundYear) }),
  };
}
