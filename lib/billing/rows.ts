import type { PaymentModel, PaymentRefundModel } from '@/.generated/prisma/models';
import type { MoneyRow } from './balance';
import { planOrBasic } from './plans';
import type { Payment } from './schema';

export type PaymentWithRefunds = PaymentModel & { refunds: PaymentRefundModel[] };
export const withRefunds = { refunds: true } as const;

/** Money that went back or is on its way; a failed refund is neither. */
export const refundedCents = (row: PaymentWithRefunds): number =>
  row.refunds.reduce((sum, refund) => sum + (refund.status === 'failed' ? 0 : refund.amountCents), 0);

export const toMoneyRow = (row: PaymentWithRefunds): MoneyRow & { id: string } => ({
  id: row.id,
  planType: row.planType,
  priceCents: row.priceCents,
  amountCents: row.amountCents,
  status: row.status,
  succeededAt: row.succeededAt,
  refundedCents: refundedCents(row),
});

/** A payment as its owner may see it. */
export function toPayment(row: PaymentWithRefunds): Payment {
  return {
    id: row.id,
    userId: row.userId,
    planType: planOrBasic(row.planType).name,
    taxYear: row.taxYear,
    amount: row.priceCents / 100,
    charged: row.amountCents / 100,
    refunded: refundedCents(row) / 100,
    currency: 'usd',
    status: row.status,
    provider: row.provider === 'stripe' ? 'stripe' : 'test',
    createdAt: row.createdAt.toISOString(),
    succeededAt: row.succeededAt?.toISOString() ?? null,
  };
}
