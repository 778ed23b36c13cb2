const digit = /\p{Nd}/gu;
const requestId = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;

/** What a decimal digit of any script is worth: the digits of a script are ten in a row. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let worth = 0;
  while (worth < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - worth - 1))) worth += 1;
  return String(worth);
}

/** Digits of every script and width as 0 to 9, dashes of every length as one, nothing that nobody sees. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212~]/gu, '-')
    .replaceAll(/\s/g, ' ')
    .replaceAll(digit, digitOf)
    .replaceAll(requestId, '');

/** A Social Security number, an account's or a card's: as people write them, with or without separators. */
const personalNumbers = [
  /(?<!\d)\d{3} ?[-. /_·] ?\d{2} ?[-. /_·] ?\d{4}(?!\d)/,
  /(?<!\d)(?:\d{3}[-. /_·]\d{6}|\d{3}[-. _·]\d{3}[-. _·]\d{3})(?!\d)/,
  /(?<!\d)\d{9,19}(?!\d)/,
  /(?<!\d)(?:\d{4}[-. /_·]){2,4}\d{1,7}(?!\d)/,
  /(?<!\d)\d{4}[- ]\d{6}[- ]\d{5}(?!\d)/,
  /(?<!\d)(?:\d[-. /_·]){8,18}\d(?!\d)/,
];

/** The longest text that is looked at: whoever asks for a reason allows less. */
const longest = 5000;

/** True when a text names a number of a person or an account. Dates, amounts and telephone numbers are none. */
export function namesPersonalNumber(text: string): boolean {
  const folded = fold(text.slice(0, longest));
  return personalNumbers.some((number) => number.test(folded));
}

export const leaveNumbersOut =
  'Leave out Social Security, account, and card numbers. We keep this text exactly as you enter it.';
