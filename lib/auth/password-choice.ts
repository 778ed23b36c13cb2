// cspell:ignore asdfghjkl zxcvbnm
import { dictionary } from '@zxcvbn-ts/language-common';
import { withoutLookalikes } from '@/lib/format/lookalikes';
import { commonPasswords } from './common-passwords';

/** 49,000 leaked passwords of any length; the short ones are what people put a year behind. */
const leaked: ReadonlySet<string> = new Set(dictionary.passwords);

/** What the product and the season suggest. */
const suggested = new Set(
  'irs tax taxes mytaxes taxreturn taxseason refund myrefund plainfile turbotax income money january february march april june july august september october november december spring summer autumn fall winter monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

const signsForLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The word in a password such as `Taxes2024!` or `p@ssw0rd99`: without what stands around it, signs read as letters. */
function coreOf(lower: string): string[] {
  const bare = lower.replace(/^[^a-z]{1,6}/, '').replace(/[^a-z]{1,6}$/, '');
  const read = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => signsForLetters[sign] ?? sign);
  return [bare, read(bare), read(lower), read(lower.replace(/\d{1,4}[!?.*#]?$/, ''))];
}

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** Signs that stand in a row on the keyboard or in the alphabet, or few that come again and again. */
const isPattern = (word: string): boolean =>
  /^(.{1,4})\1+$/.test(word) || (word.length >= 6 && runs.some((row) => row.includes(word)));

/** The few signs of a password that has hardly more, however long it is. */
const fewSigns = 3;

const lettersOf = (text: string): string => withoutLookalikes(text).replaceAll(/[^\p{L}]/gu, '');

/** One's own address or name, alone, twice, or together, whatever digits and signs stand around and between. */
function isOwnName(lower: string, about: readonly string[]): boolean {
  const names = about.flatMap((text) => [text, text.split('@')[0] ?? '']).map(lettersOf);
  const letters = lettersOf(lower);
  const parts = names.filter((name) => name !== '');
  return parts.some((name) => letters === name || parts.some((other) => letters === `${name}${other}`));
}

/**
 * What is wrong with a password somebody chose, in a sentence to show; null when nothing is. Length is the schema's
 * matter. There are no rules about kinds of characters: they make passwords worse (NIST SP 800-63B, section 3.1.1.2).
 * @param about what others know of this person: the address and the names
 */
export function findPasswordProblem(password: string, about: readonly string[]): string | null {
  // Full-width letters, marks, and letters of other scripts are the usual ones to whoever guesses.
  const lower = withoutLookalikes(password);
  if (commonPasswords.has(lower) || leaked.has(lower) || coreOf(lower).some(isCommonWord))
    return 'This password is too common and easy to guess. Choose another.';
  if (isPattern(lower) || coreOf(lower).some(isPattern) || new Set(lower).size <= fewSigns)
    return 'This password repeats a short pattern. Choose another.';
  if (/^\d{8}$/.test(lower)) return 'Eight digits that look like a date are easy to guess. Choose another.';
  if (isOwnName(lower, about) || /^plainfile\d*$/.test(lower))
    return 'This password is easy to guess from your name or email address.';
  return null;
}

const isCommonWord = (word: string): boolean =>
  suggested.has(word) ||
  commonPasswords.has(word) ||
  (word.length >= 4 && leaked.has(word)) ||
  isTwoSuggested(word);

/** Two of the suggested words in a row. */
const isTwoSuggested = (word: string): boolean =>
  [...suggested].some((one) => word.startsWith(one) && suggested.has(word.slice(one.length)));
