import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { CardProvider, IntentState } from '@/lib/infra/card-provider';
import { createStripeProvider } from '@/lib/infra/stripe';
import { testCardProvider } from './test-cards';

/** True while the built-in test cards take the place of a card provider; never with production settings. */
export const usesTestCards = (): boolean =>
  env().STRIPE_SECRET_KEY === undefined && (env().embedded || env().NODE_ENV !== 'production');

/**
 * Who takes cards in this installation.
 * @throws AppError unavailable in production without Stripe's keys: nothing fails open
 */
export function cardProvider(): CardProvider {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env();
  if (secret !== undefined && publishable !== undefined) return createStripeProvider(secret, publishable);
  if (usesTestCards()) return testCardProvider;
  throw new AppError('unavailable', 'Payments aren’t set up yet.');
}

/** What we expect of an intent before a plan becomes active. */
export interface Expected {
  id: string;
  userId: string;
  amountCents: number;
  currency: string;
  providerIntentId: string | null;
}

/**
 * Whether the provider's word is enough for the plan: paid, and for exactly this payment, payer, amount and currency.
 */
export function judgeIntent(
  payment: Expected,
  intent: IntentState,
): 'paid' | 'unpaid' | 'canceled' | 'mismatch' {
  const fits =
    intent.paymentId === payment.id &&
    intent.userId === payment.userId &&
    intent.amountCents === payment.amountCents &&
    intent.currency === payment.currency &&
    (payment.providerIntentId === null || payment.providerIntentId === intent.intentId);
  if (!fits) return 'mismatch';
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status !== 'succeeded') return 'unpaid';
  return intent.receivedCents === payment.amountCents ? 'paid' : 'mismatch';
}
