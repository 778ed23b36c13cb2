import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import type { ReturnCall } from '@/lib/returns/access';
import { activePayment, netPaidCents, ofYear } from './balance';
import { endOpenPayment } from './open-payment';
import type { Plan } from './plans';
import { cardProvider, usesTestCards } from './provider';
import { type PaymentWithRefunds, toMoneyRow, toPayment, withRefunds } from './rows';
import type { Payment, TestAuthenticationInput, TestCardInput, TestCardReply } from './schema';
import { lockPayments, settlePayment, startRefunds } from './settle';
import { authenticateTestCard, payWithTestCard } from './test-cards';

/** A payment of this very person. Everybody else's does not exist. */
async function findOwn(call: ReturnCall, id: string): Promise<PaymentWithRefunds> {
  const row = await db().payment.findUnique({ where: { id }, include: withRefunds });
  if (row === null || row.userId !== call.actor.id) throw new AppError('not_found');
  return row;
}

/**
 * Makes the plan active when the provider itself says that it is paid. Twice is the same as once.
 * @throws AppError plan_required (402) while it is not paid or what was paid is not this, unavailable when the
 *   provider does not answer
 */
export async function confirmPayment(call: ReturnCall, id: string): Promise<Payment> {
  const row = await findOwn(call, id);
  if (!['succeeded', 'refunded', 'disputed'].includes(row.status)) {
    if (row.providerIntentId === null) throw notPaid();
    const intent = await cardProvider().readIntent(row.providerIntentId);
    const outcome = await settlePayment(sourceOf(call), id, intent);
    if (outcome !== 'succeeded') throw notPaid();
  }
  return toPayment(await findOwn(call, id));
}

const notPaid = () => new AppError('plan_required', 'The card processor hasn’t received this payment.');

/** Tries a test card; only in installations without a real card provider. */
export async function tryTestCard(call: ReturnCall, id: string, card: TestCardInput): Promise<TestCardReply> {
  await findTestPayment(call, id);
  return { status: await payWithTestCard(id, card) };
}

/** Answers the test bank's question. */
export async function answerTestBank(
  call: ReturnCall,
  id: string,
  answer: TestAuthenticationInput,
): Promise<TestCardReply> {
  await findTestPayment(call, id);
  return { status: await authenticateTestCard(id, answer) };
}

async function findTestPayment(call: ReturnCall, id: string): Promise<void> {
  const row = await findOwn(call, id);
  if (!usesTestCards() || row.provider !== 'test') throw new AppError('not_found');
  if (row.status !== 'pending' && row.status !== 'succeeded')
    throw new AppError('conflict', 'This payment was canceled. Select your plan again.');
}

/** Opened again in the same moment, in another window. */
function refuseWhileOpen(payments: PaymentWithRefunds[]): void {
  if (payments.some(({ openFor }) => openFor !== null)) throw new AppError('conflict');
}

/**
 * Switches to a smaller plan of a year before filing: the difference goes back, every answer and document stays.
 * @throws AppError conflict without a larger plan, after filing, or while another payment is open and paid for
 */
export async function switchToSmallerPlan(call: ReturnCall, plan: Plan, taxYear: number): Promise<Payment> {
  await endOpenPayment(call, call.actor.id);
  const row = await db().$transaction(async (tx) => {
    const all = await lockPayments(tx, call.actor.id);
    refuseWhileOpen(all);
    const payments = ofYear(all, taxYear);
    const rows = payments.map(toMoneyRow);
    const active = activePayment(rows);
    if (active === null) throw new AppError('conflict', 'You don’t have a plan yet.');
    if (active.priceCents <= plan.price * 100) {
      throw new AppError('conflict', `${plan.name} isn’t a smaller plan than your current one.`);
    }
    const filed = await tx.taxReturn.count({ where: { userId: call.actor.id, taxYear, status: 'filed' } });
    if (filed > 0) throw new AppError('conflict', 'Your return has been filed, so you can’t change plans.');
    const source = sourceOf(call);
    const before = payments.find(({ id }) => id === active.id);
    await startRefunds(
      tx,
      source,
      payments,
      Math.max(0, netPaidCents(rows) - plan.price * 100),
      'smaller plan',
    );
    const created = await tx.payment.create({
      data: {
        userId: call.actor.id,
        taxReturnId: before?.taxReturnId ?? null,
        planType: plan.slug,
        taxYear,
        priceCents: plan.price * 100,
        amountCents: 0,
        provider: before?.provider ?? 'test',
        status: 'succeeded',
        succeededAt: new Date(),
      },
    });
    await tx.user.update({ where: { id: call.actor.id }, data: { planTier: plan.slug } });
    await recordAudit(tx, source, {
      action: 'payment.smaller-plan',
      objectType: 'Payment',
      objectId: created.id,
      ownerId: call.actor.id,
      detail: { plan: plan.slug, taxYear },
    });
    return { ...created, refunds: [] };
  });
  return toPayment(row);
}

/**
 * An administrator ends somebody's plan of a year and sends everything back.
 * @throws AppError not_found without that payment, conflict when nothing is active any more
 */
export async function cancelPlan(call: ReturnCall, paymentId: string, reason: string): Promise<void> {
  const named = await db().payment.findUnique({
    where: { id: paymentId },
    select: { userId: true, taxYear: true },
  });
  if (named === null) throw new AppError('not_found');
  await endOpenPayment(call, named.userId);
  await db().$transaction(async (tx) => {
    const all = await lockPayments(tx, named.userId);
    refuseWhileOpen(all);
    const payments = ofYear(all, named.taxYear);
    const rows = payments.map(toMoneyRow);
    const active = activePayment(rows);
    if (active === null) throw new AppError('conflict', 'There’s no active plan.');
    // Bought or changed after the list was read: nobody decided to end this one.
    if (active.id !== paymentId)
      throw new AppError('conflict', 'This plan is no longer active. Reload the list.');
    const source = sourceOf(call);
    const paid = netPaidCents(rows);
    if (paid > 0) await startRefunds(tx, source, payments, paid, reason);
    await tx.payment.updateMany({
      where: { userId: named.userId, taxYear: named.taxYear, status: 'succeeded' },
      data: { status: 'refunded' },
    });
    await recordAudit(tx, source, {
      action: 'payment.plan-canceled',
      objectType: 'Payment',
      objectId: paymentId,
      ownerId: named.userId,
      detail: { cents: paid },
    });
  });
}
