import { type Sourced } from './law';

export type LocalTable = 'A' | 'B' | 'C' | 'D';

/** Schedule A, line 5a: optional sales tax tables. */
export interface SalesTaxLaw extends Sourced {
  /** The tables of the year are at hand; without them only the tax that was paid can be deducted. */
  readonly hasTables: boolean;
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
