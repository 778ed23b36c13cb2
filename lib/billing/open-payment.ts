import type { PaymentModel } from '@/.generated/prisma/models';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { isUniqueViolation } from '@/lib/http/errors';
import type { CardProvider, IntentState } from '@/lib/infra/card-provider';
import { db } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { openReturn, type ReturnCall } from '@/lib/returns/access';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { activePayment, amountDueCents, ofYear } from './balance';
import type { Plan } from './plans';
import { cardProvider } from './provider';
import { type PaymentWithRefunds, toMoneyRow, withRefunds } from './rows';
import type { IntentInput, IntentReply } from './schema';
import { lockPayments, settlePayment } from './settle';

/** How long an untouched payment may stay open before a job asks the provider what became of it. */
const firstLook = 3 * 60_000;

/**
 * Opens a payment for a plan and gives what the card form needs. Asking again for the same plan gives the same open
 * payment; asking for another plan ends the open one first, so nobody can be charged twice.
 * @throws AppError conflict when the plan (or a larger one) is paid for, not_found or forbidden for the return of
 *   somebody else, unavailable when the provider does not answer
 */
export async function openPayment(call: ReturnCall, input: IntentInput): Promise<IntentReply> {
  const taxYear = await checkPayer(call, input.taxReturnId ?? null);
  const provider = cardProvider();
  // A first round may have to end another plan's open payment, a second one to meet another tab.
  for (let round = 0; round < 3; round += 1) {
    const payment = await reservePayment(call, provider, { ...input, taxYear });
    const intent = await askForIntent(provider, payment);
    const fits = payment.planType === input.planType.slug && !payment.isOutdated;
    if (fits && isPayable(intent) && intent.clientSecret !== null) {
      await keepIntent(payment, intent);
      return {
        clientSecret: intent.clientSecret,
        paymentId: payment.id,
        provider: provider.name,
        publishableKey: provider.publishableKey,
        amountDue: payment.amountCents / 100,
      };
    }
    await endPayment(call, provider, payment, intent);
  }
  throw new AppError('conflict');
}

const isPayable = ({ status }: IntentState) => status === 'open' || status === 'needs-authentication';

/** The year that the plan is for: that of the return it is bought with. */
async function checkPayer(call: ReturnCall, returnId: string | null): Promise<number> {
  if (call.actor.role === 'admin') throw new AppError('forbidden');
  if (returnId !== null) {
    const { id } = await openReturn(call, returnId, 'pay');
    const row = await db().taxReturn.findUnique({ where: { id }, select: { taxYear: true } });
    if (row === null) throw new AppError('not_found');
    return row.taxYear;
  }
  if (call.actor.role !== 'client') throw new AppError('forbidden');
  return firstTaxYear;
}

/** `isOutdated`: opened for another year, or when the plan cost this person something else. */
type Reserved = PaymentWithRefunds & { isOutdated: boolean };

/** The intent of a payment. Asking to create it again is safe: our payment's id is the idempotency key. */
export function askForIntent(provider: CardProvider, payment: PaymentModel): Promise<IntentState> {
  if (payment.providerIntentId !== null) return provider.readIntent(payment.providerIntentId);
  return provider.createIntent({
    paymentId: payment.id,
    userId: payment.userId,
    plan: payment.planType,
    taxReturnId: payment.taxReturnId,
    amountCents: payment.amountCents,
    currency: payment.currency,
  });
}

/** The person's open payment, or a new one for this plan. */
async function reservePayment(
  call: ReturnCall,
  provider: CardProvider,
  input: IntentInput & { taxYear: number },
): Promise<Reserved> {
  try {
    return await db().$transaction(async (tx) => {
      const payments = await lockPayments(tx, call.actor.id);
      const { planType: plan, taxYear } = input;
      const rows = ofYear(payments, taxYear).map(toMoneyRow);
      refuseOwned(activePayment(rows)?.priceCents ?? 0, plan);
      const due = amountDueCents(plan.price * 100, rows);
      const open = payments.find(({ openFor }) => openFor !== null);
      if (open !== undefined && open.provider === provider.name)
        return { ...open, isOutdated: open.amountCents !== due || open.taxYear !== taxYear };
      // Opened before the installation changed its card provider: nobody can finish it any more.
      if (open !== undefined)
        await tx.payment.update({ where: { id: open.id }, data: { status: 'failed', openFor: null } });
      const created = await tx.payment.create({
        data: {
          userId: call.actor.id,
          taxReturnId: input.taxReturnId ?? null,
          planType: plan.slug,
          taxYear,
          priceCents: plan.price * 100,
          amountCents: due,
          provider: provider.name,
          openFor: call.actor.id,
        },
      });
      // The browser may close at any moment: this looks after the payment whatever happens.
      await enqueueJob(tx, 'settle-payment', created.id, new Date(Date.now() + firstLook));
      await recordAudit(tx, sourceOf(call), {
        action: 'payment.opened',
        objectType: 'Payment',
        objectId: created.id,
        ownerId: call.actor.id,
        detail: { plan: plan.slug, taxYear, cents: due },
      });
      return { ...created, refunds: [], isOutdated: false };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict');
    throw error;
  }
}

function refuseOwned(activeCents: number, plan: Plan): void {
  if (activeCents === plan.price * 100)
    throw new AppError('conflict', `The ${plan.name} plan is already your current plan.`);
  if (activeCents > plan.price * 100) {
    throw new AppError(
      'conflict',
      `You have a larger plan. Switch to ${plan.name} to get a refund of the difference.`,
    );
  }
}

async function keepIntent(payment: PaymentWithRefunds, intent: IntentState): Promise<void> {
  if (payment.providerIntentId === intent.intentId) return;
  await db().payment.updateMany({
    where: { id: payment.id, providerIntentId: null },
    data: { providerIntentId: intent.intentId },
  });
}

/** Ends an open payment at the provider; one that was paid in the meantime is taken in instead. */
async function endPayment(
  call: ReturnCall,
  provider: CardProvider,
  payment: PaymentWithRefunds,
  intent: IntentState,
): Promise<void> {
  const last = isPayable(intent) ? await provider.cancelIntent(intent.intentId) : intent;
  if (last.status === 'processing')
    throw new AppError('conflict', 'A payment is being processed. Please wait a minute and reload.');
  await settlePayment(sourceOf(call), payment.id, last);
}

/**
 * Ends somebody's open payment, so that what they paid can change in another way.
 * @throws AppError conflict while the provider processes it, unavailable when the provider does not answer
 */
export async function endOpenPayment(call: ReturnCall, userId: string): Promise<void> {
  const open = await db().payment.findUnique({ where: { openFor: userId }, include: withRefunds });
  if (open === null) return;
  const provider = cardProvider();
  await endPayment(call, provider, open, await askForIntent(provider, open));
}
