import { addDays, nextBusinessDay, refundClaimUntil } from './business-days';

/** Dates that the IRS announced for returns and payments, or that the calendar gives by IRC 7503. */
test.each([
  ['2025-04-15', '2025-04-15', 'a Tuesday'],
  ['2024-06-15', '2024-06-17', 'a Saturday'],
  ['2024-09-15', '2024-09-16', 'a Sunday'],
  ['2025-06-15', '2025-06-16', 'a Sunday'],
  ['2022-04-15', '2022-04-18', 'Emancipation Day, a Saturday, is kept on Friday'],
  ['2023-04-15', '2023-04-18', 'Saturday, Sunday, and Emancipation Day kept on Monday'],
  ['2023-01-15', '2023-01-17', 'Sunday, then Martin Luther King Day'],
  ['2028-04-15', '2028-04-18', 'Saturday, Sunday, and Emancipation Day kept on Monday'],
  ['2021-01-20', '2021-01-21', 'Inauguration Day'],
  ['2021-12-31', '2022-01-03', 'New Year’s Day, a Saturday, is kept on Friday'],
  ['2024-05-27', '2024-05-28', 'Memorial Day'],
  ['2024-11-28', '2024-11-29', 'Thanksgiving'],
])('%s is in time until %s: %s', (due, until) => {
  expect(nextBusinessDay(due)).toBe(until);
});

test('Patriots’ Day moves a date for people in Maine and Massachusetts only', () => {
  // Form 1040-ES (2024): April 17, 2024, with Emancipation Day on the 16th.
  expect(nextBusinessDay('2024-04-15', 'ME')).toBe('2024-04-17');
  expect(nextBusinessDay('2024-04-15', 'ma')).toBe('2024-04-17');
  expect(nextBusinessDay('2024-04-15', 'NY')).toBe('2024-04-15');
  expect(nextBusinessDay('2025-04-15', 'MA')).toBe('2025-04-15');
});

test('a refund is claimed within three years of the filing', () => {
  const due = '2025-04-15';
  // Filed early, in time, or not yet: April 15, 2028 is a Saturday.
  for (const filed of [null, '2025-02-01', '2025-04-15'])
    expect(refundClaimUntil(filed, due)).toBe('2028-04-18');
  // With an extension or late: from the day itself. October 10, 2028 is a Tuesday, October 15 a Sunday.
  expect(refundClaimUntil('2025-10-10', due)).toBe('2028-10-10');
  expect(refundClaimUntil('2025-10-15', due)).toBe('2028-10-16');
  expect(refundClaimUntil('2028-02-29', due)).toBe('2031-02-28');
});

test('calendar days pass over the end of a month', () => {
  expect(addDays('2024-02-27', 3)).toBe('2024-03-01');
});
