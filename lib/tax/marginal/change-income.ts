import { asCents, centsOf } from '../facts/cents';
import { type ReturnInput } from '../facts/return-input';
import { type IncomeKind, kindsOfIncome } from './income-kinds';

/** Whole dollars and cents of one kind of income that the facts state. */
export const amountOfKind = (facts: ReturnInput, kind: IncomeKind): number =>
  kindsOfIncome[kind].parts(facts).reduce((total, { amount }) => total + centsOf(amount), 0) / 100;

/**
 * The return with more or less of one kind of income, in whole dollars. More goes to its largest amount, less comes off
 * the largest first. Null when there is not so much to take away.
 */
export function changeIncome(facts: ReturnInput, kind: IncomeKind, dollars: number): ReturnInput | null {
  if (dollars === 0) return facts;
  const parts = kindsOfIncome[kind].parts(facts);
  let largest = parts[0];
  for (const part of parts)
    if (largest === undefined || centsOf(part.amount) > centsOf(largest.amount)) largest = part;
  if (!largest) return dollars > 0 ? kindsOfIncome[kind].add(facts, dollars) : null;
  const cents = dollars * 100;
  const there = centsOf(largest.amount);
  if (cents + there >= 0) return largest.change(asCents(cents));
  const rest = (cents + there) / 100;
  return changeIncome(largest.change(asCents(-there)), kind, rest);
}
