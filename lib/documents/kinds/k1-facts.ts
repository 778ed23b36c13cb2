import { type FactsItem, type FieldValues } from './kind';
import { rowCount, toDollars, toText } from './printed-values';

/** What one kind of Schedule K-1 says about its boxes: the facts of `k1s` by box, and by box and code. */
export interface SharePlaces {
  entity: 'partnership' | 'sCorporation' | 'estate';
  money: Readonly<Record<string, string>>;
  codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The item of a Schedule K-1. Amounts of several codes that are one fact (cash gifts of codes A and B) are added. What
 * isn't here (section 199A statements, basis, codes with forms of their own) the interview asks beside the document.
 */
export function readShare(values: FieldValues, places: SharePlaces): readonly FactsItem[] {
  const item: Record<string, unknown> = { entity: places.entity };
  const sources: Record<string, string> = {};
  const put = (key: string, value: unknown, path: string) => {
    item[key] = value;
    sources[key] ??= path;
  };
  for (const [key, path] of [
    ['name', 'payer_name'],
    ['ein', 'payer_tin'],
  ] as const) {
    const text = toText(values[path]);
    if (text !== null) put(key, text, path);
  }
  const add = (key: string, dollars: number, path: string) => {
    const before = typeof item[key] === 'number' ? item[key] : 0;
    put(key, Math.round((before + dollars) * 100) / 100, path);
  };
  for (const [path, key] of Object.entries(places.money)) {
    const dollars = toDollars(values[path]);
    if (dollars !== null && dollars !== 0) add(key, dollars, path);
  }
  for (const [box, keys] of Object.entries(places.codes))
    for (let row = 0; row < rowCount(values, box); row += 1) {
      const key = keys[toText(values[`${box}[${row}].code`])?.toUpperCase() ?? ''];
      const dollars = toDollars(values[`${box}[${row}].amount`]);
      if (key !== undefined && dollars !== null && dollars !== 0) add(key, dollars, `${box}[${row}].amount`);
    }
  return [{ item, sources }];
}
