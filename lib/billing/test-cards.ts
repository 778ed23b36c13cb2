import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { TestCardIntentModel } from '@/.generated/prisma/models';
import { AppError } from '@/lib/errors';
import type { CardProvider, IntentState } from '@/lib/infra/card-provider';
import { db } from '@/lib/infra/db';

/**
 * The card provider of an installation without keys: Stripe's published test numbers, no money, no network. It keeps
 * amounts and states in a table so that every step behaves as with a real provider, kill -9 included. A card's number
 * is compared and forgotten.
 */
const outcomes: Record<string, 'succeeded' | 'declined' | 'insufficient' | 'expired' | 'authenticate'> = {
  '4242424242424242': 'succeeded',
  '5555555555554444': 'succeeded',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000069': 'expired',
  '4000002500003155': 'authenticate',
  '4000002760003184': 'authenticate',
};

const refusals = {
  declined: 'Your card was declined.',
  insufficient: 'Your card has insufficient funds.',
  expired: 'Your card has expired.',
};

const statuses: Record<string, IntentState['status']> = {
  open: 'open',
  'needs-authentication': 'needs-authentication',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

async function toState(row: TestCardIntentModel): Promise<IntentState> {
  const payment = await db().payment.findUnique({ where: { id: row.paymentId }, select: { userId: true } });
  return {
    intentId: row.id,
    status: statuses[row.status] ?? 'open',
    amountCents: row.amountCents,
    receivedCents: row.status === 'succeeded' ? row.amountCents : 0,
    currency: row.currency,
    paymentId: row.paymentId,
    userId: payment?.userId ?? null,
    clientSecret: row.clientSecret,
  };
}

async function findIntent(id: string): Promise<TestCardIntentModel> {
  const row = await db().testCardIntent.findUnique({ where: { id } });
  if (row === null) throw new AppError('unavailable', 'The test card payment no longer exists.');
  return row;
}

export const testCardProvider: CardProvider = {
  name: 'test',
  publishableKey: null,
  createIntent: async ({ paymentId, amountCents, currency }) => {
    const id = `test_${randomBytes(16).toString('base64url')}`;
    const row = await db().testCardIntent.upsert({
      where: { paymentId },
      update: {},
      create: {
        id,
        paymentId,
        amountCents,
        currency,
        clientSecret: `${id}_secret_${randomBytes(16).toString('base64url')}`,
        status: 'open',
      },
    });
    return toState(row);
  },
  readIntent: async (intentId) => toState(await findIntent(intentId)),
  cancelIntent: async (intentId) => {
    await db().testCardIntent.updateMany({
      where: { id: intentId, status: { not: 'succeeded' } },
      data: { status: 'canceled' },
    });
    return toState(await findIntent(intentId));
  },
  refund: async ({ refundId, intentId, amountCents }) => {
    const providerRefundId = `test_refund_${refundId}`;
    const row = await findIntent(intentId);
    // The sum of the refunds, not an increment: asked twice, it is the same.
    const { _sum } = await db().paymentRefund.aggregate({
      where: { paymentId: row.paymentId, status: 'succeeded', id: { not: refundId } },
      _sum: { amountCents: true },
    });
    const refundedCents = (_sum.amountCents ?? 0) + amountCents;
    if (row.status !== 'succeeded' || refundedCents > row.amountCents)
      return { providerRefundId, status: 'failed' };
    await db().testCardIntent.update({ where: { id: intentId }, data: { refundedCents } });
    return { providerRefundId, status: 'succeeded' };
  },
};

function sameSecret(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function openIntent(paymentId: string, clientSecret: string): Promise<TestCardIntentModel> {
  const row = await db().testCardIntent.findUnique({ where: { paymentId } });
  if (row === null || !sameSecret(clientSecret, row.clientSecret)) throw new AppError('not_found');
  if (row.status === 'canceled')
    throw new AppError('conflict', 'This payment was canceled. Select your plan again.');
  return row;
}

function checkForm({ expiry, cvc }: { expiry: string; cvc: string }, now = new Date()): void {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim());
  const endOfMonth = match === null ? null : new Date(2000 + Number(match[2]), Number(match[1]), 1);
  if (endOfMonth === null)
    throw new AppError('invalid', 'Enter the expiration date as MM / YY.', { fields: { expiry: 'MM / YY' } });
  if (endOfMonth <= now) throw new AppError('plan_required', 'Your card has expired.');
  if (!/^\d{3,4}$/.test(cvc))
    throw new AppError('invalid', 'Enter the 3 or 4 digits on the card.', {
      fields: { cvc: '3 or 4 digits' },
    });
}

/**
 * Does what the card form of a provider does: tries the card.
 * @throws AppError plan_required (402) with the bank's reason when the card is refused, invalid for a form that is
 *   not filled in or a number that is not a test card
 */
export async function payWithTestCard(
  paymentId: string,
  card: { clientSecret: string; number: string; expiry: string; cvc: string },
): Promise<'succeeded' | 'needs-authentication'> {
  const row = await openIntent(paymentId, card.clientSecret);
  if (row.status === 'succeeded') return 'succeeded';
  const outcome = outcomes[card.number.replaceAll(/[\s-]/g, '')];
  if (outcome === undefined) {
    const message = 'This is test mode: use one of the test card numbers, such as 4242 4242 4242 4242.';
    throw new AppError('invalid', message, { fields: { number: message } });
  }
  checkForm(card);
  if (outcome === 'authenticate') return moveIntent(row.id, 'needs-authentication');
  if (outcome !== 'succeeded') throw new AppError('plan_required', refusals[outcome]);
  return moveIntent(row.id, 'succeeded');
}

/** The bank's question "Is it you?", answered. */
export async function authenticateTestCard(
  paymentId: string,
  { clientSecret, approve }: { clientSecret: string; approve: boolean },
): Promise<'succeeded' | 'needs-authentication'> {
  const row = await openIntent(paymentId, clientSecret);
  if (row.status === 'succeeded') return 'succeeded';
  if (row.status !== 'needs-authentication') throw new AppError('conflict', 'Enter your card first.');
  if (approve) return moveIntent(row.id, 'succeeded');
  await db().testCardIntent.updateMany({
    where: { id: row.id, status: 'needs-authentication' },
    data: { status: 'open' },
  });
  throw new AppError('plan_required', 'We are unable to authenticate your payment method.');
}

async function moveIntent(
  id: string,
  status: 'succeeded' | 'needs-authentication',
): Promise<'succeeded' | 'needs-authentication'> {
  const { count } = await db().testCardIntent.updateMany({
    where: { id, status: { in: ['open', 'needs-authentication'] } },
    data: { status },
  });
  const now = await findIntent(id);
  if (count === 0 && now.status !== 'succeeded') throw new AppError('conflict', 'This payment was canceled.');
  return now.status === 'succeeded' ? 'succeeded' : 'needs-authentication';
}
