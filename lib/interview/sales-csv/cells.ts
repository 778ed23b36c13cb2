import { isRealDay } from '../check-value';

/** What a cell says, or what is wrong with it as a sentence. */
export type Cell<T> = { ok: true; value: T; isRounded?: true } | { ok: false; message: string };

const good = <T>(value: T): Cell<T> => ({ ok: true, value });
const bad = (message: string): Cell<never> => ({ ok: false, message });

/** Spreadsheets write ="0123" to keep a text as it is; any other formula is no value. */
export function unwrapCell(cell: string): string {
  const text = cell.replaceAll(/[\u00A0\u202F]/g, ' ').trim();
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}

export const isFormula = (text: string): boolean => /^[=@]/.test(text);

const mostMoney = 9_999_999_999.99;

/**
 * An amount as brokers write it: 1234.5, $1,234.50, (12.50), -12.50, 12.50-. Exact to the cent; more decimals are
 * rounded to the cent, half up.
 */
export function readMoney(cell: string): Cell<number> {
  const compact = cell.replaceAll(/\s/g, '').replaceAll('−', '-');
  const inBrackets = /^\((.+)\)$/.exec(compact)?.[1];
  const parts = /^([-+]?)\$?([-+]?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?(-?)$/.exec(inBrackets ?? compact);
  const [, before = '', inside = '', whole, fraction, after = ''] = parts ?? [];
  const signs = `${before}${inside}${after}`;
  const hasDigits = whole !== undefined || (fraction ?? '') !== '';
  if (!parts || !hasDigits || signs.length > 1 || (inBrackets !== undefined && signs !== '')) {
    if (/^[-+(]?\$?\d{1,3}(?:\.\d{3})*,\d{1,2}\)?$/.test(compact))
      return bad(`“${cell}” isn’t an amount we can read. Use a decimal point for cents, such as 1,234.56.`);
    return bad(`“${cell}” isn’t an amount. Use a format like 1,234.56.`);
  }
  const digits = (whole ?? '0').replaceAll(',', '');
  const cents = `${fraction ?? ''}00`.slice(0, 2);
  const rest = (fraction ?? '').slice(2);
  // Half up on the digits themselves: no binary fraction comes in between.
  const total = BigInt(digits + cents) + (/^[5-9]/.test(rest) ? 1n : 0n);
  const text = total.toString().padStart(3, '0');
  const size = Number(`${text.slice(0, -2)}.${text.slice(-2)}`);
  if (size > mostMoney) return bad(`“${cell}” is too large.`);
  const isNegative = (inBrackets !== undefined || signs.includes('-')) && size !== 0;
  const value = isNegative ? -size : size;
  return /[1-9]/.test(rest) ? { ok: true, value, isRounded: true } : good(value);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const pad = (text: string) => text.padStart(2, '0');

/**
 * A day, as YYYY-MM-DD, from 11/04/2024, 11/4/24, 2024-11-04 (with or without a time), Nov 4, 2024 or 4-Nov-2024.
 * @param taxYear two digits mean this year or one before it
 */
export function readDay(cell: string, taxYear: number): Cell<string> {
  const text = cell.replace(/[T ]\d{1,2}:\d{2}.*$/, '').trim();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  const us = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text);
  const dashed = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4}|\d{2})$/i.exec(text);
  const monthOf = (name: string) => String(months.indexOf(name.toLowerCase()) + 1);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : us
      ? [us[3], us[1], us[2]]
      : named
        ? [named[3], monthOf(named[1] ?? ''), named[2]]
        : dashed
          ? [dashed[3], monthOf(dashed[2] ?? ''), dashed[1]]
          : [];
  if (year === undefined || month === undefined || day === undefined)
    return bad(`“${cell}” isn’t a date. Use a format like 11/04/${taxYear}.`);
  const full = year.length === 4 ? year : `${Number(year) <= taxYear % 100 ? '20' : '19'}${year}`;
  const written = `${full}-${pad(month)}-${pad(day)}`;
  if (isRealDay(written)) return good(written);
  return us && Number(us[1]) > 12
    ? bad(`“${cell}” isn’t a valid date. Put the month first, such as 11/04/${taxYear}.`)
    : bad(`“${cell}” isn’t a valid date.`);
}

/** When it was got: a day, "various", "inherited", or nothing. */
export function readAcquired(cell: string, taxYear: number): Cell<string | null> {
  if (cell === '' || /^(n\/?a|unknown|--?)$/i.test(cell)) return good(null);
  if (/^var(ious|\.)?$/i.test(cell)) return good('various');
  if (/^inh(erited|\.)?$/i.test(cell)) return good('inherited');
  return readDay(cell, taxYear);
}

export function readTerm(cell: string): Cell<'short' | 'long' | null> {
  if (cell === '') return good(null);
  if (/^(s|st|short)\b/i.test(cell)) return good('short');
  if (/^(l|lt|long)\b/i.test(cell)) return good('long');
  return bad(`“${cell}” is neither short-term nor long-term.`);
}

export function readYesNo(cell: string): Cell<boolean | null> {
  if (cell === '') return good(null);
  if (/^(y|yes|true|x)$/i.test(cell)) return good(true);
  if (/^(n|no|false)$/i.test(cell)) return good(false);
  return bad(`“${cell}” is neither yes nor no.`);
}

/** True when the cost went to the IRS. `isAboutNot` turns yes and no round, for a column headed "Not reported". */
export function readReported(cell: string, isAboutNot: boolean): Cell<boolean | null> {
  if (/^(non-? ?covered|uncovered|not reported)$/i.test(cell)) return good(false);
  if (/^(covered|reported)$/i.test(cell)) return good(true);
  const read = readYesNo(cell);
  return read.ok && read.value !== null && isAboutNot ? good(!read.value) : read;
}

export type Reporting = 'with-cost' | 'without-cost' | 'none';

/** Box at the top of Form 8949: A and D told to the IRS with the cost, B and E without it, C and F not at all. */
export function readBox(cell: string): Cell<{ term: 'short' | 'long'; reporting: Reporting } | null> {
  if (cell === '') return good(null);
  const letter = /^(?:box )?([a-f])$/i.exec(cell)?.[1]?.toUpperCase();
  if (letter === undefined) return bad(`“${cell}” isn’t a Form 8949 box. Use a letter from A to F.`);
  const term = 'ABC'.includes(letter) ? 'short' : 'long';
  return good({
    term,
    reporting: 'AD'.includes(letter) ? 'with-cost' : 'BE'.includes(letter) ? 'without-cost' : 'none',
  });
}
