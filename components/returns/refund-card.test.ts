import { amountType } from '@/components/returns/refund-card';

it('is a refund above zero, owed below, neutral otherwise', () => {
  expect([1, 0.01, 0, -0, -0.01, -900, null].map(amountType)).toEqual([
    'refund',
    'refund',
    'neutral',
    'neutral',
    'owed',
    'owed',
    'neutral',
  ]);
});
