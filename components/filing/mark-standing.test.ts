import { markDrawn, markStanding } from './mark-standing';

const filing = {
  overdue: false,
  states: [{ code: 'ME', state: 'accepted', step: 'done' }],
} as unknown as Parameters<typeof markStanding>[0];

test('a page whose return is older than its filing is drawn again', () => {
  const accepted = { ...filing, state: 'accepted' as const };
  expect(markDrawn(accepted, { state: 'transmitted' })).not.toBe(markStanding(accepted));
  expect(markDrawn(accepted, { state: 'accepted' })).toBe(markStanding(accepted));
  expect(markDrawn(accepted, null)).toBe(markStanding(accepted));
});
