const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');

/**
 * Says what is wrong with a nine-digit taxpayer number of the given kind, or null.
 * SSN: never 000, 666 or 900-999 in front (SSA). ITIN: 9xx with 50-65, 70-88, 90-92 or 94-99 in the
 * middle. ATIN: 9xx with 93 in the middle (Pub. 1915, Form W-7A).
 */
export function describeNumberFault(number: string, kind: string): string | null {
  const digits = digitsOf(number);
  if (!/^\d{9}$/.test(digits)) return 'Enter nine digits, such as 123-45-6789.';
  const middle = Number(digits.slice(3, 5));
  if (kind === 'itin') {
    const inRange =
      (middle >= 50 && middle <= 65) ||
      (middle >= 70 && middle <= 88) ||
      (middle >= 90 && middle <= 92) ||
      middle >= 94;
    return digits.startsWith('9') && inRange ? null : 'This isn’t an ITIN. An ITIN starts with 9.';
  }
  if (kind === 'atin')
    return digits.startsWith('9') && middle === 93
      ? null
      : 'This isn’t an ATIN. An ATIN looks like 900-93-0000.';
  const area = digits.slice(0, 3);
  const impossible =
    area === '000' || area === '666' || area.startsWith('9') || middle === 0 || digits.endsWith('0000');
  return impossible ? 'This isn’t a valid Social Security number. Check the card.' : null;
}

/** Writes nine digits as 123-45-6789. */
export function writeSsn(text: string): string {
  const digits = digitsOf(text);
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** Writes nine digits as 12-3456789. */
export function writeEin(text: string): string {
  const digits = digitsOf(text);
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/** ABA routing number: range of the first two digits and the 3-7-1 checksum. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const prefix = Number(text.slice(0, 2));
  const issued =
    prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return issued && sum > 0 && sum % 10 === 0;
}
