import type { PlanSlug } from './plans';

/** What the rules of money need to know of a payment. Amounts are cents. */
export interface MoneyRow {
  id: string;
  planType: PlanSlug;
  priceCents: number;
  amountCents: number;
  status: 'pending' | 'succeeded' | 'failed' | 'refunded' | 'disputed';
  succeededAt: Date | null;
  /** Sent back or on its way back. */
  refundedCents: number;
}

/** Payments for one tax year: each year has its own plan, its own money and its own refunds. */
export const ofYear = <Row extends { taxYear: number }>(rows: readonly Row[], taxYear: number): Row[] =>
  rows.filter((row) => row.taxYear === taxYear);

/** The newest succeeded payment: the active plan (contract section 6.8). Null without one. */
export function activePayment<Row extends MoneyRow>(rows: readonly Row[]): Row | null {
  const paid = rows.filter((row) => row.status === 'succeeded');
  const when = (row: Row) => row.succeededAt?.getTime() ?? 0;
  return paid.reduce<Row | null>((best, row) => (best === null || when(row) > when(best) ? row : best), null);
}

/** What was charged and not refunded, over all succeeded payments. */
export function netPaidCents(rows: readonly MoneyRow[]): number {
  return rows
    .filter((row) => row.status === 'succeeded')
    .reduce((sum, row) => sum + row.amountCents - row.refundedCents, 0);
}

/** What a plan still costs somebody with these payments; never below zero. */
export function amountDueCents(priceCents: number, rows: readonly MoneyRow[]): number {
  return Math.max(0, priceCents - netPaidCents(rows));
}

/**
 * Divides a refund over payments, the newest first, none beyond what it charged.
 * @throws Error when more is to go back than came in: a fault of ours that must not send money
 */
export function divideRefund(
  cents: number,
  rows: readonly MoneyRow[],
): { paymentId: string; amountCents: number }[] {
  const newestFirst = rows
    .filter((row) => row.status === 'succeeded')
    .toSorted((a, b) => (b.succeededAt?.getTime() ?? 0) - (a.succeededAt?.getTime() ?? 0));
  const parts: { paymentId: string; amountCents: number }[] = [];
  let left = cents;
  for (const row of newestFirst) {
    const part = Math.min(left, row.amountCents - row.refundedCents);
    if (part <= 0) continue;
    parts.push({ paymentId: row.id, amountCents: part });
    left -= part;
  }
  if (left > 0) throw new Error('a refund is larger than what was paid');
  return parts;
}
