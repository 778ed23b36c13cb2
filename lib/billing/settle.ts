import { recordAudit, type AuditSource } from '@/lib/audit/commands';
import type { IntentState } from '@/lib/infra/card-provider';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { log } from '@/lib/infra/log';
import { activePayment, divideRefund, netPaidCents, ofYear } from './balance';
import { judgeIntent } from './provider';
import { type PaymentWithRefunds, toMoneyRow, withRefunds } from './rows';

/** Serializes everything that changes what one person paid; returns their payments, of all years. */
export async function lockPayments(tx: Transaction, userId: string): Promise<PaymentWithRefunds[]> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
  return tx.payment.findMany({ where: { userId }, include: withRefunds, orderBy: { createdAt: 'asc' } });
}

/** Writes refunds of a sum and the jobs that carry them out. */
export async function startRefunds(
  tx: Transaction,
  source: AuditSource,
  payments: PaymentWithRefunds[],
  cents: number,
  reason: string,
): Promise<void> {
  for (const part of divideRefund(cents, payments.map(toMoneyRow))) {
    const refund = await tx.paymentRefund.create({ data: { ...part, reason } });
    await enqueueJob(tx, 'settle-refund', refund.id);
    await recordAudit(tx, source, {
      action: 'payment.refund-started',
      objectType: 'Payment',
      objectId: part.paymentId,
      ...ownerOf(payments),
      detail: { cents: part.amountCents },
    });
  }
}

const ownerOf = ([first]: PaymentWithRefunds[]) => (first === undefined ? {} : { ownerId: first.userId });

type Settled = 'succeeded' | 'open' | 'failed';

/**
 * Takes the provider's word into our tables. Safe to call at any time, any number of times and in any order:
 * a payment only moves from open or failed to succeeded, and money beyond the plan's price goes back by itself.
 */
export async function settlePayment(
  source: AuditSource,
  paymentId: string,
  intent: IntentState,
): Promise<Settled> {
  return db().$transaction(async (tx) => {
    const owner = await tx.payment.findUnique({ where: { id: paymentId }, select: { userId: true } });
    if (owner === null) return 'failed';
    const payments = await lockPayments(tx, owner.userId);
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment === undefined) return 'failed';
    if (['succeeded', 'refunded', 'disputed'].includes(payment.status)) return 'succeeded';
    const verdict = judgeIntent(payment, intent);
    if (verdict === 'paid') {
      await activate(tx, source, ofYear(payments, payment.taxYear), payment, intent.intentId);
      return 'succeeded';
    }
    if (verdict === 'mismatch') {
      log.error({ paymentId, intentId: intent.intentId }, 'a payment doesn’t match its intent');
      await recordAudit(tx, source, {
        action: 'payment.mismatch',
        objectType: 'Payment',
        objectId: paymentId,
        ownerId: owner.userId,
      });
      return 'open';
    }
    if (verdict === 'canceled') {
      await tx.payment.update({ where: { id: paymentId }, data: { status: 'failed', openFor: null } });
      return 'failed';
    }
    return payment.status === 'failed' ? 'failed' : 'open';
  });
}

async function activate(
  tx: Transaction,
  source: AuditSource,
  payments: PaymentWithRefunds[],
  payment: PaymentWithRefunds,
  intentId: string,
): Promise<void> {
  const before = activePayment(payments.map(toMoneyRow));
  const succeededAt = new Date();
  // Two plans paid at once, in two windows: the larger one stays, what is too much goes back below.
  const isSmaller = before !== null && before.priceCents >= payment.priceCents;
  await tx.payment.update({
    where: { id: payment.id },
    data: {
      status: 'succeeded',
      providerIntentId: intentId,
      openFor: null,
      succeededAt: isSmaller ? payment.createdAt : succeededAt,
    },
  });
  await recordAudit(tx, source, {
    action: 'payment.succeeded',
    objectType: 'Payment',
    objectId: payment.id,
    ownerId: payment.userId,
    detail: { plan: payment.planType, cents: payment.amountCents },
  });
  const now = ofYear(await lockPayments(tx, payment.userId), payment.taxYear);
  const rows = now.map(toMoneyRow);
  const active = activePayment(rows);
  if (active === null) return;
  if (netPaidCents(rows) < active.priceCents) {
    // An upgrade whose foundation was refunded meanwhile is not the price of the plan: it goes back.
    await startRefunds(
      tx,
      source,
      [{ ...payment, status: 'succeeded', succeededAt }],
      payment.amountCents,
      'payment didn’t match the plan price',
    );
    await tx.payment.update({ where: { id: payment.id }, data: { status: 'refunded' } });
    return;
  }
  await tx.user.update({ where: { id: payment.userId }, data: { planTier: active.planType } });
  const tooMuch = netPaidCents(rows) - active.priceCents;
  if (tooMuch > 0) await startRefunds(tx, source, now, tooMuch, 'paid more than the plan costs');
}
