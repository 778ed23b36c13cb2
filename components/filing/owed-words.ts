import { formatDay } from '@/lib/format/day';
import { type FilingView } from '@/lib/filing/schema';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const payBy = '2025-04-15';

type Owing = Pick<FilingView, 'owed' | 'debit'>;

/**
 * What the bank does, for whoever signed for that. A day that has passed is not promised.
 * @param today the day in Washington, `YYYY-MM-DD`
 */
export const sayDebit = (
  { amount, account, date }: NonNullable<FilingView['debit']>,
  today: string,
): string => {
  const what = `${dollars(amount)} is taken from the account that ends in ${account}`;
  return today <= date
    ? `${what} on ${formatDay(date)}.`
    : `${what} once the return is accepted, because ${formatDay(date)} has passed.`;
};

/**
 * How what is owed gets paid.
 * @param today the day in Washington, `YYYY-MM-DD`
 */
export function sayOwed({ owed, debit }: Owing, today: string): string {
  if (debit !== null) return `${sayDebit(debit, today)} There is nothing to pay beside it.`;
  const how = 'at irs.gov/payments or with the voucher of your PDF.';
  // An extension moves the day to file, not the day to pay.
  if (today <= payBy) return `Pay ${dollars(owed)} by ${formatDay(payBy)}, ${how}`;
  return `Pay ${dollars(owed)} as soon as you can, ${how} It was due on ${formatDay(payBy)}, and interest grows until it is paid.`;
}
