import { findPlan, planCardFeatures, planForStates, planOrBasic, plans } from '@/lib/billing/plans';

it('has the three plans and prices of the specification', () => {
  expect(plans.map(({ slug, name, price, popular }) => [slug, name, price, popular])).toEqual([
    ['basic', 'Basic', 49, false],
    ['premium', 'Premium', 99, true],
    ['business', 'Business', 199, false],
  ]);
});

it('lists the features of the specification', () => {
  expect(plans.map((plan) => plan.features)).toEqual([
    [
      'W-2 and 1099 support',
      'Standard deductions',
      'AI document processing',
      'E-file to IRS',
      'Email support',
    ],
    [
      'Everything in Basic',
      'Itemized deductions',
      'Investment income',
      'Rental property',
      'CPA review included',
      'Priority support',
    ],
    [
      'Everything in Premium',
      'Schedule C',
      'Quarterly estimates',
      'Multi-state filing',
      'Dedicated tax preparer',
      'Phone support',
    ],
  ]);
});

it.each([
  ['premium', 'Premium'],
  ['Business', 'Business'],
  [' BASIC ', 'Basic'],
])('finds %p', (value, name) => {
  expect(findPlan(value)?.name).toBe(name);
});

it.each([undefined, null, '', 'gold', 'constructor', 7, ['premium']])('takes %p for Basic', (value) => {
  expect(findPlan(value)).toBeUndefined();
  expect(planOrBasic(value).slug).toBe('basic');
});

it('includes CPA review on the dashboard card for every plan but Basic', () => {
  const base = ['AI document processing', 'E-file to IRS', 'Email support'];
  expect(plans.map(planCardFeatures)).toEqual([
    base,
    [...base, 'CPA review included'],
    [...base, 'CPA review included'],
  ]);
});

it('sells one state return with Premium and all with Business', () => {
  expect(plans.map(({ states }) => states)).toEqual(['none', 'one', 'all']);
  expect([0, 1, 2, 5].map((count) => planForStates(count).slug)).toEqual([
    'basic',
    'premium',
    'business',
    'business',
  ]);
});
