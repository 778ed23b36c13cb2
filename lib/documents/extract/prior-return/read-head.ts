import { printedStatuses } from '../../kinds/prior-return';
import { keepInRange, type RawField } from '../evidence';
import { type Box, centerY, contains, height, overlapY, type Page, surround, type Word } from '../page';
import { keysOf, toLines } from '../print-tokens';
import { isTick } from '../sheet';
import { trustWords } from './read-line';
import { findKeys, type Row } from './rows';

/** A caption of the head: where it stands, and where the next one on its row begins. */
interface Caption extends Box {
  right: number;
  row: Row;
}

const captions = {
  first: ['your first name and middle initial', 'your first name and initial', 'your first name'],
  spouseFirst: [
    'if joint return spouses first name and middle initial',
    'spouses first name and middle initial',
    'spouses first name and initial',
    'spouses first name',
  ],
  last: ['last name'],
  ssn: ['your social security number', 'your ssn', 'your social security no'],
  spouseSsn: ['spouses social security number', 'spouses ssn', 'spouses social security no'],
  street: ['home address number and street', 'home address', 'street address'],
  apartment: ['apt no', 'apt number'],
  city: ['city town or post office', 'city'],
  state: ['state'],
  zip: ['zip code', 'zip'],
} as const;
type Name = keyof typeof captions;
/** What else stands on the rows of captions: beside them, and as remarks on them. */
const others = ['presidential election campaign'];
const remarks = /^if$|^[([]/iu;

const isCaptionStart = (row: Row, at: number): boolean =>
  Object.values(captions)
    .flat()
    .some((keys) => findKeys(row, keys, at)?.start === at) ||
  others.some((keys) => findKeys(row, keys, at)?.start === at);

function findCaption(rows: readonly Row[], name: Name, within: { y0: number; y1: number }): Caption | null {
  for (const keys of captions[name])
    for (const row of rows) {
      if (row.y0 < within.y0 || row.y1 > within.y1) continue;
      const found = findKeys(row, keys);
      if (found === null) continue;
      const next = row.words.findIndex((_, at) => at >= found.end && isCaptionStart(row, at));
      return { ...found.box, right: next < 0 ? Infinity : (row.words[next]?.x0 ?? Infinity), row };
    }
  return null;
}

const isPart = (word: Word, row: Row) => row.words.includes(word);

/** What may be a caption's value, best first: rows of print below it down to the next captions, then what is beside it. */
function cellRows(page: Page, caption: Caption, bottom: number): Word[][] {
  const size = Math.max(6, height(caption));
  const below = page.words.filter(
    (word) =>
      !isPart(word, caption.row) &&
      centerY(word) > caption.y1 &&
      centerY(word) < Math.min(bottom - 0.2 * size, caption.y1 + 4 * size) &&
      word.x0 >= caption.x0 - 6 &&
      word.x0 < caption.right - 6,
  );
  const beside = caption.row.words.filter(({ x0 }) => x0 >= caption.x1 - 1 && x0 < caption.right - 2);
  const stop = beside.findIndex(({ text }) => remarks.test(text));
  return [...toLines(below), stop < 0 ? beside : beside.slice(0, stop)];
}

const toField = (
  page: Page,
  path: string,
  label: string,
  words: readonly Word[],
  value: string,
): RawField => ({
  path,
  label,
  value,
  page: page.number,
  confidence: keepInRange(trustWords(words)),
  box: surround(words),
  ...(words.some(({ source }) => source === 'ocr') ? { isSeen: true } : {}),
});

const tidy = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[:\s]+|\s+$/gu, '');

const numberPattern = /(?<![\dX*])([\dX*]{3})[-\s]?([\dX*]{2})[-\s]?(\d{4})(?!\d)/iu;

/** A Social Security number in these words, as "123-45-6789"; masked digits stay X. */
export function readNumber(text: string): string | null {
  // One digit to a cell.
  const whole = /^(\S\s){8}\S$/u.test(text) ? text.replaceAll(/\s/gu, '') : text;
  const [, area, group, serial] = numberPattern.exec(whole) ?? [];
  return area === undefined ? null : `${area}-${group}-${serial}`.toUpperCase().replaceAll('*', 'X');
}

type Labels = Readonly<Record<string, string>>;

/** Names, numbers and address at the top of the first page. */
export function readHead(page: Page, rows: readonly Row[], labels: Labels): RawField[] {
  const end =
    rows.find(({ keys }) => /^(filing status|digital assets?)\b/u.test(keys))?.y0 ?? 0.4 * page.height;
  const whole = { y0: 0, y1: end };
  const at = (name: Name, within = whole) => findCaption(rows, name, within);
  const first = at('first');
  const spouse = at('spouseFirst');
  const street = at('street');
  const city = at('city', { y0: street?.y0 ?? 0, y1: end });
  const ends = (caption: Box | null, ...next: (Box | null)[]) =>
    Math.min(
      end,
      ...next.flatMap((one) => (one !== null && caption !== null && one.y0 > caption.y1 ? [one.y0] : [])),
    );
  const rowOf = (caption: Caption | null) =>
    caption === null ? { y0: 1, y1: 0 } : { y0: caption.row.y0 - 1, y1: caption.row.y1 + 1 };
  const fields: RawField[] = [];
  const take = (
    path: string,
    caption: Caption | null,
    bottom: number,
    read: (text: string) => string | null,
  ) => {
    if (caption === null) return;
    for (const words of cellRows(page, caption, bottom)) {
      const value = words.length === 0 ? null : read(tidy(words));
      if (value === null) continue;
      const own = words.filter(({ text }) => value.includes(text));
      fields.push(toField(page, path, labels[path] ?? path, own.length > 0 ? own : words, value));
      return;
    }
  };
  const name = (text: string) => (/\p{L}/u.test(text) && !/\d/u.test(text) ? text : null);
  const any = (text: string) => (text === '' ? null : text);
  const lastName = (caption: Caption | null) => at('last', rowOf(caption)) ?? at('last', below(caption));
  take('taxpayer_first', first, ends(first, spouse, street), name);
  take('taxpayer_last', lastName(first), ends(first, spouse, street), name);
  take('taxpayer_ssn', at('ssn'), ends(first, spouse, street), readNumber);
  take('spouse_first', spouse, ends(spouse, street), name);
  take('spouse_last', lastName(spouse), ends(spouse, street), name);
  take('spouse_ssn', at('spouseSsn'), ends(spouse, street), readNumber);
  take('street', street, ends(street, city), any);
  take('apartment', at('apartment', rowOf(street)), ends(street, city), any);
  const foreign = rows.flatMap((row) => findKeys(row, 'foreign country name')?.box ?? [])[0];
  const afterCity = ends(city, foreign ?? null);
  take('city', city, afterCity, name);
  take('state', at('state', rowOf(city)), afterCity, (text) => /^[A-Z]{2}\b/u.exec(text)?.[0] ?? null);
  take('zip', at('zip', rowOf(city)), afterCity, (text) => /^\d{5}(-\d{4})?\b/u.exec(text)?.[0] ?? null);
  return fields;
}

const below = (caption: Caption | null) =>
  caption === null ? { y0: 1, y1: 0 } : { y0: caption.y0 - 1, y1: caption.y1 + 2.6 * height(caption) };

/** A tick beside a filing status, or the status in words. */
export function readStatus(page: Page, rows: readonly Row[], label: string): RawField | null {
  const start = rows.find(({ keys }) => /\bfiling status\b/u.test(keys));
  if (start === undefined) return null;
  const until = rows.find(
    ({ y0, keys }) =>
      y0 > start.y0 && /\bdigital assets?\b|\bsomeone can claim\b|\bage blindness\b/u.test(keys),
  );
  const near = rows.filter(({ y0 }) => y0 >= start.y0 - 8 && y0 < (until?.y0 ?? start.y0 + 90));
  const ticks: Box[] = [
    ...page.marks,
    ...page.words.filter(({ text }) => isTick(text.replace(/^[[(]|[\])]$/gu, ''))),
  ];
  const claims = printedStatuses.flatMap(([, words]) =>
    near.flatMap((row) => {
      const found = findKeys(row, sayKeysOf(words));
      if (found === null) return [];
      const gaps = ticks
        .filter((tick) => overlapY(tick, found.box) > 0.3 * Math.min(height(tick), height(found.box)))
        .map((tick) => ({ tick, gap: found.box.x0 - tick.x1 }))
        .filter(({ gap }) => gap > -3 && gap < 40);
      return [{ words, box: found.box, tick: gaps.sort((a, b) => a.gap - b.gap)[0]?.tick ?? null }];
    }),
  );
  const ticked = claims.filter(({ tick }) => tick !== null);
  const isSeen = near.some((row) => row.words.some(({ source }) => source === 'ocr'));
  const only = ticked.length === 1 ? ticked[0] : claims.length === 1 ? claims[0] : undefined;
  if (only === undefined) return null;
  return {
    path: 'filing_status',
    label,
    value: only.words,
    confidence: isSeen ? 0.6 : 0.93,
    page: page.number,
    box: only.tick === null ? only.box : surround([only.tick, only.box]),
  };
}

const sayKeysOf = (text: string) => keysOf(text).join(' ');

/** The rows of the table of dependents: a number, the name before it, the relationship after it. */
export function readDependents(page: Page, rows: readonly Row[]): RawField[] {
  const start = rows.findIndex(
    ({ keys }) =>
      /\bdependents\b.*\bsocial security\b|\bdependents\b/u.test(keys) && !/someone can claim/u.test(keys),
  );
  const from = rows[start];
  if (from === undefined) return [];
  const end = rows.findIndex(
    ({ keys }, at) => at > start && /\btotal amount from forms? w 2\b|^income\b|\b1a\b/u.test(keys),
  );
  const table = rows.slice(start, end < 0 ? start + 12 : end);
  const head = table
    .map((row) => findKeys(row, 'first name')?.box ?? findKeys(row, 'name')?.box)
    .find((box) => box !== undefined);
  const left = head === undefined ? 0 : head.x0 - 40;
  const fields: RawField[] = [];
  let index = 0;
  for (const row of table) {
    const words = row.words.filter(({ x0 }) => x0 >= left);
    const at = findNumber(words);
    if (at === null) continue;
    const before = words.slice(0, at.start).filter(({ text }) => /\p{L}/u.test(text));
    const after = words.slice(at.end);
    const stop = after.findIndex(({ text }) => !/^\p{L}[\p{L}’'-]+$/u.test(text));
    const relation = stop < 0 ? after : after.slice(0, stop);
    const place = `dependents[${index}]`;
    const add = (key: string, label: string, part: readonly Word[], value: string) =>
      fields.push(toField(page, `${place}.${key}`, label, part, value));
    if (before.length > 0) add('name', `Dependent ${index + 1}: name`, before, tidy(before));
    add('ssn', `Dependent ${index + 1}: Social Security number`, words.slice(at.start, at.end), at.number);
    if (relation.length > 0)
      add('relationship', `Dependent ${index + 1}: relationship`, relation, tidy(relation));
    index += 1;
  }
  return fields;
}

function findNumber(words: readonly Word[]): { start: number; end: number; number: string } | null {
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1; end <= Math.min(words.length, start + 9); end += 1) {
      const text = words
        .slice(start, end)
        .map((word) => word.text)
        .join(' ');
      const number = /^[\dX*]/iu.test(text) && /\d$/u.test(text) ? readNumber(text) : null;
      if (number !== null) return { start, end, number };
    }
  return null;
}

/** Whether a box beside these words of a row, or the rows below, is ticked. */
export function isTickedNear(page: Page, rows: readonly Row[], caption: string): boolean | null {
  const row = rows.find(({ keys }) => keys.includes(caption));
  if (row === undefined) return null;
  const found = findKeys(row, caption);
  if (found === null) return null;
  const band = { x0: found.box.x1 - 2, x1: page.width, y0: found.box.y0 - 3, y1: found.box.y1 + 3 };
  const boxes: Box[] = [...page.marks, ...row.words.filter(({ text }) => isTick(text))];
  return boxes.some((box) => contains(band, box));
}
