import { receipt as kind } from '../kinds/receipt';
import { keepInRange } from './evidence';
import { parseMoney } from './formats';
import { type Box, height, type Page, surround, type Word } from './page';
import { keysOf, toLines } from './print-tokens';
import { proposeCategory } from './receipt-category';
import { type ExtractedField, type ExtractedForm } from './schema';
import { toPageBox } from './upright';

interface Line {
  text: string;
  /** The words in comparable form, without what stands at the end as an amount. */
  keys: string;
  amount: string | null;
  words: readonly Word[];
  box: Box;
  certainty: number;
}

interface Value {
  value: string;
  line: Line;
}

function toLine(words: readonly Word[]): Line {
  const text = words.map((word) => word.text).join(' ');
  const printed =
    /(?:^|\s)(?:(?:US|USD)?\s?\$\s?)?(-?\(?\$?[\d,]+[.,]\s?\d{2}\)?)\s*(?:USD|\p{L}{1,2})?$/u.exec(text);
  const amount = printed?.[1]
    ? parseMoney(printed[1].replace(/\s/gu, '').replace(/,(\d{2})$/u, '.$1'))
    : null;
  const before = printed ? text.slice(0, printed.index) : text;
  const certainty = Math.min(
    1,
    ...words.map((word) => (word.source === 'ocr' ? (word.certainty ?? 0.4) : 1)),
  );
  return { text, keys: keysOf(before).join(' '), amount, words, box: surround(words), certainty };
}

const isTotal =
  /^(grand )?(order )?total( (amount|due|paid|sale|usd|charged|purchase|incl tax))*$|^(amount|balance) (due|paid)$|^amount$|^total /u;
const isSubtotal = /^(sub ?total|net total|merchandise( total)?|items? total)/u;
const isTax = /^((sales|state|local|city|total|est|estimated) )*tax(es)?\b|^(hst|gst|vat)\b|^tax /u;
const isTip = /^(tip|gratuity|driver tip)\b/u;
const isFee = /\b(fee|fees|delivery|shipping|surcharge|service charge)\b/u;
const isNoTotal = /sub ?total|savings|saved|items|discount|points|total tax|tax total|total number/u;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The date as YYYY-MM-DD: month first as printed in the United States, the year first, or the month in letters. */
export function findDate(text: string): string | null {
  const iso = /\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/u.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const us = /\b(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d|\d\d(?!\d))/u.exec(text);
  if (us) return toDay(us[3]?.padStart(4, '20'), us[1], us[2]);
  const named = /\b([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(20\d\d)\b/u.exec(text);
  if (named) return toDay(named[3], String(1 + months.indexOf((named[1] ?? '').toLowerCase())), named[2]);
  const dayFirst = /\b(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?,?\s+(20\d\d)\b/u.exec(text);
  if (dayFirst)
    return toDay(dayFirst[3], String(1 + months.indexOf((dayFirst[2] ?? '').toLowerCase())), dayFirst[1]);
  return null;
}

function toDay(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? null : iso;
}

/** An amount beside these words; in pictures the amount may be a line of its own at the same height. */
function findAmount(lines: readonly Line[], test: (keys: string) => boolean, last: boolean): Value | null {
  const found = lines.flatMap((line) =>
    line.amount !== null && test(line.keys) ? [{ value: line.amount, line }] : [],
  );
  return (last ? found.at(-1) : found[0]) ?? null;
}

/** The first line with a name in it: no address, number, greeting or heading. */
function findMerchant(lines: readonly Line[], end: number): Value | null {
  const names = lines.slice(0, end).filter((line) => {
    const letters = line.text.replace(/[^\p{L}]/gu, '').length;
    const isOther =
      /receipt|invoice|order|thank|welcome|\bdate\b|\btime\b|www\.|http|@|phone|\btel\b|details|^(back|help|menu|share|done|close|back help)$/iu.test(
        line.text,
      );
    return (
      letters >= 3 &&
      letters > 0.5 * line.text.replace(/\s/gu, '').length &&
      !isOther &&
      !/\b[A-Z]{2}\.?,?\s+\d{5}(-\d{4})?$/u.test(line.text) &&
      line.amount === null &&
      line.certainty > 0.3
    );
  });
  const tallest = Math.max(0, ...names.slice(0, 6).map((line) => height(line.box)));
  const pick = names.slice(0, 6).find((line) => height(line.box) > 0.72 * tallest) ?? names[0];
  return pick ? { value: pick.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.!)]+$/gu, ''), line: pick } : null;
}

