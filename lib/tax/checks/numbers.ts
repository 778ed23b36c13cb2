const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Whether the Social Security Administration or the IRS could have given out a number of nine digits. SSN: never
 * 000, 666 or 900-999 in front. ITIN: 9xx with 50-65, 70-88, 90-92 or 94-99 in the middle; ATIN: 93 (Publication
 * 1915; rules R0000-092 and IND-085).
 */
export function isPossibleNumber(number: string, kind: 'ssn' | 'itin' | 'atin' | 'none'): boolean {
  const digits = digitsOf(number);
  if (digits.length !== 9) return false;
  const middle = Number(digits.slice(3, 5));
  if (kind === 'atin') return digits.startsWith('9') && middle === 93;
  if (kind === 'itin')
    return (
      digits.startsWith('9') &&
      ((middle >= 50 && middle <= 65) || (middle >= 70 && middle <= 88) || (middle >= 90 && middle !== 93))
    );
  const area = digits.slice(0, 3);
  return !['000', '666'].includes(area) && !area.startsWith('9') && middle !== 0 && !digits.endsWith('0000');
}

/** ABA routing number: range of the first two digits and the 3-7-1 checksum (rule R0000-075). */
export function isPossibleRouting(number: string): boolean {
  if (!/^\d{9}$/.test(number)) return false;
  const prefix = Number(number.slice(0, 2));
  const issued =
    prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
  const sum = [3, 7, 1, 3, 7, 1, 3, 7, 1].reduce(
    (total, weight, at) => total + weight * Number(number[at]),
    0,
  );
  return issued && sum > 0 && sum % 10 === 0;
}

/** Prefixes that no employer number has (IRS, "How EINs are assigned and valid EIN prefixes"). */
const neverIssued: ReadonlySet<string> = new Set(
  '00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '),
);

/** Whether nine digits can be an employer identification number. */
export function isPossibleEin(number: string): boolean {
  const digits = digitsOf(number);
  return digits.length === 9 && !neverIssued.has(digits.slice(0, 2));
}

/** The same number, however it is written; two empty ones are not the same. */
export const sameDigits = (a: string, b: string): boolean =>
  digitsOf(a) === digitsOf(b) && digitsOf(a) !== '';

/** Two neighboring digits have changed places: 5,421 and 5,241. */
export function isTransposed(a: string, b: string): boolean {
  const [first, second] = [digitsOf(a), digitsOf(b)];
  if (first.length !== second.length || first === second) return false;
  const at = [...first].findIndex((digit, place) => digit !== second[place]);
  return (
    first[at] === second[at + 1] &&
    first[at + 1] === second[at] &&
    first.slice(at + 2) === second.slice(at + 2)
  );
}
