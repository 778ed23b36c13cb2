import { z } from 'zod';
import { recordAudit } from '@/lib/audit/commands';
import { db } from '@/lib/infra/db';
import { log } from '@/lib/infra/log';
import { activePayment, netPaidCents, ofYear } from './balance';
import { toMoneyRow } from './rows';
import { lockPayments, startRefunds } from './settle';

const system = { actorId: null, actorRole: 'system' } as const;

const Dispute = z.object({
  id: z.string().min(1).max(200),
  amount: z.number().int(),
  reason: z.string().max(100),
  status: z.string().max(100),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** How a dispute ended well for us: the money stays, or came back. */
const won = new Set(['won', 'warning_closed', 'prevented']);
/** The bank only asks: nothing was taken back yet. */
const warnings = new Set(['warning_needs_response', 'warning_under_review']);

/**
 * A payer's bank takes a payment back, or gives it again. While it is open or lost the payment makes no plan; won, it
 * does as before. Events may come twice and in any order: a closed dispute stays closed.
 */
export async function takeDispute(object: unknown): Promise<void> {
  const parsed = Dispute.safeParse(object);
  if (!parsed.success) return;
  const { id, amount, reason, status, payment_intent: intent } = parsed.data;
  const intentId = typeof intent === 'object' ? intent?.id : intent;
  const named =
    intentId === undefined
      ? null
      : await db().payment.findUnique({
          where: { providerIntentId: intentId },
          select: { id: true, userId: true },
        });
  if (named === null) {
    log.warn({ disputeId: id }, 'a dispute about a payment we don’t have');
    return;
  }
  const isClosed = won.has(status) || status === 'lost';
  await db().$transaction(async (tx) => {
    const payments = await lockPayments(tx, named.userId);
    const payment = payments.find((one) => one.id === named.id);
    const known = await tx.paymentDispute.findUnique({ where: { id } });
    if (payment === undefined || known?.status === status || (known?.closedAt ?? null) !== null) return;
    const details = { amountCents: amount, reason, status, ...(isClosed ? { closedAt: new Date() } : {}) };
    await tx.paymentDispute.upsert({
      where: { id },
      create: { id, paymentId: payment.id, ...details },
      update: details,
    });
    const others = await tx.paymentDispute.count({
      where: {
        paymentId: payment.id,
        id: { not: id },
        OR: [{ closedAt: null, status: { notIn: [...warnings] } }, { status: 'lost' }],
      },
    });
    const isTaken = !won.has(status) && !warnings.has(status);
    if (isTaken && payment.status === 'succeeded')
      await tx.payment.update({ where: { id: payment.id }, data: { status: 'disputed' } });
    else if (!isTaken && others === 0 && payment.status === 'disputed')
      await tx.payment.update({ where: { id: payment.id }, data: { status: 'succeeded' } });
    await recordAudit(tx, system, {
      action: 'payment.disputed',
      objectType: 'Payment',
      objectId: payment.id,
      ownerId: named.userId,
      detail: { dispute: id, cents: amount, reason, status },
    });
    if (isTaken) return;
    // Bought once more in the meantime: what is too much goes back.
    const now = ofYear(await lockPayments(tx, named.userId), payment.taxYear);
    const rows = now.map(toMoneyRow);
    const active = activePayment(rows);
    const tooMuch = active === null ? 0 : netPaidCents(rows) - active.priceCents;
    if (tooMuch > 0) await startRefunds(tx, system, now, tooMuch, 'paid more than the plan costs');
  });
}
