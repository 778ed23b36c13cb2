import { recordAudit } from '@/lib/audit/commands';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob, type JobWorker, runDueJobs } from '@/lib/infra/jobs';
import { activePayment, ofYear } from './balance';
import { askForIntent } from './open-payment';
import { cardProvider } from './provider';
import { toMoneyRow, withRefunds } from './rows';
import { lockPayments, settlePayment } from './settle';

const system = { actorId: null, actorRole: 'system' } as const;
/** An open payment that nobody finished in this time is ended. */
const abandonedAfter = 24 * 3600_000;

/** When to ask a provider again that did not answer four times. */
const afterOutage = () => new Date(Date.now() + 600_000);

/** Works off what is due with the card provider: called after payments, when a list shows open ones, and by cron. */
export function settleDuePayments(): Promise<number> {
  return runDueJobs({ 'settle-payment': paymentWorker, 'settle-refund': refundWorker });
}

/** Looks after a payment whose browser never came back. */
const paymentWorker: JobWorker = {
  run: async (paymentId) => {
    const row = await db().payment.findUnique({ where: { id: paymentId }, include: withRefunds });
    if (row === null || row.status !== 'pending') return;
    const provider = cardProvider();
    // This also finds the intent that a killed process had no time to note.
    const intent = await askForIntent(provider, row);
    const outcome = await settlePayment(system, paymentId, intent);
    if (outcome !== 'open') return;
    if (Date.now() - row.createdAt.getTime() > abandonedAfter) {
      await settlePayment(system, paymentId, await provider.cancelIntent(intent.intentId));
      return;
    }
    await enqueueJob(db(), 'settle-payment', paymentId, new Date(Date.now() + nextLook(row.createdAt)));
  },
  // The provider did not answer four times: look again later, for as long as the payment is open.
  giveUp: (paymentId) => enqueueJob(db(), 'settle-payment', paymentId, afterOutage()),
};

/** Soon after the start and ever more rarely: between three minutes and two hours. */
const nextLook = (createdAt: Date): number =>
  Math.min(Math.max(Date.now() - createdAt.getTime(), 180_000), 7_200_000);

/** Carries out a refund. The row's id is the provider's idempotency key. */
const refundWorker: JobWorker = {
  run: async (refundId) => {
    const refund = await db().paymentRefund.findUnique({
      where: { id: refundId },
      include: { payment: true },
    });
    if (refund === null || refund.status !== 'pending') return;
    const intentId = refund.payment.providerIntentId;
    const result =
      intentId === null
        ? { providerRefundId: null, status: 'failed' as const }
        : await cardProvider().refund({ refundId, intentId, amountCents: refund.amountCents });
    await keepRefund(refundId, result);
  },
  // The provider is down: the money is still owed, so the next try comes later.
  giveUp: (refundId) => enqueueJob(db(), 'settle-refund', refundId, afterOutage()),
};

/**
 * Stores how a refund ended. One that failed stays failed; one that arrived may still come back from the payer's bank.
 * The payment whose whole sum was to go back is ours again then, and so is its plan theirs.
 */
export async function keepRefund(
  refundId: string,
  result: { providerRefundId: string | null; status: 'succeeded' | 'pending' | 'failed' },
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.paymentRefund.updateMany({
      where: {
        id: refundId,
        status: { in: result.status === 'failed' ? ['pending', 'succeeded'] : ['pending'] },
      },
      data: {
        status: result.status,
        ...(result.providerRefundId === null ? {} : { providerRefundId: result.providerRefundId }),
        ...(result.status === 'pending' ? {} : { settledAt: new Date() }),
      },
    });
    if (count === 0) return;
    const refund = await tx.paymentRefund.findUniqueOrThrow({
      where: { id: refundId },
      include: { payment: { select: { userId: true } } },
    });
    if (result.status === 'failed') await restorePayment(tx, refund.payment.userId, refund.paymentId);
    await recordAudit(tx, system, {
      action: `payment.refund-${result.status}`,
      objectType: 'Payment',
      objectId: refund.paymentId,
      ownerId: refund.payment.userId,
      detail: { cents: refund.amountCents },
    });
  });
}

async function restorePayment(tx: Transaction, userId: string, paymentId: string): Promise<void> {
  const payments = await lockPayments(tx, userId);
  const payment = payments.find(({ id }) => id === paymentId);
  if (payment === undefined || payment.status !== 'refunded') return;
  // Somebody with another plan of the year by now needs no second one: the administrator sees that the money is still here.
  if (activePayment(ofYear(payments, payment.taxYear).map(toMoneyRow)) !== null) return;
  await tx.payment.update({ where: { id: paymentId }, data: { status: 'succeeded' } });
  await recordAudit(tx, system, {
    action: 'payment.restored',
    objectType: 'Payment',
    objectId: paymentId,
    ownerId: userId,
  });
}
