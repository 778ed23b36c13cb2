import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './common-passwords';

/** 49,000 leaked passwords of any length; the short ones are what people put a year behind. */
const leaked: ReadonlySet<string> = new Set(dictionary.passwords);

/** What the product and the season suggest. */
const suggested = new Set(
  'tax taxes mytaxes taxreturn taxseason refund myrefund plainfile turbotax income money january february march april june july august september october november december spring summer autumn fall winter monday tuesday wednesday thursday friday saturday sunday'.split(
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

/**
 * What is wrong with a password somebody chose, in a sentence to show; null when nothing is. Length is the schema's
 * matter. There are no rules about kinds of characters: they make passwords worse (NIST SP 800-63B, section 3.1.1.2).
 * @param about what others know of this person: the address and the names
 */
export function findPasswordProblem(password: string, about: readonly string[]): string | null {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || leaked.has(lower) || coreOf(lower).some(isCommonWord))
    return 'This password is too common and easy to guess. Choose another.';
  if (/^(.{1,4})\1+$/.test(lower)) return 'This password repeats a short pattern. Choose another.';
  if (/^\d{8}$/.test(lower)) return 'Eight digits that look like a date are easy to guess. Choose another.';
  const known = about.flatMap((text) => [text.toLowerCase(), text.toLowerCase().split('@')[0] ?? '']);
  const isKnown = known.some((text) => text !== '' && (lower === text || lower === `${text}${text}`));
  if (isKnown || /^plainfile\d*$/.test(lower))
    return 'This password is easy to guess from your name or address.';
  return null;
}

const isCommonWord = (word: string): boolean =>
  suggested.has(word) || commonPasswords.has(word) || (word.length >= 4 && leaked.has(word));
