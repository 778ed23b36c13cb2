import { type Payment } from '@/lib/billing/schema';
import { planStanding } from './plan-standing';

const paid: Payment = {
  id: 'p',
  userId: 'u',
  planType: 'Basic',
  taxYear: 2024,
  amount: 49,
  charged: 49,
  refunded: 0,
  currency: 'usd',
  status: 'succeeded',
  provider: 'test',
  createdAt: '2025-02-03T10:00:00.000Z',
  succeededAt: '2025-02-03T10:00:00.000Z',
};
const need = (plan: 'basic' | 'premium' | 'business', certain = true) => ({ plan, reasons: [], certain });

it('shows the plan chosen at sign-up as not paid, until something is paid', () => {
  expect(planStanding('premium', null, null)).toMatchObject({
    plan: { name: 'Premium', price: 99 },
    isPaid: false,
    says: 'Chosen at sign-up. You pay before you file.',
    action: 'Choose Plan',
  });
  expect(planStanding('premium', paid, null)).toMatchObject({
    plan: { name: 'Basic' },
    isPaid: true,
    says: null,
    action: 'Upgrade Plan',
  });
});

it('says nothing about payment when the payments could not be read', () => {
  expect(planStanding('premium', 'unknown', need('business'))).toMatchObject({
    plan: { name: 'Premium' },
    isPaid: null,
    says: null,
  });
});

it('recommends the plan that the calculated return needs, also a smaller one', () => {
  expect(planStanding('basic', null, need('business')).says).toBe(
    'Recommended for your return: Business ($199/year).',
  );
  expect(planStanding('business', null, need('basic')).says).toBe(
    'Recommended for your return: Basic ($49/year).',
  );
  expect(planStanding('basic', null, need('business', false)).says).toMatch(/^Chosen at sign-up/);
});

it('names the price of the upgrade that the return needs, and asks for nothing when it is covered', () => {
  expect(planStanding('basic', paid, need('premium'))).toMatchObject({
    says: 'Your return needs Premium. The upgrade costs $50.',
    isAsking: true,
  });
  expect(planStanding('basic', paid, need('basic'))).toMatchObject({
    says: 'It covers your return.',
    isAsking: false,
  });
  const business = planStanding('basic', { ...paid, planType: 'Business', amount: 199 }, need('basic'));
  expect(business).toMatchObject({ plan: { name: 'Business' }, action: 'Manage Plan', isAsking: false });
});
