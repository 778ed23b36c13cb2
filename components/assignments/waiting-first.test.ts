import { waitingFirst } from './waiting-first';

it('puts what nobody has looked at first and keeps the order within', () => {
  const list = (['reviewed', 'completed', 'needs-clarification', 'failed', 'approved'] as const).map(
    (status) => ({
      status,
    }),
  );
  expect(waitingFirst(list).map(({ status }) => status)).toEqual([
    'completed',
    'failed',
    'reviewed',
    'needs-clarification',
    'approved',
  ]);
});
