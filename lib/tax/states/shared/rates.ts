import { roundHalfUp } from '../../engine/rounding';
import { type FilingStatus } from '../../facts/household';

/** A step of a graduated schedule: the rate on what lies over an amount, up to the next step. */
export interface Step {
  readonly over: number;
  readonly rate: number;
}

/** The same for each filing status. */
export type ByStatus<T> = Readonly<Record<FilingStatus, T>>;

/** One value where all statuses share it. */
export const everyStatus = <T>(value: T): ByStatus<T> => ({
  single: value,
  mfj: value,
  mfs: value,
  hoh: value,
  qss: value,
});

/** Single and separate filers share one value, joint filers and surviving spouses another; heads of household a third. */
export const singleAndJoint = <T>(single: T, joint: T, hoh: T = single): ByStatus<T> => ({
  single,
  mfs: single,
  mfj: joint,
  qss: joint,
  hoh,
});

/** Tax on an amount by a schedule, in dollars and cents, not rounded. */
export function taxBySteps(income: number, steps: readonly Step[]): number {
  let tax = 0;
  for (let i = steps.length - 1, top = income; i >= 0; i--) {
    const step = steps[i];
    if (!step || top <= step.over) continue;
    tax += (top - step.over) * step.rate;
    top = step.over;
  }
  return tax;
}

export interface PrintedTable {
  /** Width of a row in dollars. */
  readonly row: number;
  /** The table holds amounts below this one; above, the schedule decides. */
  readonly below: number;
  /** First amount of the first full row, where the first rows are narrower. */
  readonly from?: number;
}

/** Tax from a printed table: the tax on the middle of the row, in whole dollars; by the schedule above the table. */
export function taxFromTable(income: number, steps: readonly Step[], table: PrintedTable): number {
  if (income <= 0) return 0;
  if (income >= table.below) return roundHalfUp(taxBySteps(income, steps));
  const start = table.from ?? 0;
  const middle = start + Math.floor((income - start) / table.row) * table.row + table.row / 2;
  return roundHalfUp(taxBySteps(Math.max(0, middle), steps));
}

/**
 * What is left of an amount that goes down by steps: by `by` for each `per` dollars, or part of them, of income over a limit.
 * Never below 0.
 */
export const reducedBySteps = (
  amount: number,
  income: number,
  limit: number,
  per: number,
  by: number,
): number => (income <= limit ? amount : Math.max(0, amount - Math.ceil((income - limit) / per) * by));

/** The row of a list, in order of `over`, that an amount falls into. `inclusive`: an amount at the limit is still below. */
export function rowOf<R extends { readonly over: number }>(
  amount: number,
  rows: readonly R[],
  inclusive = true,
): R {
  let found = rows[0];
  for (const row of rows) if (inclusive ? amount > row.over : amount >= row.over) found = row;
  if (!found) throw new Error('An empty table');
  return found;
}
