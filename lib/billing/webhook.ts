import { z } from 'zod';
import { recordAudit } from '@/lib/audit/commands';
import { isUniqueViolation } from '@/lib/http/errors';
import { db } from '@/lib/infra/db';
import { log } from '@/lib/infra/log';
import { type ProviderEvent, toIntentState } from '@/lib/infra/stripe';
import { activePayment, ofYear } from './balance';
import { takeDispute } from './disputes';
import { toMoneyRow } from './rows';
import { lockPayments, settlePayment } from './settle';
import { keepRefund } from './work';

const system = { actorId: null, actorRole: 'system' } as const;

/**
 * Takes in a signed event of the card provider. The order does not matter: a payment is activated by the intent that
 * the event carries, whatever came before, and an event seen before changes nothing.
 */
export async function takeEvent(event: ProviderEvent): Promise<void> {
  const seen = await db().paymentEvent.findUnique({ where: { id: event.id } });
  if (seen !== null) return;
  if (event.type.startsWith('payment_intent.')) await takeIntent(event.object);
  else if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
    await takeRefund(event.object);
  else if (event.type.startsWith('charge.dispute.')) await takeDispute(event.object);
  // Noted last: a process killed before this line gets the event again, and taking it twice is harmless.
  try {
    await db().paymentEvent.create({ data: { id: event.id, type: event.type } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

async function takeIntent(object: unknown): Promise<void> {
  const intent = toIntentState(object);
  const payment = await db().payment.findFirst({
    where: {
      OR: [
        { providerIntentId: intent.intentId },
        ...(intent.paymentId === null ? [] : [{ id: intent.paymentId }]),
      ],
    },
    select: { id: true },
  });
  if (payment === null) {
    log.warn({ intentId: intent.intentId }, 'an event about a payment we don’t have');
    return;
  }
  await settlePayment(system, payment.id, intent);
}

const Refund = z.object({
  id: z.string().min(1).max(200),
  amount: z.number().int().positive(),
  status: z.string().nullable(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** Our own refund that took its time, or one that was made at the provider by hand. */
async function takeRefund(object: unknown): Promise<void> {
  const parsed = Refund.safeParse(object);
  if (!parsed.success) return;
  const { id, amount, status, payment_intent: intent, metadata } = parsed.data;
  const outcome =
    status === 'succeeded'
      ? 'succeeded'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'pending';
  const own =
    metadata?.['refundId'] === undefined
      ? await db().paymentRefund.findUnique({ where: { providerRefundId: id } })
      : await db().paymentRefund.findUnique({ where: { id: metadata['refundId'] } });
  if (own !== null) {
    await keepRefund(own.id, { providerRefundId: id, status: outcome });
    return;
  }
  if (outcome === 'failed' || intent === null || intent === undefined) return;
  await noteForeignRefund(typeof intent === 'string' ? intent : intent.id, id, amount, outcome);
}

async function noteForeignRefund(
  intentId: string,
  providerRefundId: string,
  amountCents: number,
  status: 'succeeded' | 'pending',
): Promise<void> {
  const named = await db().payment.findUnique({
    where: { providerIntentId: intentId },
    select: { id: true, userId: true },
  });
  if (named === null) return;
  await db().$transaction(async (tx) => {
    const payments = await lockPayments(tx, named.userId);
    const known = await tx.paymentRefund.count({ where: { providerRefundId } });
    if (known > 0) return;
    await tx.paymentRefund.create({
      data: {
        paymentId: named.id,
        amountCents,
        reason: 'made at the card provider',
        status,
        providerRefundId,
        ...(status === 'succeeded' ? { settledAt: new Date() } : {}),
      },
    });
    // Everything of the active plan's payment went back: there is no plan without money.
    const row = payments.find(({ id }) => id === named.id);
    const active = row === undefined ? null : activePayment(ofYear(payments, row.taxYear).map(toMoneyRow));
    const back = amountCents + (row === undefined ? 0 : toMoneyRow(row).refundedCents);
    if (row !== undefined && active?.id === row.id && back >= row.amountCents)
      await tx.payment.update({ where: { id: row.id }, data: { status: 'refunded' } });
    await recordAudit(tx, system, {
      action: 'payment.refunded-at-provider',
      objectType: 'Payment',
      objectId: named.id,
      ownerId: named.userId,
      detail: { cents: amountCents },
    });
  });
}
