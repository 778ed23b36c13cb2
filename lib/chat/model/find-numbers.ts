/** A stretch of a folded text. */
export interface Range {
  from: number;
  to: number;
}

/** Digits that belong together, whatever stands between them, as one number would be written. */
interface Chain extends Range {
  digits: string;
  /** Digits per group, as written. */
  groups: number[];
  /** Where each digit stands. */
  places: Range[];
  /** "$85,000", "31,000.50": an amount as people write it. */
  isAmount: boolean;
}

const words: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

const piece = /\d+|[a-z]+/g;
/** What may stand between two groups of one number; a line's or a turn's end too. */
const between = /^[^\p{L}\d$%]{1,5}$/u;
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const decimal = /^\d+\.\d{1,2}$/;

const isAmountText = (text: string, before: string): boolean =>
  thousands.test(text) || (before === '$' && /^[\d,]+(?:\.\d{1,2})?$/.test(text)) || decimal.test(text);

/** Groups of digits, or of digits in words, with at most five signs between them. Linear. */
function findChains(text: string): Chain[] {
  const chains: Chain[] = [];
  let last: Chain | null = null;
  for (const match of text.matchAll(piece)) {
    const [found] = match;
    const isDigits = found.charCodeAt(0) < 58;
    const digits = isDigits ? found : (words[found] ?? '');
    if (digits === '') {
      last = null;
      continue;
    }
    const from = match.index;
    const to = from + found.length;
    const places = isDigits
      ? [...digits].map((_digit, index) => ({ from: from + index, to: from + index + 1 }))
      : [{ from, to }];
    const gap: string | null = last === null ? null : text.slice(last.to, from);
    if (last !== null && gap !== null && (gap === '' || between.test(gap))) {
      last.digits += digits;
      last.groups.push(digits.length);
      last.places.push(...places);
      last.to = to;
    } else {
      last = { from, to, digits, groups: [digits.length], places, isAmount: false };
      chains.push(last);
    }
  }
  for (const chain of chains)
    chain.isAmount = isAmountText(text.slice(chain.from, chain.to), text[chain.from - 1] ?? '');
  return chains;
}

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn). */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** How identifying numbers are grouped: SSN, EIN, telephone, card; or digit by digit. */
const groupings = new Set([
  '3-2-4',
  '2-7',
  '3-6',
  '5-4',
  '3-3-3',
  '3-3-4',
  '3-4-4',
  '1-3-3-4',
  '4-4-4-4',
  '4-6-5',
]);
/** Those that are told from their neighbors by one sign between the groups: "1. 123-45-6789, 2024". */
const apart = new Set(['3-2-4', '3-3-4', '2-7', '4-4-4-4']);
const shortest = 8;

function looksLikeNumber(chain: Chain): boolean {
  const { digits, groups, isAmount } = chain;
  if (isAmount) return false;
  if (groups.length === 1) return digits.length >= shortest;
  if (groupings.has(groups.join('-'))) return true;
  return digits.length >= shortest && groups.every((length) => length <= 2);
}

/** The four-digit group of a year is no part of a number somebody is known by. */
const year = /^(?:19|20)\d\d$/;

/** A part of a known number that tells as much: what is left of an SSN that was sent in two messages. */
const telling = 5;

/** Numbers that stand between others in one chain. */
function findApart({ groups, places, isAmount }: Chain, text: string): Range[] {
  if (isAmount) return [];
  const firsts = groups.map((_length, at) => groups.slice(0, at).reduce((sum, one) => sum + one, 0));
  const found: Range[] = [];
  for (const [at, first] of firsts.entries())
    for (const count of [2, 3, 4]) {
      const part = groups.slice(at, at + count);
      const last = first + part.reduce((sum, one) => sum + one, 0) - 1;
      const [from, to] = [places[first]?.from, places[last]?.to];
      if (!apart.has(part.join('-')) || from === undefined || to === undefined) continue;
      if (/^\d+([-. /])\d+(?:\1\d+){0,2}$/.test(text.slice(from, to))) found.push({ from, to });
    }
  return found;
}

/** "GB29 NWBK 6016 1331 9268 19": an account abroad. */
const iban = /(?<![\p{L}\d])[a-z]{2}\d{2} ?(?:[a-z\d]{4} ?){2,7}[a-z\d]{1,4}(?![\p{L}\d])/gu;

const findAccounts = (text: string): Range[] =>
  [...text.matchAll(iban)]
    .filter(([found]) => found.replaceAll(/\D/g, '').length >= shortest)
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/** "4OO-O1-2346": letters that stand for digits beside digits. Each stays one sign. */
const withDigits = (text: string): string =>
  text
    .replaceAll(/(?<=\d)o{1,9}|(?<![\p{L}\d])o{1,9}(?=\d)/gu, (letters) => '0'.repeat(letters.length))
    .replaceAll(/(?<=\d)[il](?=\d)/g, '1');

/** Cards inside of longer chains too: at most 19 digits from each group's beginning. */
function findCards({ digits, groups, places, isAmount }: Chain): Range[] {
  if (isAmount || digits.length < 13) return [];
  const found: Range[] = [];
  let at = 0;
  groups.forEach((_length, first) => {
    let end = at;
    for (const length of groups.slice(first, first + 19)) {
      end += length;
      if (end - at > 19) break;
      const [from, to] = [places[at]?.from, places[end - 1]?.to];
      if (isCard(digits.slice(at, end)) && from !== undefined && to !== undefined) found.push({ from, to });
    }
    at += groups[first] ?? 0;
  });
  return found;
}

/** "Last four 2346": the word before it is a digit, too. */
function findLastFour({ digits, groups, places }: Chain, number: string): Range[] {
  let at = 0;
  return groups.flatMap((length): Range[] => {
    const first = at;
    at += length;
    const group = digits.slice(first, at);
    const [from, to] = [places[first]?.from, places[at - 1]?.to];
    const isTheirs = length === 4 && number.endsWith(group) && !year.test(group);
    return isTheirs && from !== undefined && to !== undefined ? [{ from, to }] : [];
  });
}

/** Where a chain holds a known number, all of it or a telling part. */
function findKnown(chain: Chain, known: readonly string[]): Range[] {
  const { digits, places } = chain;
  const whole = { from: chain.from, to: chain.to };
  return known.flatMap((number): Range[] => {
    const found: Range[] = [];
    if (number.length >= 6)
      for (let at = digits.indexOf(number); at !== -1; at = digits.indexOf(number, at + number.length)) {
        const [from, to] = [places[at]?.from, places[at + number.length - 1]?.to];
        if (from !== undefined && to !== undefined) found.push({ from, to });
      }
    if (found.length > 0 || chain.isAmount) return found;
    if (digits.length >= telling && number.length > digits.length && number.includes(digits)) return [whole];
    return number.length < 9 ? [] : findLastFour(chain, number);
  });
}

/**
 * Where numbers stand that identify somebody: those that are known, however they are written, and those that look like
 * one. Amounts and years stay.
 * @param folded as `foldText` gives it
 * @param known the digits of numbers of the people on the return
 */
export function findNumbers(folded: string, known: readonly string[]): Range[] {
  const text = withDigits(folded);
  return [
    ...findChains(text).flatMap((chain) =>
      looksLikeNumber(chain)
        ? [{ from: chain.from, to: chain.to }]
        : [...findKnown(chain, known), ...findCards(chain), ...findApart(chain, text)],
    ),
    ...findAccounts(folded),
  ];
}
