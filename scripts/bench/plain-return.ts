/**
 * The tax of a single filer with wages and interest only, written out by hand with nothing in between: what the engine's
 * lines, laziness and problems are measured against. Never used by the product.
 */
export function computePlainReturn(facts: {
  wages: number;
  interest: number;
  withheld: number;
  paid: number;
}) {
  const totalIncome = Math.round(facts.wages) + Math.round(facts.interest);
  const taxableIncome = Math.max(0, totalIncome - 14_600);
  const row = taxableIncome < 100_000 ? Math.floor(taxableIncome / 50) * 50 + 25 : taxableIncome;
  let tax = 0;
  let from = 0;
  for (const [upTo, rate] of brackets) {
    if (row <= from) break;
    tax += (Math.min(row, upTo) - from) * rate;
    from = upTo;
  }
  const payments = Math.round(facts.withheld) + Math.round(facts.paid);
  const balance = payments - Math.round(tax);
  return {
    totalIncome,
    taxableIncome,
    tax: Math.round(tax),
    refund: Math.max(0, balance),
    owed: Math.max(0, -balance),
  };
}

const brackets: readonly (readonly [upTo: number, rate: number])[] = [
  [11_600, 0.1],
  [47_150, 0.12],
  [100_525, 0.22],
  [191_950, 0.24],
  [243_725, 0.32],
  [609_350, 0.35],
  [Infinity, 0.37],
];
