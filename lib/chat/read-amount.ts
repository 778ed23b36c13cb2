const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const words = new Map([
  ...small.map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const spelledAmount = new RegExp(
  `\\b(${tens.join('|')})?[- ]?(${small.join('|')})?( hundred)? (grand|thousand|hundred)\\b`,
);

/** What is not to be, beside what is to be: "6,200 instead of the five thousand". */
const insteadOf =
  /\b(?:instead of|rather than|as opposed to|in place of|and not|not) (?:the |just |only )*(?:\$?\d[\d,]*k?|(?:[a-z]+[- ])?[a-z]+ (?:grand|thousand|hundred))\b/;

/** An amount of dollars for the year in a question: "$3,000", "3k", "five grand", "50 a week". Null when there is none. */
export function readAmount(whole: string): number | null {
  const text = whole.replace(insteadOf, ' ');
  const each =
    /\$?(\d[\d,]*)( dollars| bucks)?( more| extra| less)? (?:a|per|each|every) (week|month)\b/.exec(text);
  if (each !== null) return scale(each[1] ?? '', undefined) * (each[4] === 'week' ? 52 : 12);
  const marked = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b|thousand\b|grand\b|million\b|m\b)?/.exec(text);
  if (marked !== null) return scale(marked[1] ?? '', marked[2]);
  const scaled = /\b(\d[\d,]*(?:\.\d+)?)\s?(k|grand|thousand|million)\b/.exec(text);
  if (scaled !== null) return scale(scaled[1] ?? '', scaled[2]);
  const [, ten = '', one = '', hundred, unit] = spelledAmount.exec(text) ?? [];
  const many = (words.get(ten) ?? 0) + (words.get(one) ?? 0);
  if (many > 0) return many * (unit === 'hundred' ? 100 : 1000) * (hundred === undefined ? 1 : 100);
  // A bare number counts from 100 on, and years, forms and lines are no amounts.
  for (const found of text.matchAll(
    /(?<![\d-])\b(\d{1,3}(?:,\d{3})+|\d{3,7})\b(?!\s?(?:%|percent|\(|k\b))/g,
  )) {
    const value = Number((found[1] ?? '').replaceAll(',', ''));
    const before = text.slice(Math.max(0, found.index - 8), found.index);
    if (value >= 1990 && value <= 2030 && value !== 2000 && !(found[1] ?? '').includes(',')) continue;
    if (
      /\b(form|line|schedule|pub\.?|age)\s*$/.test(before) ||
      value === 401 ||
      value === 1040 ||
      value === 1099
    )
      continue;
    return value;
  }
  return null;
}

function scale(digits: string, unit: string | undefined): number {
  const value = Number(digits.replaceAll(',', ''));
  const factor = unit === undefined ? 1 : unit.startsWith('m') ? 1_000_000 : 1000;
  return Math.round(value * factor);
}
