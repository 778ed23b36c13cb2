import { type Law } from '../law/law';

/** A year of a return or of one beside it; not the number of a notice or a procedure. */
const years = /(?<![-\d])20(\d\d)(?!-?\d)/g;

const dollarText = (amount: number): string =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })}`;

/** Groups of the law about other years than its own. */
const otherYears: ReadonlySet<string> = new Set(['nextYear', 'farmAveraging']);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Pairs of amounts that stand at the same place of two years' law; those of the year after and of base years are left out. */
function* pairAmounts(before: unknown, after: unknown): Iterable<readonly [number, number]> {
  if (typeof before === 'number' && typeof after === 'number') yield [before, after];
  if (!isGroup(before) || !isGroup(after)) return;
  for (const key of Object.keys(before))
    if (!otherYears.has(key)) yield* pairAmounts(before[key], after[key]);
}

/**
 * Printed amounts of one year with those of another, as far as an amount always became the same other one. Where it
 * depends on the place ($2,000 for a child, $2,000 of contributions), the print of the line says it.
 */
function listAmountTexts(before: Law, after: Law): ReadonlyMap<string, string> {
  const became = new Map<number, Set<number>>();
  for (const [old, now] of pairAmounts(before, after)) {
    const found = became.get(old) ?? new Set();
    became.set(old, found.add(now));
  }
  return new Map(
    [...became].flatMap(([old, now]) => {
      const [only = old] = now;
      return now.size > 1 || only === old ? [] : [[dollarText(old), dollarText(only)] as const];
    }),
  );
}

interface YearWords {
  /** The law whose amounts stand in the texts, and the law of the edition. */
  readonly before: Law;
  readonly after: Law;
  /** Amounts with the words that tell them from others ($10,000 of state tax, not of tuition), in the same order each year. */
  readonly phrases: (law: Law) => readonly string[];
  /** What else is called otherwise: "Form 1040, line 11" that is now line 11a. */
  readonly also: readonly (readonly [RegExp, string])[];
}

/** Functions that put texts of one year into those of another. */
export interface YearWording {
  /** Years, amounts of the law, and what else is called otherwise. */
  readonly words: (text: string) => string;
  /** Years alone: for sentences that hold amounts of a filer. */
  readonly years: (text: string) => string;
}

/** Makes the functions for an edition. Texts are worked out once. */
export function makeYearWords({ before, after, phrases, also }: YearWords): YearWording {
  let amounts: ReadonlyMap<string, string> | null = null;
  const known = new Map<string, string>();
  const shift = after.year - before.year;

  const moveYears = (text: string): string =>
    text.replaceAll(years, (year: string) =>
      Math.abs(Number(year) - before.year) <= 1 ? String(Number(year) + shift) : year,
    );
  const [oldPhrases, newPhrases] = [phrases(before), phrases(after)];
  function reword(text: string): string {
    const at = oldPhrases.findIndex((phrase) => text.includes(phrase));
    if (at !== -1)
      return text
        .split(oldPhrases[at] ?? '')
        .map(reword)
        .join(newPhrases[at]);
    const found = (amounts ??= listAmountTexts(before, after));
    const reworded = text.replaceAll(/\$\d[\d,]*\d(?:\.\d\d)?/g, (amount) => found.get(amount) ?? amount);
    return also.reduce((all, [pattern, by]) => all.replaceAll(pattern, by), moveYears(reworded));
  }
  return {
    words: (text) => {
      const done = known.get(text);
      if (done !== undefined) return done;
      const reworded = reword(text);
      known.set(text, reworded);
      return reworded;
    },
    years: moveYears,
  };
}