const cents = (value: Value | null) => (value ? Math.round(Number(value.value) * 100) : 0);

/**
 * Reads a receipt: what was paid, when and to whom. Null unless a total stands there with what else makes
 * a receipt of a page: a subtotal, a tax or the word, on a page with not too much print. `isSaid`: a person says
 * that it is one.
 */
export function readReceipt(pages: readonly Page[], isStated = false): ExtractedForm | null {
  const [page] = pages;
  if (!page || pages.length > 2) return null;
  const lines = toLines(page.words).map(toLine);
  if (lines.length > 90) return null;
  const total = findAmount(lines, (keys) => isTotal.test(keys) && !isNoTotal.test(keys), true);
  if (!total) return null;
  const subtotal = findAmount(lines, (keys) => isSubtotal.test(keys), false);
  const tax = findAmount(lines, (keys) => isTax.test(keys) && !/exempt|invoice|id|before/u.test(keys), false);
  const tip = findAmount(lines, (keys) => isTip.test(keys), false);
  const says = lines.some((line) =>
    /receipt|cashier|visa|mastercard|change due|cash\b|sales associate/iu.test(line.text),
  );
  const bodyText = lines.filter((line) => line.words.length > 12).length;
  if (!isStated && (bodyText > 4 || (!subtotal && !(tax && says) && !says))) return null;
  const firstAmount = lines.findIndex((line) => line.amount !== null);
  const merchant = findMerchant(lines, firstAmount > 0 ? firstAmount : lines.length);
  const dated = lines.flatMap((line) => {
    const value = findDate(line.text);
    return value ? [{ value, line }] : [];
  })[0];
  const fees = lines
    .filter((line) => line.amount !== null && isFee.test(line.keys))
    .reduce((sum, line) => sum + cents({ value: line.amount ?? '', line }), 0);
  const addsUp =
    subtotal !== null && cents(subtotal) + fees + cents(tax) + cents(tip) === cents(total) && cents(tax) > 0;
  const isDollar = lines.some((line) => /\$|USD/u.test(line.text));
  const category = proposeCategory(lines.map((line) => line.text));
  const values: Record<string, Value | null> = {
    merchant,
    date: dated ?? null,
    subtotal,
    tax,
    tip,
    total,
    currency: isDollar ? { value: 'USD', line: total.line } : null,
    category: category === null ? null : { value: category, line: merchant?.line ?? total.line },
  };
  const isSeen = page.words.some((word) => word.source === 'ocr');
  const area = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  const fields = kind.fields.map((spec): ExtractedField => {
    const found = values[spec.path] ?? null;
    const base = !isSeen
      ? 0.93
      : spec.format === 'money' && addsUp
        ? 0.93
        : 0.3 + 0.55 * (found?.line.certainty ?? 0);
    const isGuess = spec.path === 'merchant' || spec.path === 'category';
    const capped = isGuess ? Math.min(0.85, base) : base;
    return {
      path: spec.path,
      label: spec.label,
      value: found?.value ?? null,
      confidence: keepInRange(found ? capped : isSeen ? 0.6 : 0.9),
      page: page.number,
      box: toPageBox(found?.line.box ?? area, page),
    };
  });
  const year = dated ? Number(dated.value.slice(0, 4)) : null;
  return { form: 'receipt', taxYear: year, fields, corrected: false, problems: [] };
}
