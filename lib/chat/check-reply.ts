import { readPrintedLine } from './read/printed-line';
import type { ToolResult } from './tools/tool';

/** What a reply may say: every figure, date and line that the tools gave. */
export interface Known {
  numbers: ReadonlySet<string>;
  percents: ReadonlySet<string>;
  dates: ReadonlySet<string>;
  /** Texts of passages and laws, in comparable form. */
  texts: readonly string[];
  lines: ReadonlySet<string>;
  /** Results of the return, for sentences that say what comes back or is owed. */
  results: ReadonlySet<string>;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const amountPattern = /[−-]?\$\s?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:k|thousand|million|billion)\b)?/gi;
const percentPattern = /\d+(?:\.\d+)?\s?(?:%|percent\b|per cent\b)/gi;
const datePattern = new RegExp(
  `\\b(?:${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b`,
  'gi',
);
// A bare number that could be money: from 100 on or with a comma, no year, form or line number.
const barePattern =
  /(?<![\w$.,/-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\w%])|(?<![\w$.,/-])\d{3,}(?:\.\d+)?(?![\w%/-])/g;
const linePattern = /\b(?:form\s+\S+,?\s+|schedule\s+\w+,?\s+)?line\s+\d{1,2}[a-z]?\b/gi;

const key = (value: number): string => (Math.round(Math.abs(value) * 100) / 100).toString();
const percentKey = (value: number): string => (Math.round(value * 100) / 100).toString();

function readNumber(text: string): number {
  const unit = /(k|thousand|million|billion)\s*$/i.exec(text)?.[1]?.toLowerCase();
  const factor = unit === undefined ? 1 : unit === 'million' ? 1e6 : unit === 'billion' ? 1e9 : 1e3;
  return Number(text.replaceAll(/[^\d.]/g, '')) * factor;
}

/** A date as year-month-day; without a year it is matched by month and day. */
function readDate(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso !== null) return `${Number(iso[2])}/${Number(iso[3])}/${iso[1]}`;
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(text);
  if (slashed !== null)
    return `${Number(slashed[1])}/${Number(slashed[2])}/${(slashed[3] ?? '').padStart(4, '20')}`;
  const [, name = '', day = '', year = ''] = /^([a-z]+)\.?\s+(\d{1,2})\D*(\d{4})?$/i.exec(text) ?? [];
  const month = months.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3))) + 1;
  return `${month}/${Number(day)}${year === '' ? '' : `/${year}`}`;
}

/** Collects what tool results allow to be said. */
export function collectKnown(results: readonly ToolResult[]): Known {
  const numbers = new Set<string>();
  const percents = new Set<string>();
  const dates = new Set<string>();
  const lines = new Set<string>();
  const ofResult = new Set<string>();
  const texts: string[] = [];
  const addDate = (text: string) => {
    const date = readDate(text);
    dates.add(date);
    dates.add(date.split('/').slice(0, 2).join('/'));
  };
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'number') {
      numbers.add(key(value));
      numbers.add(key(Math.round(value)));
      if (Math.abs(value) < 1)
        for (const digits of [0, 1, 2]) percents.add(percentKey(Number((value * 100).toFixed(digits))));
      if (/^(balance|before|after|change|savings|total|lost|kept)$/.test(name)) ofResult.add(key(value));
    } else if (typeof value === 'string') {
      texts.push(comparable(value));
      for (const [text] of value.matchAll(amountPattern)) numbers.add(key(readNumber(text)));
      for (const [text] of value.matchAll(barePattern)) numbers.add(key(readNumber(text)));
      for (const [text] of value.matchAll(percentPattern)) percents.add(percentKey(readNumber(text)));
      for (const [text] of value.matchAll(datePattern)) addDate(text);
      for (const [text] of value.matchAll(linePattern)) addLine(text, lines);
    } else if (typeof value === 'object' && value !== null) {
      if ('form' in value && 'line' in value) lines.add(`${String(value.form)}:${String(value.line)}`);
      for (const [inner, one] of Object.entries(value)) walk(one, inner);
    }
  };
  for (const { data, citations } of results) {
    walk(data, '');
    for (const citation of citations) if ('form' in citation) lines.add(`${citation.form}:${citation.line}`);
  }
  return { numbers, percents, dates, texts, lines, results: ofResult };
}

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d$%.]+/gu, ' ')
    .trim();

function addLine(text: string, lines: Set<string>): void {
  const line = readPrintedLine(text.toLowerCase());
  if (line !== null) lines.add(`${line.form}:${line.line}`);
}

/** What a sentence says that no tool gave; empty when all of it can be derived. */
export function findUnfounded(sentence: string, known: Known): string[] {
  const unfounded: string[] = [];
  let rest = sentence.replaceAll(/\]\([^)]*\)/g, ']');
  const take = (pattern: RegExp, isKnown: (text: string) => boolean) => {
    rest = rest.replaceAll(pattern, (text) => {
      if (!isKnown(text)) unfounded.push(text);
      return ' ';
    });
  };
  const result =
    /\b(refund|get back|getting back|comes? back|owe|to pay|balance due)\b[^.$]{0,28}?\b(is|of|are|be|to|:)\s*\**([−-]?\$\s?[\d,]+(?:\.\d+)?)/i.exec(
      rest,
    );
  if (result?.[3] !== undefined && known.results.size > 0 && !known.results.has(key(readNumber(result[3]))))
    unfounded.push(result[3]);
  take(datePattern, (text) => known.dates.has(readDate(text)));
  take(amountPattern, (text) => known.numbers.has(key(readNumber(text))));
  take(percentPattern, (text) => known.percents.has(percentKey(readNumber(text))));
  // A line may be named without its form: then any form of the results will do.
  take(linePattern, (text) => {
    const line = readPrintedLine(text.toLowerCase());
    return (
      line === null ||
      known.lines.has(`${line.form}:${line.line}`) ||
      [...known.lines].some((one) => one.endsWith(`:${line.line}`))
    );
  });
  rest = rest.replaceAll(
    /\b(?:forms?|schedules?|publications?|pub\.?|irc|section|notice|rev\. proc\.|cp)\s+[\w-]+(?:\([a-z0-9]+\))*/gi,
    ' ',
  );
  take(barePattern, (text) => {
    const value = readNumber(text);
    const isYear = /^\d{4}$/.test(text) && value >= 1990 && value <= 2035;
    return isYear || [401, 403, 457, 529, 1040, 1099].includes(value) || known.numbers.has(key(value));
  });
  return unfounded;
}
