/** "If zero or less, enter -0-". */
export const notBelowZero = (amount: number): number => (amount > 0 ? amount : 0);

export const smallerOf = (a: number, b: number): number => (a < b ? a : b);

export const largerOf = (a: number, b: number): number => (a > b ? a : b);

/** Leaves the line blank instead of printing 0. */
export const blankIfZero = (amount: number): number | null => (amount === 0 ? null : amount);

/** Whole dollars of several lines; cents are added before they become lines (facts/cents.ts). */
export function sum(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Adds lines of which some may be blank: blank when all of them are. */
export function addEntries(entries: readonly (number | null)[]): number | null {
  let total: number | null = null;
  for (const entry of entries) if (entry !== null) total = (total ?? 0) + entry;
  return total;
}

/** "If not a multiple of $1,000, enter the next multiple of $1,000". */
export const nextMultipleOf = (step: number, amount: number): number => Math.ceil(amount / step) * step;

export const countTrue = (answers: readonly boolean[]): number => answers.filter(Boolean).length;
