import { type Sourced } from './law';

export type LocalTable = 'A' | 'B' | 'C' | 'D';

/** A text per family size, from one person to more than five; its amounts follow the steps of income. */
export type SalesTaxTable = readonly [string, string, string, string, string, string];

/** Schedule A, line 5a: optional sales tax tables. */
export interface SalesTaxLaw extends Sourced {
  readonly days: number;
  readonly withoutLocalTax: readonly string[];
  /** States whose residents use the local tables; the others use the ratio of the rates. */
  readonly localTables: Readonly<Record<string, readonly LocalTable[]>>;
  /** Percent, as printed in the heading of the state’s table; null for a state without one. */
  readonly stateRate: (state: string) => number | null;
  /** By family size and income; 0 for a state without a table. */
  readonly stateAmount: (state: string, familySize: number, income: number) => number;
  readonly localAmount: (table: LocalTable, familySize: number, income: number) => number;
}

/** Lowest income of each row of the tables, the same in each year. */
const incomeSteps = [
  0, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 140_000, 160_000,
  180_000, 200_000, 225_000, 250_000, 275_000, 300_000,
];

/** The last column is for families of more than five. */
const largestFamily = 6;

/** Dollars of a table by family size and income in dollars; 0 without a table. */
export function salesTaxAt(table: SalesTaxTable | undefined, familySize: number, income: number): number {
  const row = table?.[Math.min(familySize, largestFamily) - 1]?.split(' ') ?? [];
  const step = Math.max(
    0,
    incomeSteps.findLastIndex((from) => from <= income),
  );
  return Number(row[step] ?? 0);
}
