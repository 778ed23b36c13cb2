import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { isKnownWord } from './known-words';
import { foldText } from './fold-text';

/** A text that is known of somebody on the return, with the name of its question, box or fact. */
export interface KnownText {
  key: string;
  value: string;
}

export type Kind = 'NAME' | 'NUMBER' | 'ADDRESS' | 'CONTACT';

/** What must not leave, in folded form. */
export interface Secrets {
  /** Words in a row → what they are. */
  phrases: ReadonlyMap<string, Kind>;
  /** Names of people: their parts count inside of other words, too. */
  people: ReadonlySet<string>;
  /** Digits only. */
  numbers: readonly string[];
}

/** Facts that name or number a person, an employer, an account or a place. */
const personKeys = /(first|middle|last|maiden|recipient|employee|borrower|student|payee)-?name$|^email$/i;
const nameKeys = /name$|(^|[.-])(payer|lender|institution|description|occupation|school)$/i;
const numberKeys =
  /(ssn|ein|itin|tin|routing|account|policy|pin|vin|phone|id)(-?number)?$|^id$|number$|identification$/i;
const addressKeys = /(street|apartment|address|city|zip|line1|line2|county|locality)$/i;

/** Words of firms and streets that tell nobody from another. */
const generic = new Set(
  'the and for inc llc llp ltd corp company incorporated street avenue road lane drive court boulevard way place apt apartment suite unit north south east west usa united states'.split(
    ' ',
  ),
);

const lastPart = (key: string): string => key.split(/[.[\]/]/).findLast((part) => /\D/.test(part)) ?? key;

const isDate = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/;
/** Stored values of options, such as `mfj` or `single-family`, and codes of boxes. */
const isCode = /^[a-z\d]+(?:[-_][a-z\d]+)+$|^[A-Z\d]{1,3}$/;
const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\d]+/gu) ?? [];

/** Every text inside of the input of a calculation, with the name of its fact. */
export function textsOf(input: ReturnInputJson | null): KnownText[] {
  const found: KnownText[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.push({ key, value });
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, /^\d+$/.test(name) ? key : name);
  };
  walk(input, '');
  return found;
}

/** Sorts what is known into names, numbers and places. What is of no known kind is hidden when it has unusual words. */
export function collectSecrets(known: readonly KnownText[]): Secrets {
  const phrases = new Map<string, Kind>();
  const people = new Set<string>();
  const numbers = new Set<string>();
  const addPhrase = (words: readonly string[], kind: Kind) => {
    const phrase = words.join(' ');
    if (phrase.length >= 2 && !phrases.has(phrase)) phrases.set(phrase, kind);
  };
  for (const { key, value } of known) {
    const name = lastPart(key);
    const folded = foldText(value.trim()).text;
    const words = wordsOf(folded);
    const digits = folded.replaceAll(/\D/g, '');
    if (words.length === 0 || isDate.test(folded)) continue;
    if ((numberKeys.test(name) || /^[\d\s-]+$/.test(folded)) && digits.length >= 4) {
      numbers.add(digits);
      if (/\p{L}/u.test(folded)) addPhrase(words, 'NUMBER');
    } else if (addressKeys.test(name)) {
      addPhrase(words, 'ADDRESS');
      // "12 Birch Lane" is recognized by "Birch Lane" and by "Birch".
      const named = words.filter((word) => /\p{L}/u.test(word));
      if (named.some((word) => !generic.has(word))) addPhrase(named, 'ADDRESS');
      for (const word of named) if (word.length >= 4 && !generic.has(word)) addPhrase([word], 'ADDRESS');
    } else if (personKeys.test(name)) {
      addPhrase(words, 'NAME');
      // A part of a name tells as much as the whole.
      for (const word of words) {
        if (word.length >= 3) addPhrase([word], 'NAME');
        if (word.length >= 5 && !isKnownWord(word)) people.add(word);
      }
    } else if (nameKeys.test(name)) {
      addPhrase(words, 'NAME');
      for (const word of words) if (word.length >= 3 && !generic.has(word)) addPhrase([word], 'NAME');
    } else if (/\p{L}/u.test(folded) && !isCode.test(value.trim())) {
      const unusual = words.filter((word) => /\p{L}/u.test(word) && word.length >= 3 && !isKnownWord(word));
      if (unusual.length === 0) continue;
      addPhrase(words, 'NAME');
      for (const word of unusual) addPhrase([word], 'NAME');
    }
  }
  return { phrases, people, numbers: [...numbers] };
}
