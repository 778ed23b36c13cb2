/** A Social Security number, an account's or a card's: as people write them, with or without separators. */
const personalNumber = /\b(\d{3}[-. ]\d{2}[-. ]\d{4}|\d{9,19}|(?:\d{4}[- ]){2,4}\d{1,7})\b/;

/** True when a text names a number of a person or an account. Dates, amounts and telephone numbers are none. */
export const namesPersonalNumber = (text: string): boolean => personalNumber.test(text);

export const leaveNumbersOut =
  'Leave out Social Security, account and card numbers. We keep this text exactly as you enter it.';
