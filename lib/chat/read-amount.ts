/** An amount of dollars for the year, and the words around it. */
export interface FoundAmount {
  value: number;
  before: string;
  after: string;
}

/** What is not to be, beside what is to be: "6,200 instead of the 5000". */
const insteadOf =
  /\b(?:instead of|rather than|as opposed to|in place of|and not|not|versus|vs\.?) (?:the |just |only |merely )*\$?\d[\d,.]*(?:\d|\b)/g;
const fromTo = /\bfrom \$?\d[\d,.]*(?= (?:up |down )?to \$?\d)/g;

const each =
  /\$?(\d[\d,]*(?:\.\d+)?)( dollars| bucks)?( more| extra| less)?(?: (?:of|in|for) \w+(?: \w+)?)? (?:a|per|each|every) (week|month|quarter|pay ?(?:check|day|period))\b/;
const times: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4 };

const plain = (digits: string): number => Math.round(Number(digits.replaceAll(',', '')));

/** The amount that a question in digits names first; null when there is none. */
export function findAmount(whole: string): FoundAmount | null {
  const text = whole.replaceAll(insteadOf, ' ').replaceAll(fromTo, ' ');
  const found = (at: number, length: number, value: number): FoundAmount => ({
    value,
    before: text.slice(0, at),
    after: text.slice(at + length),
  });
  const often = each.exec(text);
  const factor = times[often?.[4] ?? ''];
  if (often !== null && factor !== undefined)
    return found(often.index, often[0].length, plain(often[1] ?? '') * factor);
  const marked = /\$\s?(\d[\d,]*(?:\.\d+)?)(?!\d)/.exec(text);
  if (marked !== null) return found(marked.index, marked[0].length, plain(marked[1] ?? ''));
  // A bare number counts from 100 on, and years, forms and lines are no amounts.
  for (const one of text.matchAll(
    /(?<![\d-])\b(\d{1,3}(?:,\d{3})+|\d{3,7})(?:\.\d\d)?\b(?!\s?(?:%|percent|per cent|\(|k\b|-[a-z]))/g,
  )) {
    const digits = one[1] ?? '';
    const value = plain(digits);
    const before = text.slice(Math.max(0, one.index - 10), one.index);
    if (value >= 1990 && value <= 2030 && value !== 2000 && !digits.includes(',')) continue;
    if (
      /\b(forms?|line|schedule|pub\.?|age)\s*$/.test(before) ||
      [401, 403, 529, 1040, 1095, 1098, 1099].includes(value)
    )
      continue;
    return found(one.index, one[0].length, value);
  }
  return null;
}
