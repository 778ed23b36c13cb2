import { expectRefund } from './refund-dates';

test.each([
  // Three weeks after acceptance.
  ['2025-03-01', false, false, { by: '2025-03-22', heldUntil: null }],
  // The PATH Act holds the whole refund until February 15.
  ['2025-01-28', true, false, { by: '2025-02-18', heldUntil: '2025-02-15' }],
  ['2025-01-20', true, false, { by: '2025-02-15', heldUntil: '2025-02-15' }],
  ['2025-02-15', true, false, { by: '2025-03-08', heldUntil: null }],
  // Without these credits nothing is held.
  ['2025-01-28', false, false, { by: '2025-02-18', heldUntil: null }],
  // Sixteen weeks at most for an amended return.
  ['2025-06-02', true, true, { by: '2025-09-22', heldUntil: null }],
])('accepted %s, credits held %s, amended %s', (acceptedOn, holds, isAmended, expected) => {
  expect(expectRefund(acceptedOn, 2024, holds, isAmended)).toEqual(expected);
});
