import { z } from 'zod';
import { findNumbers, type Range } from './find-numbers';
import { foldText } from './fold-text';
import { collectSecrets, type Kind, type KnownText } from './secrets';

/** Replaces what identifies somebody by marks, and puts it back. */
export interface Disguise {
  hide: (text: string) => string;
  /** The same for messages that follow each other: a number that is split over two of them is one number. */
  hideTurns: (texts: readonly string[]) => string[];
  /** The same as `hide` for every text inside of a value; keys and numbers stay. */
  hideIn: (value: unknown) => unknown;
  /** A mark that stands for nothing (a model made it up) goes. */
  restore: (text: string) => string;
  /** The same for every text inside of a value. */
  restoreIn: (value: unknown) => unknown;
  /** True when a body still holds something that identifies. `own` are texts of ours, which name nobody. */
  leaks: (body: string, own?: readonly string[]) => boolean;
}

interface Found extends Range {
  kind: Kind;
}

const markPattern = /\[?\b((?:NAME|NUMBER|ADDRESS|CONTACT)_\d+)\b\]?/g;

/** What is left where a mark was taken out: no double spaces, no comma at the beginning. */
const closeGaps = (text: string): string =>
  text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll(/([,;])[,;]+/g, '$1')
    .replaceAll(/^[ \t]*[,;:][ \t]*/gm, '')
    .trim();

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
  return value;
}

function listTexts(value: unknown): string[] {
  const found: string[] = [];
  mapTexts(value, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

// A number at a door, some words, and a word for a street. Every part has a longest length: no long way back.
const street =
  /(?<![\p{L}\d$.,])\d{1,5} (?:[\p{L}\d'.-]{1,24} ){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|terrace|circle|highway|hwy)(?![\p{L}\d])/gu;
const mailbox = /[\p{L}\d.+_%-]/u;

/** Addresses of mail: from each "@" as far as its signs go. */
function findMail(text: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const least = found.at(-1)?.to ?? 0;
    let [from, to] = [at, at + 1];
    while (from > least && mailbox.test(text[from - 1] ?? '')) from -= 1;
    while (to < text.length && mailbox.test(text[to] ?? '')) to += 1;
    if (from < at && to > at + 1) found.push({ from, to, kind: 'CONTACT' });
  }
  return found;
}

/** A word of a question: letters and digits, and the single letters of a name that is spelled out. */
const word = /[\p{L}\d]+/gu;
interface Word extends Range {
  text: string;
}

/** Runs of single letters ("M a r t a", "M.A.R.T.A") as one word each. */
function joinSpelled(words: readonly Word[], text: string): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first !== undefined && last !== undefined && run.length >= 3)
      joined.push({ text: run.map((one) => one.text).join(''), from: first.from, to: last.to });
    run = [];
  };
  for (const one of words) {
    const last = run.at(-1);
    if (one.text.length !== 1 || (last !== undefined && one.from - last.to > 2)) close();
    if (one.text.length === 1) run.push(one);
  }
  close();
  return joined.filter((one) => !text.slice(one.from, one.to).includes('\n'));
}

/** Endings that leave a name what it is: "the Ortizes", "Martas". */
const withoutEnding = (text: string): string[] => [text, text.replace(/e?s$/, ''), text.replace(/s$/, '')];

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/** "Ort1z", "m4rta": words in which digits stand for letters, read as the words they stand for. */
function readDigits(text: string): string[] {
  if (text.length < 4 || text.length > 40 || !/\p{L}/u.test(text) || !/\d/.test(text)) return [text];
  const read = text.replaceAll(/[034578]/g, (sign) => letters[sign] ?? sign);
  return [text, read.replaceAll('1', 'i'), read.replaceAll('1', 'l')];
}

/** The shortest name that is looked for in two pieces: "Mar-ta", "North gate". */
const shortestJoined = 5;

