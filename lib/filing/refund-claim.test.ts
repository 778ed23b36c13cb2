import { lastClaimDay, lastWithholdingDay } from './refund-claim';

const dueOn = '2025-04-15';

test.each([
  // Filed early: counts as filed on the due date; April 15, 2028 is a Saturday, the 17th Emancipation Day.
  ['2025-02-10', null, '2028-04-18'],
  ['2025-10-10', null, '2028-10-10'],
  // Paid later than a year after filing: two years from then are later.
  ['2025-04-15', '2026-09-01', '2028-09-01'],
  ['2025-04-15', '2025-06-01', '2028-04-18'],
  // February 29, 2028 has no counterpart.
  ['2028-02-29', null, '2031-02-28'],
])('filed %s and last paid %s: a refund can be claimed through %s', (filedOn, paidOn, last) => {
  expect(lastClaimDay({ filedOn, dueOn, paidOn })).toBe(last);
});

test('withholding comes back for three years from the due date, and longer with an extension', () => {
  expect(lastWithholdingDay(dueOn, null)).toBe('2028-04-18');
  expect(lastWithholdingDay(dueOn, '2025-10-15')).toBe('2028-10-16');
});
