import { nextBusinessDay } from '../../business-days';
import { exactDollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type EstimatedTaxLaw } from '../law/savings';

/** A payment in dollars and cents with the day it was made. */
export interface DatedPayment {
  readonly date: string;
  readonly amount: number;
}

/** A payment without its date belongs to no column of Form 2210, line 11. */
export const hasUndatedPayment = (facts: ReturnInput): boolean =>
  facts.payments.estimated.some(({ date, amount }) => date === null && isSome(amount));

/**
 * A payment on the next business day counts as made on the due date (IRC 7503). What `timelyUpTo` does not say is
 * Patriots' Day: April 15, 2024 is April 17 in Maine and Massachusetts (Form 1040-ES (2024), Payment Due Dates).
 */
function inTime(date: string, { address }: ReturnInput, { installments }: EstimatedTaxLaw): string {
  const moved = installments.find(({ due, timelyUpTo }) => {
    if (date <= timelyUpTo) return false;
    const here = nextBusinessDay(due, address.state);
    return date <= here && here > nextBusinessDay(due);
  });
  return moved?.timelyUpTo ?? date;
}

/** Estimated tax, and the overpayment of last year, which counts from the first due date. In order of dates. */
export function listPayments(facts: ReturnInput, law: EstimatedTaxLaw): DatedPayment[] {
  const payments = facts.payments.estimated.map(({ date, amount }) => ({
    date: inTime(date ?? '', facts, law),
    amount: exactDollars(amount),
  }));
  const applied = exactDollars(facts.payments.priorYearOverpayment);
  const first = law.installments[0];
  if (applied > 0 && first) payments.push({ date: first.due, amount: applied });
  return payments.sort((a, b) => a.date.localeCompare(b.date));
}

/** Payments made after the date of the column before, up to this column's own (Form 2210, line 11). */
export function paidInColumn(facts: ReturnInput, law: EstimatedTaxLaw, column: number): number {
  const after = law.installments[column - 1]?.timelyUpTo ?? '';
  const upTo = law.installments[column]?.timelyUpTo ?? '';
  let paid = 0;
  for (const { date, amount } of listPayments(facts, law)) if (date > after && date <= upTo) paid += amount;
  return paid;
}

const dayLength = 86_400_000;

/** Days from one day to another, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
