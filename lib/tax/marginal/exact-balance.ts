import { type LawOf, startRun } from '../engine/run';
import { type Line } from '../engine/line';
import { type TaxRun } from '../calculate-return';
import { type ReturnInput } from '../facts/return-input';
import { isRefused, KeptRunOfReturn } from '../kept-run-of-return';
import { totalPayments } from '../us/form-1040/payments';
import { totalTax } from '../us/form-1040/tax-and-credits';
import { federalEditionFor } from '../us/editions';
import { type Law } from '../us/law/law';

/** The tables print the tax of $50 at a time; here the tax grows by the dollar, as the brackets say. */
const withoutTables = ({ law, ...edition }: LawOf<Law>): LawOf<Law> => ({
  ...edition,
  law: {
    ...law,
    incomeTax: { ...law.incomeTax, taxTableBelow: 0 },
    earnedIncome: { ...law.earnedIncome, tableRow: 0.0001 },
  },
});

const editions = new Map<number, readonly LawOf<Law>[]>();
function exactEditions(facts: ReturnInput): readonly LawOf<Law>[] {
  const known = editions.get(facts.taxYear);
  if (known) return known;
  const made = [withoutTables(federalEditionFor(facts))];
  editions.set(facts.taxYear, made);
  return made;
}

/** What the balance is made of. A penalty for paying late and what is applied to the next year don't count. */
export const listBalanceLines = (): readonly Line<number>[] => [totalPayments, totalTax];

/**
 * Gives payments less total tax, not rounded and without tables, for a return and others near it: those share what they
 * don't change. Null when a return can't be computed.
 */
export function startExactBalances(start: ReturnInput): (facts: ReturnInput) => number | null {
  const [edition] = exactEditions(start);
  const balanceOf = (run: TaxRun) => (run.read(totalPayments, 0) ?? 0) - (run.read(totalTax, 0) ?? 0);
  const kept =
    edition === undefined ? null : KeptRunOfReturn.from(start, edition, { exact: true }, balanceOf);
  if (kept === null) return () => null;
  return (facts) => {
    const { run, problems, reach } = kept.start(facts);
    return reach === null || isRefused(problems) ? null : balanceOf(run);
  };
}

/** A traced run in which nothing is rounded. */
export const startExactRun = (facts: ReturnInput): TaxRun =>
  startRun(facts, exactEditions(facts), { exact: true, traced: true });
