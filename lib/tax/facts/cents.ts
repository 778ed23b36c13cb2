import { roundHalfUp } from '../engine/rounding';

/**
 * An amount of money as facts hold it: whole cents. At run time it is an integer; to the compiler it is
 * opaque, so that cents can't be added to the whole dollars of a printed line. `dollars()` is
 * the way from one to the other.
 */
export interface Cents {
  readonly unit: 'cents';
}

/** Takes an integer number of cents as an amount. With `centsOf` the only place where the two types meet. */
export const asCents = (cents: number): Cents => cents as unknown as Cents;

/** The integer number of cents of an amount. */
export const centsOf = (amount: Cents): number => amount as unknown as number;

export const noCents = asCents(0);

/** An amount was stated and is not zero. */
export const isSome = (amount: Cents | null): boolean => amount !== null && centsOf(amount) !== 0;

/** Adds the cents of all items of a list. */
export function addCents<T>(items: readonly T[], pick: (item: T) => Cents): Cents {
  let sum = 0;
  for (const item of items) sum += centsOf(pick(item));
  return asCents(sum);
}

export const plus = (...amounts: Cents[]): Cents => addCents(amounts, (amount) => amount);

/** First amount less the others; may be negative. */
export const minus = (from: Cents, ...amounts: Cents[]): Cents =>
  asCents(centsOf(from) - centsOf(plus(...amounts)));

export const centsNotBelowZero = (amount: Cents): Cents => (centsOf(amount) < 0 ? noCents : amount);

export const smallerCents = (a: Cents, b: Cents): Cents => (centsOf(a) < centsOf(b) ? a : b);

/**
 * Whole dollars of one printed line: adds the cents of all amounts first and rounds once
 * (Instructions for Form 1040, "Rounding Off to Whole Dollars").
 */
export function dollars(...amounts: Cents[]): number {
  let cents = 0;
  for (const amount of amounts) cents += centsOf(amount);
  return roundHalfUp(cents / 100);
}

/** Whole dollars of one amount from each item of a list, added before rounding. */
export const dollarsOf = <T>(items: readonly T[], pick: (item: T) => Cents): number =>
  dollars(addCents(items, pick));

/** Dollars and cents, not rounded, for comparisons with amounts of the law. */
export const exactDollars = (amount: Cents): number => centsOf(amount) / 100;
