import type { ReturnInputJson } from '@/lib/tax/facts/return-input';

/** Replaces what identifies somebody by marks, and puts it back. */
export interface Disguise {
  hide: (text: string) => string;
  /** The same for every text inside of a value; keys and numbers stay. */
  hideIn: (value: unknown) => unknown;
  /** A mark that stands for nothing (a model made it up) goes. */
  restore: (text: string) => string;
  /** The same for every text inside of a value. */
  restoreIn: (value: unknown) => unknown;
  /** True when a text still holds something that identifies. */
  leaks: (text: string) => boolean;
}

type Kind = 'NAME' | 'NUMBER' | 'ADDRESS' | 'CONTACT';

/** Facts that name or number a person, an employer, an account or a place. */
const nameKeys = /name$|^(payer|lender|institution|description|occupation|school|relationshipName)$/i;
const numberKeys = /(ssn|ein|itin|tin|routing|account|policy|pin|vin)(number)?$|^id$|number$/i;
const addressKeys = /^(street|apartment|address|city|zip|line1|line2|county)$/i;

// What looks like a number or an address of somebody, wherever it stands in a question.
const patterns: readonly (readonly [RegExp, Kind])[] = [
  [/\b\d{3}[- ]\d{2}[- ]\d{4}\b/g, 'NUMBER'],
  [/\b\d{2}-\d{7}\b/g, 'NUMBER'],
  [/(?<![$,.\d])\b\d{8,17}\b/g, 'NUMBER'],
  [/\b[\w.+-]+@[\w-]+\.[\w.]+\b/g, 'CONTACT'],
  [/(?<![\d$])\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g, 'CONTACT'],
  [
    /\b\d{1,5} (?:[A-Z][\w']* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Way|Place|Pl)\b\.?/gi,
    'ADDRESS',
  ],
];

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const markPattern = /\[?\b((?:NAME|NUMBER|ADDRESS|CONTACT)_\d+)\b\]?/g;

/** What is left where a mark was taken out: no double spaces, no comma at the beginning. */
const closeGaps = (text: string): string =>
  text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/ +([,.;:!?])/g, '$1')
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

/** Learns what to hide from the facts of a return and further words, such as the names of the account. */
export function makeDisguise(input: ReturnInputJson | null, further: readonly string[]): Disguise {
  const secrets = new Map<string, Kind>();
  const add = (text: string, kind: Kind) => {
    const clean = text.trim();
    if (clean.length >= 2) secrets.set(clean.toLowerCase(), kind);
  };
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (addressKeys.test(name)) add(value, 'ADDRESS');
      else if (numberKeys.test(name) && /\d/.test(value)) {
        add(value, 'NUMBER');
        add(value.replaceAll('-', ''), 'NUMBER');
      } else if (nameKeys.test(name)) {
        add(value, 'NAME');
        // A part of a name tells as much as the whole.
        for (const word of value.split(/\s+/)) if (word.length >= 3) add(word, 'NAME');
      }
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, /^\d+$/.test(key) ? name : key);
  };
  walk(input, '');
  for (const text of further) {
    add(text, 'NAME');
    for (const word of text.split(/\s+/)) if (word.length >= 3) add(word, 'NAME');
  }

  const marks = new Map<string, string>();
  const originals = new Map<string, string>();
  const markOf = (found: string, kind: Kind): string => {
    const known = marks.get(found.toLowerCase());
    if (known !== undefined) return known;
    const mark = `[${kind}_${marks.size + 1}]`;
    marks.set(found.toLowerCase(), mark);
    originals.set(mark, found);
    return mark;
  };
  // Longest first, so that a whole name goes before its parts.
  const words = [...secrets.keys()].sort((a, b) => b.length - a.length);
  const known =
    words.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\d_[])(?:${words.map(escape).join('|')})(?![\\p{L}\\d_\\]])`, 'giu');

  const hide = (text: string): string => {
    let hidden = text;
    for (const [pattern, kind] of patterns)
      hidden = hidden.replaceAll(pattern, (found) => markOf(found, kind));
    return known === null
      ? hidden
      : hidden.replaceAll(known, (found) => markOf(found, secrets.get(found.toLowerCase()) ?? 'NAME'));
  };
  const restore = (text: string): string => {
    let isInvented = false;
    const restored = text.replaceAll(markPattern, (_mark, name: string) => {
      const original = originals.get(`[${name}]`);
      isInvented ||= original === undefined;
      return original ?? '';
    });
    return isInvented ? closeGaps(restored) : restored;
  };
  const numbers = [...secrets].filter(([, kind]) => kind === 'NUMBER').map(([text]) => text);
  return {
    hide,
    hideIn: (value) => mapTexts(value, hide),
    restore,
    restoreIn: (value) => mapTexts(value, restore),
    leaks: (text) =>
      /\b\d{3}-\d{2}-\d{4}\b/.test(text) || numbers.some((one) => one.length >= 6 && text.includes(one)),
  };
}
