const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  fifty: 50,
  hundred: 100,
};

/** An amount of dollars for the year in a question: "$3,000", "3k", "five grand", "50 a week". Null when there is none. */
export function readAmount(text: string): number | null {
  const each =
    /\$?(\d[\d,]*)( dollars| bucks)?( more| extra| less)? (?:a|per|each|every) (week|month)\b/.exec(text);
  if (each !== null) return scale(each[1] ?? '', undefined) * (each[4] === 'week' ? 52 : 12);
  const marked = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b|thousand\b|grand\b|million\b|m\b)?/.exec(text);
  if (marked !== null) return scale(marked[1] ?? '', marked[2]);
  const scaled = /\b(\d[\d,]*(?:\.\d+)?)\s?(k|grand|thousand|million)\b/.exec(text);
  if (scaled !== null) return scale(scaled[1] ?? '', scaled[2]);
  const spelled =
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|fifty)( hundred)? (grand|thousand|hundred)\b/.exec(
      text,
    );
  if (spelled !== null) {
    const many = words[spelled[1] ?? ''] ?? 0;
    return many * (spelled[3] === 'hundred' ? 100 : 1000) * (spelled[2] === undefined ? 1 : 100);
  }
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
