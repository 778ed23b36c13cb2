import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type Facts } from './household-facts';

/** Totals of a state's return in whole dollars, as far as a case says them. */
export interface Expected {
  readonly agi?: number;
  readonly ti?: number;
  /** After nonrefundable credits. */
  readonly tax?: number;
  readonly refundable?: number;
  readonly local?: number;
}

/** The state returns of a household by postal code; throws what is wrong with its facts. */
export function calculateStates(facts: Facts) {
  const parsed = parseReturn(facts);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateAll(parsed.facts).states ?? {};
}

/** Holds the totals of a household's state returns against those worked by hand. */
export function expectTotals(facts: Facts, expected: Readonly<Record<string, Expected>>): void {
  const states = calculateStates(facts);
  const found = Object.fromEntries(
    Object.keys(expected).map((code) => {
      const totals = states[code]?.totals;
      return [
        code,
        {
          agi: totals?.stateAgi,
          ti: totals?.stateTaxableIncome,
          tax: totals?.stateTaxAfterNonrefundableCredits,
          refundable: totals?.stateRefundableCredits,
          local: totals?.localTax,
        },
      ];
    }),
  );
  expect(found).toMatchObject(expected);
}
