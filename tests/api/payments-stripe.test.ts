import { query } from '../setup/database';
import { read, signUpClient, type Visitor } from '../setup/http';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { testDeep } from '../setup/share';
import { StripeStandIn, webhookSecret } from '../setup/stripe-stand-in';
import { until as untilThere } from '../setup/until';

/** The real SDK of the card provider against a stand-in that speaks its API; an instance of the product of its own. */
interface Intent {
  clientSecret: string;
  paymentId: string;
  provider: string;
  publishableKey: string;
  amountDue: number;
}
interface Payment {
  id: string;
  planType: string;
  status: string;
  charged: number;
  refunded: number;
}

const stripe = new StripeStandIn();
let server: OwnServer;

beforeAll(async () => {
  await stripe.start();
  server = await startOwnServer(stripe.environment);
});

afterAll(async () => {
  await server.kill();
  await stripe.stop();
});

beforeEach(() => {
  stripe.mood = 'well';
});

const prices: Record<string, number> = { Basic: 49, Premium: 99, Business: 199 };

async function openIntent(who: Visitor, planType = 'Premium'): Promise<Intent> {
  const answer = await who.post('/api/create-payment-intent', { amount: prices[planType], planType });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return read<Intent>(answer);
}

const listOf = async (who: Visitor) => read<Payment[]>(await who.get(`/api/payments/user/${who.id}`));
const activeOf = async (who: Visitor) => (await listOf(who)).find(({ status }) => status === 'succeeded');
const confirm = (who: Visitor, intent: Intent) => who.post(`/api/payments/${intent.paymentId}/confirm`);
const intentOf = (reply: Intent) => {
  const found = [...stripe.intents.values()].find((one) => one.client_secret === reply.clientSecret);
  if (found === undefined) throw new Error('the stand-in has no such intent');
  return found;
};

