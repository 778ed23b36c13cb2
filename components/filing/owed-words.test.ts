import { sayDebit, sayOwed } from './owed-words';

const own = { owed: 1588, debit: null, payBy: '2025-04-15' };

test('what is owed is paid by the day, or as soon as possible after it', () => {
  expect(sayOwed(own, '2025-04-15', '2025-03-01')).toBe(
    'Pay $1,588 by April 15, 2025, at irs.gov/payments or with the voucher in your PDF.',
  );
  expect(sayOwed(own, '2025-04-16', '2025-03-01')).toBe(
    'Pay $1,588 as soon as you can, at irs.gov/payments or with the voucher in your PDF. It was due April 15, 2025, and interest adds up until you pay.',
  );
});

test('a return of 2025 is paid a year later', () => {
  expect(sayOwed({ ...own, payBy: '2026-04-15' }, '2025-12-01', '2025-12-01')).toContain('by April 15, 2026');
});

test('does not ask anyone to pay what the bank debits', () => {
  const debit = { amount: 1588, account: '7665', date: '2025-04-10' };
  expect(sayOwed({ ...own, debit }, '2025-03-01', '2025-03-01')).toBe(
    '$1,588 will be debited from the account ending in 7665 on April 10, 2025. No other payment is needed.',
  );
});

test('a payment is not promised for a day that had passed before the return was taken', () => {
  const debit = { amount: 1588, account: '7665', date: '2025-04-10' };
  const on = (today: string, accepted: string | null) => sayDebit(debit, today, accepted);
  expect(on('2025-04-10', null)).toBe(
    '$1,588 will be debited from the account ending in 7665 on April 10, 2025.',
  );
  expect(on('2025-04-11', null)).toContain(
    'once the IRS accepts the return, because April 10, 2025 has passed.',
  );
  expect(on('2025-06-01', '2025-04-12')).toContain('now that the IRS has accepted the return');
  expect(on('2025-06-01', '2025-03-01')).toBe(
    '$1,588 was scheduled to be debited from the account ending in 7665 on April 10, 2025.',
  );
});
