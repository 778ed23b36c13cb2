import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { type Answer, read, signInAs, signUpClient, type Visitor, withoutId } from '../setup/http';
import { until } from '../setup/until';

/** Plans and payments with the built-in test cards: the same flow and states as with a card provider. */
interface Intent {
  clientSecret: string;
  paymentId: string;
  provider: string;
  amountDue: number;
}
interface Payment {
  id: string;
  planType: string;
  taxYear: number;
  amount: number;
  charged: number;
  refunded: number;
  status: string;
}

const prices: Record<string, number> = { Basic: 49, Premium: 99, Business: 199 };
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

const open = (who: Visitor, planType: string, extra: Record<string, unknown> = {}) =>
  who.post('/api/create-payment-intent', { amount: prices[planType], planType, ...extra });

async function openIntent(who: Visitor, planType: string): Promise<Intent> {
  const answer = await open(who, planType);
  expect(answer.status).toBe(200);
  return read<Intent>(answer);
}

const tryCard = (who: Visitor, intent: Intent, card: Record<string, string> = good): Promise<Answer> =>
  who.post(`/api/payments/${intent.paymentId}/test-card`, { clientSecret: intent.clientSecret, ...card });

const confirm = (who: Visitor, id: string) => who.post(`/api/payments/${id}/confirm`);

async function buy(who: Visitor, planType: string): Promise<Payment> {
  const intent = await openIntent(who, planType);
  expect((await tryCard(who, intent)).json).toEqual({ status: 'succeeded' });
  const answer = await confirm(who, intent.paymentId);
  expect(answer.status).toBe(200);
  return read<Payment>(answer);
}

const listOf = async (who: Visitor) => read<Payment[]>(await who.get(`/api/payments/user/${who.id}`));
const activeOf = async (who: Visitor) => (await listOf(who)).find(({ status }) => status === 'succeeded');

/** Refunds are carried out after the reply. */
async function waitForRefund(who: Visitor, id: string, dollars: number): Promise<void> {
  const admin = await signInAs('admin');
  const row = await until(
    'the refund was not carried out',
    async () => {
      await listOf(who);
      const all = read<{ id: string; refunded: number; refundState: string }[]>(
        await admin.get('/api/admin/payments'),
      );
      return all.find((one) => one.id === id && one.refundState === 'succeeded');
    },
    200,
  );
  expect(row.refunded).toBe(dollars);
}

