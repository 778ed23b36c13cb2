import { startRun } from '../engine/calculate';
import { type Line } from '../engine/line';
import { withoutRounding } from '../engine/rounding';
import { type TaxRun } from '../calculate-return';
import { type ReturnInput } from '../facts/return-input';
import { findProblems } from '../find-problems';
import { totalPayments } from '../us/form-1040/payments';
import { totalTax } from '../us/form-1040/tax-and-credits';
import { countSlots } from '../us/form';
import { law2024 } from '../us/law/2024';
import { type Law } from '../us/law/law';

/** The tables print the tax of $50 at a time; here the tax grows by the dollar, as the brackets say. */
const lawWithoutTables: Law = {
  ...law2024,
  incomeTax: { ...law2024.incomeTax, taxTableBelow: 0 },
  earnedIncome: { ...law2024.earnedIncome, tableRow: 0.0001 },
};

/** What the balance is made of. A penalty for paying late and what is applied to the next year don't count. */
export const listBalanceLines = (): readonly Line<number>[] => [totalPayments, totalTax];

/** Payments less total tax, not rounded and without tables; null when the return can't be computed. */
export function computeExactBalance(facts: ReturnInput): number | null {
  return withoutRounding(() => {
    const run = startRun(facts, lawWithoutTables, countSlots());
    if (findProblems(facts, run).some(({ severity }) => severity === 'unsupported')) return null;
    return (run.read(totalPayments, 0) ?? 0) - (run.read(totalTax, 0) ?? 0);
  });
}

/** Reads lines of a traced run in which nothing is rounded. */
export function withExactRun<T>(facts: ReturnInput, read: (run: TaxRun) => T): T {
  return withoutRounding(() => read(startRun(facts, lawWithoutTables, countSlots(), true)));
}
