/** An amount as it was said, and what its neighbors say of it. */
export interface Amount {
  value: number;
  /** A share in percent. */
  isPercent: boolean;
  /** Twelve, four … where it is "200 a month", "1,000 each quarter"; else 1. */
  times: number;
  from: number;
  to: number;
}

export interface Slots {
  amounts: readonly Amount[];
  /** Whom it is about, where the question says it. */
  person: 'taxpayer' | 'spouse' | null;
  /** A day or a year that is named. */
  year: number | null;
}

const money =
  /(\$\s?)?(?<![\w.,-])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(k|grand|thousand|hundred|million)\b)?(?:\s?(%|percent\b|per cent\b))?(?:(?:\s(?:less|more|extra))?\s(?:a|per|each|every)\s(week|month|quarter))?/g;
const scales: Readonly<Record<string, number>> = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  hundred: 100,
  million: 1_000_000,
};
const often: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4 };
/** Numbers that are names of forms and plans, or what is counted in them is no money. */
const plainNames = new Set([
  401, 403, 457, 529, 199, 179, 1031, 1040, 1065, 1095, 1098, 1099, 1120, 2441, 4868, 5498, 5695, 8606, 8812,
  8863, 8880, 8889, 8936, 8949, 8959, 8960, 8962,
]);
const countedAfter =
  /^\s?(years?|days?|months?|weeks?|hours?|kids?|children|people|shares|times|dependents?|jobs?|w-?2s?|payments?|st\b|nd\b|rd\b|th\b|%)/;
const namedBefore =
  /\b(form|line|box|schedule|section|pub|publication|age|turn(?:ed|ing)?|code|notice|letter|cp|irc)\.?\s?$/;

const units: Readonly<Record<string, number>> = { a: 1, twenty: 20, thirty: 30, forty: 40, fifty: 50 };
const firstTen = 'one two three four five six seven eight nine ten'.split(' ');
const millions = /(?<![\d.,])(\d+(?:\.\d+)?) ?(?:mil|mill|million)\b/g;
const spelled = new RegExp(
  `\\b(${[...firstTen, ...Object.keys(units)].join('|')})( hundred)? (hundred|thousand|grand)\\b`,
  'g',
);

/** Numbers in words that people use for amounts, in digits: "five thousand". */
export const writeDigits = (text: string): string =>
  text
    .replaceAll(millions, (_, digits: string) => String(Math.round(Number(digits) * 1_000_000)))
    .replaceAll(spelled, (_, unit: string, hundred: string | undefined, scale: string) =>
      String(
        (units[unit] ?? firstTen.indexOf(unit) + 1) *
          (hundred === undefined ? 1 : 100) *
          (scales[scale] ?? 1),
      ),
    );

/** Amounts of dollars and shares that a question says, in its order; years, forms, boxes and ages are none. */
export function readAmounts(text: string): Amount[] {
  return [...text.matchAll(money)].flatMap((found): Amount[] => {
    const [whole, sign = '', digits = '', cents = '', scale, share, period] = found;
    const from = found.index;
    const to = from + whole.trimEnd().length;
    const value = Number(`${digits.replaceAll(',', '')}${cents}`) * (scales[scale ?? ''] ?? 1);
    const isPercent = share !== undefined;
    const times = often[period ?? ''] ?? 1;
    const amount: Amount = { value, isPercent, times, from, to };
    if (sign !== '' || isPercent || scale !== undefined || period !== undefined || digits.includes(','))
      return plan(text, amount);
    const isYear = value >= 1990 && value <= 2035 && value !== 2000;
    const after = text.slice(to);
    const before = text.slice(Math.max(0, from - 14), from);
    if (
      isYear ||
      plainNames.has(value) ||
      countedAfter.test(after) ||
      namedBefore.test(before) ||
      /^[a-z(-]/.test(after)
    )
      return [];
    // Small bare numbers are counts; an amount of money is said in full.
    return value >= 100 || value === 0 ? [amount] : [];
  });
}

/** "401k" is a plan and no amount. */
const plan = (text: string, amount: Amount): Amount[] =>
  /\b(401|403)\s?\(?[kb]/.test(text.slice(amount.from, amount.to + 1)) ? [] : [amount];

export function readSlots(text: string): Slots {
  // 2000 is nearly always an amount.
  const year = /\b(19[5-9]\d|200[1-9]|20[1-3]\d)\b(?![,\d])/.exec(text)?.[1];
  return {
    amounts: readAmounts(text),
    person: /\b(wife|husband|spouse|his|hers?|partner)('s)?\b/.test(text)
      ? 'spouse'
      : /\b(my|i|me|mine)\b/.test(text)
        ? 'taxpayer'
        : null,
    year: year === undefined ? null : Number(year),
  };
}