describe('plans of two years', () => {
  it('are bought, charged and changed each by itself', async () => {
    const client = await signUpClient();
    const first = await firstReturn(client);
    const { id: second } = read<{ id: string }>(await client.post('/api/tax-returns', { taxYear: 2025 }));
    const pay = async (planType: string, taxReturnId: string) => {
      const intent = read<Intent>(await open(client, planType, { taxReturnId }));
      await tryCard(client, intent);
      expect((await confirm(client, intent.paymentId)).status).toBe(200);
      return intent.amountDue;
    };
    expect(await pay('Premium', first)).toBe(99);
    // The plan of 2024 takes nothing off the price of 2025.
    expect(await pay('Premium', second)).toBe(99);
    expect(await pay('Business', second)).toBe(100);
    const smaller = await client.post('/api/payments/change-plan', { planType: 'Basic', taxYear: 2025 });
    expect(smaller.status).toBe(200);
    const active = (await listOf(client)).filter(({ status }) => status === 'succeeded');
    const planOf = (year: number) => active.find(({ taxYear }) => taxYear === year);
    expect(planOf(2024)).toMatchObject({ planType: 'Premium', charged: 99, refunded: 0 });
    expect(planOf(2025)).toMatchObject({ planType: 'Basic', charged: 0 });
    expect(active.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(150);
  });

  it('end an open payment for one year when the other year is paid for', async () => {
    const client = await signUpClient();
    const first = await firstReturn(client);
    const { id: second } = read<{ id: string }>(await client.post('/api/tax-returns', { taxYear: 2025 }));
    const begun = read<Intent>(await open(client, 'Basic', { taxReturnId: first }));
    const other = read<Intent>(await open(client, 'Basic', { taxReturnId: second }));
    expect(other.paymentId).not.toBe(begun.paymentId);
    await tryCard(client, other);
    expect(read<Payment>(await confirm(client, other.paymentId)).taxYear).toBe(2025);
    expect((await tryCard(client, begun)).status).toBe(409);
  });
});

describe('buying a plan', () => {
  it('makes the plan active after the provider says paid, once', async () => {
    const client = await signUpClient();
    const intent = await openIntent(client, 'Premium');
    expect(intent).toMatchObject({ provider: 'test', amountDue: 99 });
    expect((await confirm(client, intent.paymentId)).status).toBe(402);
    expect(await activeOf(client)).toBeUndefined();
    await tryCard(client, intent);
    const replies = await Promise.all([1, 2, 3].map(() => confirm(client, intent.paymentId)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listOf(client)).toMatchObject([
      { planType: 'Premium', amount: 99, charged: 99, refunded: 0, status: 'succeeded' },
    ]);
    expect(read<{ planTier: string }>(await client.get('/api/auth/user')).planTier).toBe('premium');
  });

  it.each([
    ['a declined card', '4000 0000 0000 0002', 'Your card was declined.'],
    ['a card without funds', '4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ])('says why %s failed and takes another card', async (_, number, message) => {
    const client = await signUpClient();
    const intent = await openIntent(client, 'Basic');
    const refused = await tryCard(client, intent, { ...good, number });
    expect(refused.status).toBe(402);
    expect(read<{ message: string }>(refused).message).toBe(message);
    expect((await confirm(client, intent.paymentId)).status).toBe(402);
    await tryCard(client, intent);
    expect((await confirm(client, intent.paymentId)).status).toBe(200);
  });

  it('asks for authentication, and a refusal there charges nothing', async () => {
    const client = await signUpClient();
    const intent = await openIntent(client, 'Basic');
    const card = { ...good, number: '4000 0025 0000 3155' };
    expect((await tryCard(client, intent, card)).json).toEqual({ status: 'needs-authentication' });
    expect((await confirm(client, intent.paymentId)).status).toBe(402);
    const answer = (approve: boolean) =>
      client.post(`/api/payments/${intent.paymentId}/test-card/authenticate`, {
        clientSecret: intent.clientSecret,
        approve,
      });
    expect((await answer(false)).status).toBe(402);
    expect(await activeOf(client)).toBeUndefined();
    await tryCard(client, intent, card);
    expect((await answer(true)).json).toEqual({ status: 'succeeded' });
    expect((await confirm(client, intent.paymentId)).status).toBe(200);
  });

  it('refuses prices and plans that are not in the table', async () => {
    const client = await signUpClient();
    for (const body of [
      { amount: 1, planType: 'Premium' },
      { amount: 49, planType: 'Premium' },
      { amount: 99.001, planType: 'Premium' },
      { amount: '99', planType: 'Premium' },
      { amount: 99, planType: 'Gold' },
      { amount: 99, planType: ['Premium'] },
      { amount: 99, planType: 'Premium', status: 'succeeded' },
      { planType: 'Premium' },
    ]) {
      const answer = await client.post('/api/create-payment-intent', body);
      expect([body, answer.status]).toEqual([body, 400]);
    }
    expect(await listOf(client)).toEqual([]);
  });

  it('gives the same open payment to two tabs, and charges once', async () => {
    const client = await signUpClient();
    const [one, two] = await Promise.all([open(client, 'Basic'), open(client, 'Basic')]);
    const intents = [one, two].filter(({ status }) => status === 200).map((answer) => read<Intent>(answer));
    expect(new Set(intents.map(({ paymentId }) => paymentId)).size).toBe(1);
    const [intent] = intents;
    if (intent === undefined) throw new Error('no intent was opened');
    await Promise.all([tryCard(client, intent), tryCard(client, intent)]);
    await confirm(client, intent.paymentId);
    expect((await open(client, 'Basic')).status).toBe(409);
    expect((await listOf(client)).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  it('ends the open payment of another plan, so that only one can be paid', async () => {
    const client = await signUpClient();
    const basic = await openIntent(client, 'Basic');
    const premium = await openIntent(client, 'Premium');
    expect((await tryCard(client, basic)).status).toBe(409);
    await tryCard(client, premium);
    await confirm(client, premium.paymentId);
    expect((await confirm(client, basic.paymentId)).status).toBe(402);
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium', charged: 99 });
  });

  it('takes in a payment that was made but never confirmed when the next plan is chosen', async () => {
    const client = await signUpClient();
    const basic = await openIntent(client, 'Basic');
    await tryCard(client, basic);
    // The browser closed before confirming; now the person picks a larger plan.
    const upgrade = await openIntent(client, 'Business');
    expect(upgrade.amountDue).toBe(150);
    expect(await activeOf(client)).toMatchObject({ planType: 'Basic', charged: 49 });
  });
});

describe('changing the plan', () => {
  it('charges the difference of an upgrade', async () => {
    const client = await signUpClient();
    await buy(client, 'Basic');
    expect(await buy(client, 'Business')).toMatchObject({ amount: 199, charged: 150 });
    expect(await activeOf(client)).toMatchObject({ planType: 'Business' });
    expect((await open(client, 'Premium')).status).toBe(409);
  });

  it('sends the difference of a smaller plan back and keeps everything', async () => {
    const client = await signUpClient();
    const returnId = await firstReturn(client);
    await client.post(`/api/interview/${returnId}/responses`, {
      questionId: 'taxpayer.firstName',
      answer: 'Ann',
    });
    const business = await buy(client, 'Business');
    const smaller = await client.post('/api/payments/change-plan', { planType: 'Basic' });
    expect(smaller.json).toMatchObject({ planType: 'Basic', amount: 49, charged: 0, status: 'succeeded' });
    await waitForRefund(client, business.id, 150);
    expect(await activeOf(client)).toMatchObject({ planType: 'Basic' });
    expect((await client.get(`/api/interview/${returnId}/responses`)).json).toMatchObject({
      'taxpayer.firstName': 'Ann',
    });
    // 49 stay paid, so the way up costs the rest again.
    expect((await openIntent(client, 'Premium')).amountDue).toBe(50);
  });

  it('does not let an open upgrade outlive the plan it builds on', async () => {
    const client = await signUpClient();
    await buy(client, 'Premium');
    const upgrade = await openIntent(client, 'Business');
    expect(upgrade.amountDue).toBe(100);
    expect((await client.post('/api/payments/change-plan', { planType: 'Basic' })).status).toBe(200);
    expect((await tryCard(client, upgrade)).status).toBe(409);
    expect((await openIntent(client, 'Business')).amountDue).toBe(150);
  });

  it.each(['Premium', 'Business'])('refuses a switch from Premium to %s', async (planType) => {
    const client = await signUpClient();
    await buy(client, 'Premium');
    expect((await client.post('/api/payments/change-plan', { planType })).status).toBe(409);
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium' });
  });

  it('is refused without a plan', async () => {
    const client = await signUpClient();
    expect((await client.post('/api/payments/change-plan', { planType: 'Basic' })).status).toBe(409);
  });
});

describe('an administrator', () => {
  it('ends a plan and sends everything back, once', async () => {
    const client = await signUpClient();
    const basic = await buy(client, 'Basic');
    const premium = await buy(client, 'Premium');
    const admin = await signInAs('admin');
    const path = `/api/admin/payments/${premium.id}/cancel-plan`;
    // A list from before the upgrade: it is not the plan that the administrator named.
    const older = await admin.post(`/api/admin/payments/${basic.id}/cancel-plan`, { reason: 'too late' });
    expect(older.status).toBe(409);
    expect(await activeOf(client)).toMatchObject({ planType: 'Premium' });
    expect((await admin.post(path, { reason: '' })).status).toBe(400);
    const [one, two] = await Promise.all([
      admin.post(path, { reason: 'asked for by phone' }),
      admin.post(path, { reason: 'asked for by phone' }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([204, 409]);
    await waitForRefund(client, basic.id, 49);
    await waitForRefund(client, premium.id, 50);
    expect(await activeOf(client)).toBeUndefined();
    expect((await openIntent(client, 'Basic')).amountDue).toBe(49);
  });
});

describe('somebody else', () => {
  it("cannot see, pay, confirm or print another person's payment", async () => {
    const owner = await signUpClient();
    const intent = await openIntent(owner, 'Basic');
    const other = await signUpClient();
    const none = '00000000-0000-4000-8000-000000000000';
    for (const [path, body] of [
      ['confirm', undefined],
      ['test-card', { clientSecret: intent.clientSecret, ...good }],
      ['test-card/authenticate', { clientSecret: intent.clientSecret, approve: true }],
    ] as const) {
      const theirs = await other.post(`/api/payments/${intent.paymentId}/${path}`, body);
      const missing = await other.post(`/api/payments/${none}/${path}`, body);
      expect([path, theirs.status]).toEqual([path, 404]);
      expect(withoutId(theirs)).toBe(withoutId(missing));
    }
    expect((await other.get(`/api/payments/${intent.paymentId}/receipt`)).status).toBe(404);
    expect((await other.get(`/api/payments/user/${owner.id}`)).status).toBe(404);
    expect(await listOf(owner)).toMatchObject([{ status: 'pending' }]);
  });

  it('cannot pay with a guessed secret', async () => {
    const client = await signUpClient();
    const intent = await openIntent(client, 'Basic');
    expect((await tryCard(client, { ...intent, clientSecret: 'guess' })).status).toBe(404);
  });
});

describe('paper and plan', () => {
  it('gives a receipt as PDF after the payment, not before', async () => {
    const client = await signUpClient();
    const intent = await openIntent(client, 'Basic');
    expect((await client.get(`/api/payments/${intent.paymentId}/receipt`)).status).toBe(409);
    await tryCard(client, intent);
    await confirm(client, intent.paymentId);
    const receipt = await client.get(`/api/payments/${intent.paymentId}/receipt`);
    expect(receipt.status).toBe(200);
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(receipt.text.startsWith('%PDF-')).toBe(true);
  });

  it('says which plan the return needs once it is calculated', async () => {
    const client = await signUpClient();
    const returnId = await firstReturn(client);
    const path = `/api/tax-returns/${returnId}/plan`;
    expect((await client.get(path)).json).toEqual({ plan: 'basic', reasons: [], certain: false });
    await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
    expect((await client.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
    expect((await client.get(path)).json).toEqual({
      plan: 'basic',
      reasons: [],
      certain: true,
      states: { names: ['Maine'], plan: 'premium' },
    });
  });

  it('never keeps a card number', async () => {
    const client = await signUpClient();
    const intent = await openIntent(client, 'Basic');
    await tryCard(client, intent, { ...good, number: '4000 0000 0000 0069' });
    const log = process.env['TEST_SERVER_LOG'];
    if (log === undefined) throw new Error('the tests do not know the server log');
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(log, 'utf8')).not.toMatch(/4000 ?0000 ?0000 ?0069/);
  });
});