const send = (event: { body: string; headers: Record<string, string> }, headers = {}) =>
  fetch(`${server.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: event.body,
    headers: { ...event.headers, ...headers },
  });

const until = (what: () => Promise<boolean>) => untilThere('it did not come to this', what, 250);

describe('the intent', () => {
  it('carries our payment, payer, plan and amount, and is asked for once', async () => {
    const client = await signUpClient(server.url);
    const first = await openIntent(client);
    const again = await openIntent(client);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_stand_in', amountDue: 99 });
    expect(intentOf(first)).toMatchObject({
      amount: 9900,
      currency: 'usd',
      metadata: { paymentId: first.paymentId, userId: client.id, plan: 'premium' },
    });
    expect(
      [...stripe.intents.values()].filter(({ metadata }) => metadata['userId'] === client.id),
    ).toHaveLength(1);
  });

  it('is ended at the provider when another plan is chosen', async () => {
    const client = await signUpClient(server.url);
    const basic = await openIntent(client, 'Basic');
    const premium = await openIntent(client, 'Premium');
    expect(intentOf(basic).status).toBe('canceled');
    expect(stripe.pay(basic.clientSecret, 'success')).toBe('This PaymentIntent was canceled.');
    expect(stripe.pay(premium.clientSecret, 'success')).toBeNull();
    expect((await confirm(client, premium)).status).toBe(200);
  });

  it.each(['down', 'garbage'] as const)(
    'is a clear 503 while the provider is %s, and works afterwards',
    async (mood) => {
      const client = await signUpClient(server.url);
      stripe.mood = mood;
      const refused = await client.post('/api/create-payment-intent', { amount: 99, planType: 'Premium' });
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('10');
      expect(read<{ message: string }>(refused).message).toBe(
        'The card processor isn’t responding right now. You haven’t been charged.',
      );
      stripe.mood = 'well';
      const intent = await openIntent(client);
      stripe.pay(intent.clientSecret, 'success');
      expect((await confirm(client, intent)).status).toBe(200);
      expect(
        [...stripe.intents.values()].filter(({ metadata }) => metadata['userId'] === client.id),
      ).toHaveLength(1);
    },
  );

  it('waits for a slow provider', async () => {
    const client = await signUpClient(server.url);
    stripe.mood = 'slow';
    expect((await openIntent(client)).amountDue).toBe(99);
  });
});

describe('confirming', () => {
  it('believes the provider, not the browser', async () => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client);
    expect((await confirm(client, intent)).status).toBe(402);
    expect(stripe.pay(intent.clientSecret, 'decline')).toBe('Your card was declined.');
    expect((await confirm(client, intent)).status).toBe(402);
    stripe.pay(intent.clientSecret, 'authenticate');
    expect((await confirm(client, intent)).status).toBe(402);
    stripe.pay(intent.clientSecret, 'authenticate');
    const replies = await Promise.all([confirm(client, intent), confirm(client, intent)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listOf(client)).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  it.each([
    ['amount', { amount: 100, amount_received: 100 }],
    ['received amount', { amount_received: 100 }],
    ['currency', { currency: 'jpy' }],
    ['payer', { metadata: { userId: 'somebody-else' } }],
    ['payment', { metadata: { paymentId: 'another-payment' } }],
  ])('refuses a paid intent with another %s', async (_, change) => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client);
    stripe.pay(intent.clientSecret, 'success');
    const kept = intentOf(intent);
    const metadata = { ...kept.metadata, ...('metadata' in change ? change.metadata : {}) };
    Object.assign(kept, change, { metadata });
    expect((await confirm(client, intent)).status).toBe(402);
    expect(await activeOf(client)).toBeUndefined();
  });

  it.each(['down', 'garbage'] as const)(
    'is a 503 while the provider is %s; the plan follows',
    async (mood) => {
      const client = await signUpClient(server.url);
      const intent = await openIntent(client);
      stripe.pay(intent.clientSecret, 'success');
      stripe.mood = mood;
      expect((await confirm(client, intent)).status).toBe(503);
      expect(await activeOf(client)).toBeUndefined();
      stripe.mood = 'well';
      expect((await confirm(client, intent)).status).toBe(200);
    },
  );
});

describe('the webhook', () => {
  it('alone is enough when the browser closed', async () => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client);
    stripe.pay(intent.clientSecret, 'success');
    const answer = await send(stripe.event('payment_intent.succeeded', intentOf(intent)));
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium', charged: 99 });
    expect((await confirm(client, intent)).status).toBe(200);
  });

  it('changes nothing when it comes again or late', async () => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client);
    const early = stripe.event('payment_intent.payment_failed', { ...intentOf(intent) });
    stripe.pay(intent.clientSecret, 'success');
    const paid = stripe.event('payment_intent.succeeded', intentOf(intent));
    for (const event of [paid, paid, early, paid, early]) expect((await send(event)).status).toBe(200);
    expect(await listOf(client)).toMatchObject([{ status: 'succeeded', charged: 99, refunded: 0 }]);
  });

  it('refuses a signature that is missing, wrong, old or over other bytes', async () => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client);
    const forged = { ...intentOf(intent), status: 'succeeded', amount_received: 9900 };
    const type = 'payment_intent.succeeded';
    const genuine = stripe.event(type, forged);
    const replies = await Promise.all([
      fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', body: genuine.body }),
      send(stripe.event(type, forged, { secret: `${webhookSecret}x` })),
      send(stripe.event(type, forged, { at: Math.floor(Date.now() / 1000) - 3600 })),
      send({ ...genuine, body: genuine.body.replace('9900', '9901') }),
      send(genuine, { 'stripe-signature': 'v1=nonsense' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await activeOf(client)).toBeUndefined();
  });

  it('ignores events about payments that are not ours and kinds it does not know', async () => {
    const foreign = {
      id: 'pi_foreign',
      object: 'payment_intent',
      status: 'succeeded',
      amount: 9900,
      amount_received: 9900,
      currency: 'usd',
      metadata: {},
    };
    expect((await send(stripe.event('payment_intent.succeeded', foreign))).status).toBe(200);
    expect((await send(stripe.event('customer.created', { id: 'cus_1' }))).status).toBe(200);
  });

  it('takes in a refund that was made at the provider by hand', async () => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client, 'Basic');
    stripe.pay(intent.clientSecret, 'success');
    await confirm(client, intent);
    const refund = {
      id: 're_by_hand',
      object: 'refund',
      amount: 4900,
      status: 'succeeded',
      payment_intent: intentOf(intent).id,
      metadata: {},
    };
    await send(stripe.event('refund.created', refund));
    await send(stripe.event('refund.updated', refund));
    expect(await activeOf(client)).toBeUndefined();
    expect(await listOf(client)).toMatchObject([{ status: 'refunded', refunded: 49 }]);
  });
});

describe('disputes', () => {
  const paid = async (client: Visitor) => {
    const intent = await openIntent(client);
    stripe.pay(intent.clientSecret, 'success');
    await confirm(client, intent);
    const { id } = intentOf(intent);
    const tell = (type: string, status: string) =>
      send(
        stripe.event(`charge.dispute.${type}`, {
          id: `dp_${id}`,
          object: 'dispute',
          amount: 9900,
          reason: 'fraudulent',
          status,
          payment_intent: id,
        }),
      );
    return tell;
  };

  it('an open or lost one leaves no plan, whatever order the events come in', async () => {
    const client = await signUpClient(server.url);
    const tell = await paid(client);
    expect((await tell('created', 'needs_response')).status).toBe(200);
    expect(await activeOf(client)).toBeUndefined();
    expect(await listOf(client)).toMatchObject([{ status: 'disputed', charged: 99 }]);
    await tell('closed', 'lost');
    await tell('updated', 'under_review');
    await tell('created', 'needs_response');
    expect(await listOf(client)).toMatchObject([{ status: 'disputed' }]);
  });

  it('one that is won gives the plan back, and a bank that only asks takes none', async () => {
    const client = await signUpClient(server.url);
    const tell = await paid(client);
    await tell('created', 'warning_needs_response');
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium' });
    await tell('updated', 'needs_response');
    expect(await activeOf(client)).toBeUndefined();
    await tell('closed', 'won');
    await tell('closed', 'won');
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium', charged: 99 });
  });

  it('ignores one about a payment that is not ours', async () => {
    const event = { id: 'dp_foreign', amount: 1, reason: 'x', status: 'lost', payment_intent: 'pi_foreign' };
    expect((await send(stripe.event('charge.dispute.created', event))).status).toBe(200);
    expect((await send(stripe.event('charge.dispute.created', { id: 7 }))).status).toBe(200);
  });
});

describe('a refund that fails after all', () => {
  it('restores the payment and its plan', async () => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client, 'Basic');
    stripe.pay(intent.clientSecret, 'success');
    await confirm(client, intent);
    const refund = (status: string) => ({
      id: `re_${intentOf(intent).id}`,
      object: 'refund',
      amount: 4900,
      status,
      payment_intent: intentOf(intent).id,
      metadata: {},
    });
    await send(stripe.event('refund.created', refund('pending')));
    expect(await activeOf(client)).toBeUndefined();
    await send(stripe.event('refund.failed', refund('failed')));
    expect(await activeOf(client)).toMatchObject({ planType: 'Basic', refunded: 0 });
    await send(stripe.event('refund.updated', refund('succeeded')));
    expect(await activeOf(client)).toMatchObject({ planType: 'Basic', refunded: 0 });
  });
});

describe('money that goes back', () => {
  it('is asked for once, even when the provider was down at first', async () => {
    const client = await signUpClient(server.url);
    const intent = await openIntent(client, 'Business');
    stripe.pay(intent.clientSecret, 'success');
    await confirm(client, intent);
    stripe.mood = 'down';
    expect((await client.post('/api/payments/change-plan', { planType: 'Premium' })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
    stripe.mood = 'well';
    const mine = () => stripe.refunds.filter(({ payment_intent }) => payment_intent === intentOf(intent).id);
    await until(async () => {
      await listOf(client);
      return mine().length > 0;
    });
    expect(mine()).toMatchObject([{ amount: 10_000 }]);
    expect((await listOf(client)).find(({ id }) => id === intent.paymentId)).toMatchObject({ refunded: 100 });
  });

  it('returns what was paid for a plan that a larger one overtook', async () => {
    const client = await signUpClient(server.url);
    const basic = await openIntent(client, 'Basic');
    const kept = intentOf(basic);
    const premium = await openIntent(client, 'Premium');
    stripe.pay(premium.clientSecret, 'success');
    await confirm(client, premium);
    // The provider took the first payment after all, although it had called it canceled.
    Object.assign(kept, { status: 'succeeded', amount_received: kept.amount });
    await send(stripe.event('payment_intent.succeeded', kept));
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium' });
    await until(async () => {
      const list = await listOf(client);
      return list.reduce((sum, one) => sum + one.refunded, 0) === 49;
    });
  });
});

describe('kill -9', () => {
  testDeep('between any two steps leaves a state that is right or repairs itself', async () => {
    // After the payment was opened: the same intent is found again.
    let own = await startOwnServer(stripe.environment);
    const client = await signUpClient(own.url);
    const intent = await openIntent(client, 'Basic');
    await own.kill();
    own = await startOwnServer(stripe.environment);
    const again = Object.assign(await reopen(client, own.url), {});
    expect(await openIntent(again, 'Basic')).toEqual(intent);
    // After the card was charged, before anybody told us: the webhook of a later minute is enough.
    stripe.pay(intent.clientSecret, 'success');
    await own.kill();
    own = await startOwnServer(stripe.environment);
    const third = await reopen(client, own.url);
    const event = stripe.event('payment_intent.succeeded', intentOf(intent));
    await fetch(`${own.url}/api/webhooks/stripe`, {
      method: 'POST',
      body: event.body,
      headers: event.headers,
    });
    expect(await activeOf(third)).toMatchObject({ planType: 'Basic', charged: 49 });
    // While money was to go back: a later look at the list carries it out, once.
    await third.post('/api/create-payment-intent', { amount: 199, planType: 'Business' });
    await own.kill();
    own = await startOwnServer(stripe.environment);
    const fourth = await reopen(client, own.url);
    expect(await activeOf(fourth)).toMatchObject({ planType: 'Basic' });
    await own.kill();
  });

  it('while the provider is doing what we asked: asked again, it is done once', async () => {
    const client = await signUpClient(server.url);
    const ours = () =>
      [...stripe.intents.values()].filter(({ metadata }) => metadata['userId'] === client.id);

    // The intent was created; nobody heard its id.
    await killDuring(client, 'POST /v1/payment_intents', (who) =>
      who.post('/api/create-payment-intent', { amount: 99, planType: 'Premium' }),
    );
    expect(ours()).toHaveLength(1);
    const intent = await openIntent(client);
    expect(ours().map(({ client_secret }) => client_secret)).toEqual([intent.clientSecret]);

    // The card was charged, and the confirmation died while it asked.
    stripe.pay(intent.clientSecret, 'success');
    await killDuring(client, `GET /v1/payment_intents/${intentOf(intent).id}`, (who) => confirm(who, intent));
    expect(await activeOf(client)).toBeUndefined();
    expect((await confirm(client, intent)).status).toBe(200);
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium', charged: 99 });

    // The refund was made, and its worker died before it could write that down.
    await killDuring(client, 'POST /v1/refunds', (who) =>
      who.post('/api/payments/change-plan', { planType: 'Basic' }),
    );
    expect(await activeOf(client)).toMatchObject({ planType: 'Basic' });
    await query(`UPDATE "Job" SET "leaseUntil" = now() WHERE "kind" = 'settle-refund' AND "doneAt" IS NULL`);
    await until(async () => (await listOf(client)).some(({ refunded }) => refunded === 50));
    const ids = ours().map(({ id }) => id);
    expect(
      stripe.refunds.filter((refund) => ids.includes(refund.payment_intent)).map((refund) => refund.amount),
    ).toEqual([5000]);
  });
});

/** Lets an instance of its own ask the provider for something, and kills it when the provider has done it. */
async function killDuring(client: Visitor, call: string, act: (who: Visitor) => Promise<unknown>) {
  const own = await startOwnServer(stripe.environment);
  try {
    const seen = stripe.calls.filter((one) => one === call).length;
    stripe.losing = call;
    const acting = act(await reopen(client, own.url)).catch(() => undefined);
    await until(() => Promise.resolve(stripe.calls.filter((one) => one === call).length > seen));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await own.kill();
    await acting;
  } finally {
    stripe.losing = null;
    await own.kill();
  }
}

/** The same browser at another address of the product. */
async function reopen(client: Visitor, base: string): Promise<Visitor> {
  const { Visitor: Browser } = await import('../setup/http');
  const visitor = new Browser(base);
  visitor.session = client.session;
  visitor.id = client.id;
  return visitor;
}
