/** "26.039.59", "214,88092" and "19.33928": the digits are right and a mark is lost, or another one than was printed. */
const grouped = /^\d{1,3}[.,]\d{3}(?:[.,]?\d{3})*[.,]?\d{2}$/u;

/**
 * An amount whose marks were seen badly, as it is written: thousands apart by commas, cents by a point. Where the first
 * mark stands tells how the digits fall into groups. Everything else stays as it is.
 */
export function mendMarks(text: string): string {
  const [, before = '', amount = '', after = ''] = /^([$(-]*)([\d.,]*)(\)?)$/u.exec(text) ?? [];
  if (!grouped.test(amount)) return text;
  const digits = amount.replace(/\D/gu, '');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  const first = amount.search(/[.,]/u);
  // A mark that doesn't stand where thousands end isn't the mark of thousands.
  return whole.indexOf(',') === first ? `${before}${whole}.${digits.slice(-2)}${after}` : text;
}

/** Punctuation and specks around a number are no part of it. */
export const tidyNumber = (text: string) =>
  mendMarks(
    text
      .replace(/\s+/gu, '')
      .replace(/^[^\d$(-]+/u, '')
      .replace(/[^\d)]+$/u, '')
      .replace(/,(\d\d)$/u, '.$1'),
  );
