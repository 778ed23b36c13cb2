import { commonPasswords } from './common-passwords';

/**
 * What is wrong with a password somebody chose, in a sentence to show; null when nothing is. Length is the schema's
 * matter. There are no rules about kinds of characters: they make passwords worse (NIST SP 800-63B, section 3.1.1.2).
 * @param about what others know of this person: the address and the names
 */
export function findPasswordProblem(password: string, about: readonly string[]): string | null {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower))
    return 'This password is used by many people and guessed first. Choose another.';
  if (/^(.{1,4})\1+$/.test(lower)) return 'This password repeats one short piece. Choose another.';
  if (/^\d{8}$/.test(lower)) return 'Eight digits look like a date and are guessed first. Choose another.';
  const known = about.flatMap((text) => [text.toLowerCase(), text.toLowerCase().split('@')[0] ?? '']);
  const isKnown = known.some((text) => text !== '' && (lower === text || lower === `${text}${text}`));
  if (isKnown || /^plainfile\d*$/.test(lower))
    return 'This password is easy to guess from your name or address.';
  return null;
}
