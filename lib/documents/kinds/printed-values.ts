import { type FieldValues } from './kind';

type Value = FieldValues[string] | undefined;

/** Dollars of a money value, or null when it is blank or no amount. */
export function toDollars(value: Value): number | null {
  if (typeof value !== 'string' || !/^-?\d+(\.\d{1,2})?$/u.test(value)) return null;
  return Number(value);
}

/** Printed text without blanks around it, or null. */
export const toText = (value: Value): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Brokers print years with two digits: up to 49 is this century. */
const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`);

/** "07/19/2021" and "07/19/21" → "2021-07-19"; null for anything that is no day of the calendar. */
export function toDate(value: Value): string | null {
  const match =
    typeof value === 'string' ? /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/u.exec(value.trim()) : null;
  const [, month = '', day = '', year = ''] = match ?? [];
  const iso = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return match && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** How many rows of a table the values hold. */
export function rowCount(values: FieldValues, path: string): number {
  const indexes = Object.keys(values).flatMap((key) => {
    const match = key.startsWith(`${path}[`) ? /^\[(\d+)\]/u.exec(key.slice(path.length)) : null;
    return match?.[1] === undefined ? [] : [Number(match[1])];
  });
  return Math.max(-1, ...indexes) + 1;
}
