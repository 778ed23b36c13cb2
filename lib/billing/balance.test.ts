import fc from 'fast-check';
import {
  activePayment,
  amountDueCents,
  divideRefund,
  type MoneyRow,
  netPaidCents,
  ofYear,
} from '@/lib/billing/balance';
import { judgeIntent } from '@/lib/billing/provider';

const row = (over: Partial<MoneyRow>): MoneyRow => ({
  id: 'a',
  planType: 'basic',
  priceCents: 4900,
  amountCents: 4900,
  status: 'succeeded',
  succeededAt: new Date('2025-01-01'),
  refundedCents: 0,
  ...over,
});

const upgraded = [
  row({ id: 'basic' }),
  row({
    id: 'business',
    planType: 'business',
    priceCents: 19_900,
    amountCents: 15_000,
    succeededAt: new Date('2025-02-01'),
  }),
];

it('takes the newest succeeded payment as the plan', () => {
  expect(activePayment(upgraded)?.id).toBe('business');
  expect(activePayment([row({ status: 'pending' }), row({ status: 'refunded' })])).toBeNull();
});

it('counts what was charged and not refunded', () => {
  expect(netPaidCents(upgraded)).toBe(19_900);
  expect(netPaidCents([...upgraded, row({ status: 'failed', amountCents: 100 })])).toBe(19_900);
  expect(netPaidCents([row({ refundedCents: 4900 })])).toBe(0);
});

it('charges the difference of an upgrade and never less than nothing', () => {
  expect(amountDueCents(4900, [])).toBe(4900);
  expect(amountDueCents(9900, [row({})])).toBe(5000);
  expect(amountDueCents(4900, upgraded)).toBe(0);
});

it('keeps the money of each tax year apart', () => {
  const years = [
    { ...row({ id: 'first' }), taxYear: 2024 },
    { ...row({ id: 'second', priceCents: 9900, amountCents: 9900 }), taxYear: 2025 },
  ];
  expect(activePayment(ofYear(years, 2024))?.id).toBe('first');
  expect(amountDueCents(9900, ofYear(years, 2024))).toBe(5000);
  expect(amountDueCents(19_900, ofYear(years, 2025))).toBe(10_000);
});

it('sends money back to the newest payments first, none beyond what it charged', () => {
  expect(divideRefund(10_000, upgraded)).toEqual([{ paymentId: 'business', amountCents: 10_000 }]);
  expect(divideRefund(19_900, upgraded)).toEqual([
    { paymentId: 'business', amountCents: 15_000 },
    { paymentId: 'basic', amountCents: 4900 },
  ]);
  expect(() => divideRefund(19_901, upgraded)).toThrow('larger than what was paid');
});

it('divides every refund to the cent', () => {
  const payments = fc.array(
    fc.record({ amountCents: fc.integer({ min: 0, max: 20_000 }), days: fc.integer({ min: 0, max: 400 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(payments, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const rows = list.map(({ amountCents, days }, index) =>
        row({ id: String(index), amountCents, succeededAt: new Date(Date.UTC(2025, 0, 1 + days)) }),
      );
      const cents = Math.floor(netPaidCents(rows) * share);
      const parts = divideRefund(cents, rows);
      expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(cents);
      for (const part of parts)
        expect(part.amountCents).toBeLessThanOrEqual(
          rows.find(({ id }) => id === part.paymentId)?.amountCents ?? -1,
        );
    }),
    { seed: 2024 },
  );
});

describe('the word of the provider', () => {
  const payment = {
    id: 'p1',
    userId: 'u1',
    amountCents: 9900,
    currency: 'usd',
    providerIntentId: 'pi_1',
  };
  const paid = {
    intentId: 'pi_1',
    status: 'succeeded',
    amountCents: 9900,
    receivedCents: 9900,
    currency: 'usd',
    paymentId: 'p1',
    userId: 'u1',
    clientSecret: null,
  } as const;
  it.each([
    ['paid', {}],
    ['unpaid', { status: 'open', receivedCents: 0 }],
    ['unpaid', { status: 'needs-authentication', receivedCents: 0 }],
    ['unpaid', { status: 'processing', receivedCents: 0 }],
    ['canceled', { status: 'canceled', receivedCents: 0 }],
    ['mismatch', { amountCents: 4900, receivedCents: 4900 }],
    ['mismatch', { receivedCents: 4900 }],
    ['mismatch', { currency: 'jpy' }],
    ['mismatch', { userId: 'u2' }],
    ['mismatch', { paymentId: 'p2' }],
    ['mismatch', { paymentId: null }],
    ['mismatch', { intentId: 'pi_2' }],
  ] as const)('is %s for %p', (verdict, change) => {
    expect(judgeIntent(payment, { ...paid, ...change })).toBe(verdict);
  });
});
