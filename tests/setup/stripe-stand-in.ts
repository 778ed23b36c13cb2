import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { StandInServer } from './stand-in-server';

/** What happens to a card at the stand-in. */
type Card = 'success' | 'decline' | 'authenticate';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  metadata: Record<string, string>;
  status: string;
}

/** How the stand-in behaves: as Stripe does, slow, with a server error, without an answer, or talking nonsense. */
type Mood = 'well' | 'slow' | 'down' | 'silent' | 'garbage';

export const webhookSecret = 'whsec_stand_in_0123456789abcdef0123456789';

/**
 * Speaks the part of Stripe's API that the product uses, to the real SDK: payment intents with idempotency keys,
 * refunds, Stripe's error objects and signed events. It holds its state in memory and lives as long as a test.
 */
export class StripeStandIn extends StandInServer {
  readonly intents = new Map<string, Intent>();
  readonly refunds: {
    id: string;
    amount: number;
    payment_intent: string;
    metadata: Record<string, string>;
  }[] = [];
  /** Every request: method and path. */
  readonly calls: string[] = [];
  mood: Mood = 'well';
  /** A request (method and path) that is carried out while its answer gets lost. */
  losing: string | null = null;
  private readonly replies = new Map<string, { status: number; body: unknown }>();

  /** The variables of a product that takes its cards here. */
  get environment(): Record<string, string> {
    return {
      STRIPE_API_BASE: this.origin,
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    };
  }

  /** Does what Stripe's form in the browser does with a card. Replies with the refusal, or null. */
  pay(clientSecret: string, card: Card): string | null {
    const intent = [...this.intents.values()].find((one) => one.client_secret === clientSecret);
    if (intent === undefined) return 'No such payment_intent.';
    if (intent.status === 'canceled') return 'This PaymentIntent was canceled.';
    if (card === 'decline') return 'Your card was declined.';
    if (card === 'authenticate' && intent.status !== 'requires_action') {
      intent.status = 'requires_action';
      return null;
    }
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    return null;
  }

  /** An event about an object as Stripe sends it: body and signature. */
  event(type: string, object: unknown, options: { id?: string; secret?: string; at?: number } = {}) {
    const id = options.id ?? `evt_${randomBytes(8).toString('hex')}`;
    const body = JSON.stringify({ id, object: 'event', type, data: { object }, api_version: '2025-01-01' });
    const signature = new Stripe('sk_test_stand_in').webhooks.generateTestHeaderString({
      payload: body,
      secret: options.secret ?? webhookSecret,
      timestamp: options.at ?? Math.floor(Date.now() / 1000),
    });
    return { id, body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  }

  protected async answerRequest(
    request: IncomingMessage,
    text: string,
    response: ServerResponse,
  ): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const call = `${request.method} ${path}`;
    this.calls.push(call);
    if (this.mood === 'silent') return;
    if (this.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
    if (this.mood === 'down') return send(response, 503, fault('api_error', 'The API is not available.'));
    if (this.mood === 'garbage') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"hello": ["this is', () => undefined);
      return;
    }
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.replies.get(key) : undefined;
    const reply = known ?? this.answer(request.method ?? '', path, new URLSearchParams(text));
    if (typeof key === 'string') this.replies.set(key, reply);
    if (this.losing === call) return;
    send(response, reply.status, reply.body);
  }

  private answer(method: string, path: string, form: URLSearchParams): { status: number; body: unknown } {
    const [, , kind, id, action] = path.split('/');
    if (kind === 'payment_intents' && method === 'POST' && id === undefined) return this.createIntent(form);
    if (kind === 'refunds' && method === 'POST') return this.createRefund(form);
    const intent = kind === 'payment_intents' && id !== undefined ? this.intents.get(id) : undefined;
    if (intent === undefined)
      return { status: 404, body: fault('invalid_request_error', 'No such resource.') };
    if (action === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        return { status: 400, body: fault('invalid_request_error', 'You cannot cancel this PaymentIntent.') };
      intent.status = 'canceled';
    }
    return { status: 200, body: { ...intent } };
  }

  private createIntent(form: URLSearchParams): { status: number; body: unknown } {
    const id = `pi_${randomBytes(10).toString('hex')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      metadata: metadataOf(form),
      status: 'requires_payment_method',
    };
    this.intents.set(id, intent);
    return { status: 200, body: { ...intent } };
  }

  private createRefund(form: URLSearchParams): { status: number; body: unknown } {
    const intent = this.intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    const before = this.refunds
      .filter(({ payment_intent }) => payment_intent === intent?.id)
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (intent === undefined || before + amount > intent.amount_received)
      return { status: 400, body: fault('invalid_request_error', 'The refund is larger than the charge.') };
    const refund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: metadataOf(form),
    };
    this.refunds.push(refund);
    return { status: 200, body: refund };
  }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const match = /^metadata\[(\w+)\]$/.exec(name);
    return match?.[1] === undefined ? [] : [[match[1], value] as const];
  });
  return Object.fromEntries(entries);
}

const fault = (type: string, message: string) => ({ error: { type, message } });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' });
  response.end(JSON.stringify(body));
}
