import Stripe from 'stripe';
import { z } from 'zod';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { CardProvider, IntentState, NewIntent } from './card-provider';
import { describeError, log } from './log';

// A provider that answers slower than this counts as down; each call is repeated once by the SDK.
const timeout = 8000;
const maxNetworkRetries = 1;

function connect(key: string): Stripe {
  const base = env().STRIPE_API_BASE;
  const address = base === undefined ? null : new URL(base);
  return new Stripe(key, {
    timeout,
    maxNetworkRetries,
    telemetry: false,
    ...(address === null
      ? {}
      : {
          host: address.hostname,
          protocol: address.protocol === 'http:' ? 'http' : 'https',
          ...(address.port === '' ? {} : { port: address.port }),
        }),
  });
}

const statuses: Record<string, IntentState['status']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'needs-authentication',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** The part of Stripe's PaymentIntent that decides over a plan. Anything else in its place is refused. */
const Intent = z.object({
  id: z.string().min(1),
  object: z.literal('payment_intent'),
  status: z.string(),
  amount: z.number().int(),
  amount_received: z.number().int().default(0),
  currency: z.string(),
  client_secret: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).default({}),
});

/**
 * Reads a PaymentIntent as Stripe or one of its events gave it.
 * @throws AppError unavailable when it is not one
 */
export function toIntentState(value: unknown): IntentState {
  const parsed = Intent.safeParse(value);
  const status = parsed.success ? statuses[parsed.data.status] : undefined;
  if (!parsed.success || status === undefined) throw providerDown();
  const { id, amount, amount_received, currency, client_secret, metadata } = parsed.data;
  return {
    intentId: id,
    status,
    amountCents: amount,
    receivedCents: status === 'succeeded' ? amount_received : 0,
    currency: currency.toLowerCase(),
    paymentId: metadata['paymentId'] ?? null,
    userId: metadata['userId'] ?? null,
    clientSecret: client_secret ?? null,
  };
}

const providerDown = () =>
  new AppError('unavailable', 'The card processor isn’t responding right now. You haven’t been charged.', {
    retryAfter: 10,
  });

async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ error: describeError(error) }, 'card provider failed');
    throw providerDown();
  }
}

/** Stripe through its own SDK; STRIPE_API_BASE points it elsewhere. */
export function createStripeProvider(secretKey: string, publishableKey: string): CardProvider {
  const stripe = connect(secretKey);
  return {
    name: 'stripe',
    publishableKey,
    createIntent: (intent: NewIntent) =>
      ask(async () =>
        toIntentState(
          await stripe.paymentIntents.create(
            {
              amount: intent.amountCents,
              currency: intent.currency,
              automatic_payment_methods: { enabled: true },
              metadata: {
                paymentId: intent.paymentId,
                userId: intent.userId,
                plan: intent.plan,
                ...(intent.taxReturnId === null ? {} : { taxReturnId: intent.taxReturnId }),
              },
            },
            { idempotencyKey: `intent-${intent.paymentId}` },
          ),
        ),
      ),
    readIntent: (intentId) => ask(async () => toIntentState(await stripe.paymentIntents.retrieve(intentId))),
    cancelIntent: (intentId) =>
      ask(async () => {
        try {
          return toIntentState(await stripe.paymentIntents.cancel(intentId));
        } catch (error) {
          // Stripe refuses to cancel what is paid or canceled already: its state says which.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return toIntentState(await stripe.paymentIntents.retrieve(intentId));
        }
      }),
    refund: ({ refundId, intentId, amountCents }) =>
      ask(async () => {
        const refund = z
          .object({ id: z.string().min(1), object: z.literal('refund'), status: z.string().nullable() })
          .parse(
            await stripe.refunds.create(
              { payment_intent: intentId, amount: amountCents, metadata: { refundId } },
              { idempotencyKey: `refund-${refundId}` },
            ),
          );
        const failed = refund.status === 'failed' || refund.status === 'canceled';
        return {
          providerRefundId: refund.id,
          status: failed ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending',
        };
      }),
  };
}

export interface ProviderEvent {
  id: string;
  type: string;
  object: unknown;
}

/**
 * Checks the signature of a webhook over its raw body (five minutes of tolerance) and gives the event.
 * @throws AppError invalid when the signature is missing, wrong or too old, or the body is no event
 */
export function readStripeEvent(body: string, signature: string | null): ProviderEvent {
  const secret = env().STRIPE_WEBHOOK_SECRET;
  const key = env().STRIPE_SECRET_KEY;
  if (secret === undefined || key === undefined || signature === null) throw badSignature();
  try {
    const event = new Stripe(key).webhooks.constructEvent(body, signature, secret);
    return { id: event.id, type: event.type, object: event.data.object };
  } catch {
    throw badSignature();
  }
}

const badSignature = () => new AppError('invalid', 'This event’s signature doesn’t match.');