/** Learns what to hide from everything that is known of the people on a return. */
export function makeDisguise(known: readonly KnownText[]): Disguise {
  const { phrases, people, numbers } = collectSecrets(known);
  const longest = Math.max(1, ...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

  const namesSomebody = (text: string): boolean =>
    readDigits(text).some((read) => [...people].some((name) => read.includes(name)));

  /** What a few words in a row may be known by. */
  const spellings = (part: readonly Word[]): string[] => {
    const phrase = part.map((one) => one.text).join(' ');
    const joined = part.map((one) => one.text).join('');
    const isJoined = part.length === 2 && joined.length >= shortestJoined && !/\d/.test(joined);
    return [...readDigits(phrase), ...(isJoined ? [joined] : [])].flatMap(withoutEnding);
  };

  const findNames = (text: string): Found[] => {
    const words: Word[] = [...text.matchAll(word)].map((match) => ({
      text: match[0],
      from: match.index,
      to: match.index + match[0].length,
    }));
    const found: Found[] = [];
    for (let at = 0; at < words.length;) {
      let taken = 1;
      for (let count = Math.min(Math.max(longest, 2), words.length - at); count >= 1; count -= 1) {
        const part = words.slice(at, at + count);
        const [first] = part;
        const last = part.at(-1);
        if (first === undefined || last === undefined || isFar(part)) continue;
        const phrase = part.map((one) => one.text).join(' ');
        const kind = spellings(part).reduce<Kind | undefined>(
          (sure, one) => sure ?? phrases.get(one),
          undefined,
        );
        // "$400": an amount is no door number and no postal code.
        if (kind === undefined || (/^\d+$/.test(phrase) && /[$,.\d]/.test(text[first.from - 1] ?? '')))
          continue;
        found.push({ from: first.from, to: last.to, kind });
        taken = count;
        break;
      }
      const single = words[at];
      if (taken === 1 && single !== undefined && namesSomebody(single.text))
        found.push({ from: single.from, to: single.to, kind: 'NAME' });
      at += taken;
    }
    for (const spelled of joinSpelled(words, text)) {
      const kind = phrases.get(spelled.text);
      if (kind !== undefined || namesSomebody(spelled.text))
        found.push({ from: spelled.from, to: spelled.to, kind: kind ?? 'NAME' });
    }
    return found;
  };

  /** Everything that identifies, in order and without overlaps. Marks that stand there already stay. */
  const find = (folded: string): Found[] => {
    const text = folded.replaceAll(/(?:name|number|address|contact)_\d+/g, (mark) =>
      '\u0001'.repeat(mark.length),
    );
    const all: Found[] = [
      ...findMail(text),
      ...[...text.matchAll(street)].map((match): Found => ({
        from: match.index,
        to: match.index + match[0].length,
        kind: 'ADDRESS',
      })),
      ...findNumbers(text, numbers).map((range): Found => ({ ...range, kind: 'NUMBER' })),
      ...findNames(text),
    ].sort((a, b) => a.from - b.from || b.to - a.to);
    const merged: Found[] = [];
    for (const one of all) {
      const last = merged.at(-1);
      if (last !== undefined && one.from < last.to) last.to = Math.max(last.to, one.to);
      else merged.push({ ...one });
    }
    return merged;
  };

  const marks = new Map<string, string>();
  const originals = new Map<string, string>();
  const markOf = (found: string, kind: Kind): string => {
    const key = foldText(found).text;
    const known = marks.get(key);
    if (known !== undefined) return known;
    const mark = `[${kind}_${marks.size + 1}]`;
    marks.set(key, mark);
    originals.set(mark, found);
    return mark;
  };

  /** Between two turns stands a sign that belongs to no word and may stand inside of a number. */
  const hideTurns = (texts: readonly string[]): string[] => {
    const whole = texts.map((one) => one.replaceAll(turnEnd, ' ')).join(turnEnd);
    const { text, starts } = foldText(whole);
    let hidden = '';
    let at = 0;
    for (const { from, to, kind } of find(text)) {
      const [start = 0, end = whole.length] = [starts[from], starts[endOf(to, starts)]];
      hidden += whole.slice(at, start);
      hidden += whole
        .slice(start, end)
        .split(turnEnd)
        .map((part) => (part === '' ? '' : markOf(part, kind)))
        .join(turnEnd);
      at = end;
    }
    return `${hidden}${whole.slice(at)}`.split(turnEnd);
  };
  const hide = (text: string): string => hideTurns([text])[0] ?? '';

  const restore = (text: string): string => {
    let isInvented = false;
    const restored = text.replaceAll(markPattern, (_mark, name: string) => {
      const original = originals.get(`[${name}]`);
      isInvented ||= original === undefined;
      return original ?? '';
    });
    return isInvented ? closeGaps(restored) : restored;
  };

  return {
    hide,
    hideTurns,
    hideIn: (value) => mapTexts(value, hide),
    restore,
    restoreIn: (value) => mapTexts(value, restore),
    leaks: (body, own = []) => textsOfBody(body).some((text) => !own.includes(text) && hide(text) !== text),
  };
}

/** The end of a stretch with all of its last character: "🄇" is "7," in folded form. */
function endOf(to: number, starts: readonly number[]): number {
  let end = to;
  while (end < starts.length - 1 && starts[end] === starts[end - 1]) end += 1;
  return end;
}

/** Stands between turns: a space to whoever compares, and taken out of what people send. */
const turnEnd = '\u2029';

const isFar = (words: readonly Word[]): boolean =>
  words.some((one, index) => index > 0 && one.from - (words[index - 1]?.to ?? 0) > 3);

/**
 * What people and tools said in a body for the provider: its messages and the texts to embed. Keys, tool schemas and
 * names of models are ours. A body of another shape is looked at whole.
 */
function textsOfBody(body: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [body];
  }
  if (typeof parsed !== 'object' || parsed === null) return [body];
  const messages = messagesIn(parsed);
  if (messages === null) return [body];
  // What a tool gave is JSON inside of a text.
  return listTexts(messages).flatMap((text) => {
    if (!/^\s*[[{]/.test(text)) return [text];
    try {
      return listTexts(JSON.parse(text));
    } catch {
      return [text];
    }
  });
}

const Statement = z.union([
  z.looseObject({ input: z.union([z.string(), z.array(z.string())]) }),
  z.looseObject({ messages: z.array(z.looseObject({ content: z.unknown().optional() })) }),
]);

/** The words of a tool call are the model's own: it sends them back to whom they came from. */
function messagesIn(body: object): unknown[] | null {
  const { success, data } = Statement.safeParse(body);
  if (!success) return null;
  return 'input' in data ? [data.input] : data.messages.map(({ content }) => content);
}
