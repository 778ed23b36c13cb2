import { formatDay } from '@/lib/format/day';
import { type FilingView } from '@/lib/filing/schema';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

type Owing = Pick<FilingView, 'owed' | 'debit' | 'payBy'>;

/**
 * What the bank does, for whoever signed for that. A day that had passed before the IRS took the return is not promised.
 * @param today the day in Washington, `YYYY-MM-DD`
 * @param accepted the day on which the return was accepted; null before it
 */
export function sayDebit(
  { amount, account, date }: NonNullable<FilingView['debit']>,
  today: string,
  accepted: string | null,
): string {
  const what = `debited from the account ending in ${account}`;
  if ((accepted ?? today) > date)
    return accepted === null
      ? `${dollars(amount)} will be ${what} once the IRS accepts the return, because ${formatDay(date)} has passed.`
      : `${dollars(amount)} will be ${what} now that the IRS has accepted the return. The scheduled date, ${formatDay(date)}, had passed.`;
  return `${dollars(amount)} ${today > date ? 'was scheduled to be' : 'will be'} ${what} on ${formatDay(date)}.`;
}

/**
 * How what is owed gets paid, once the return was accepted.
 * @param today the day in Washington, `YYYY-MM-DD`
 * @param accepted the day on which it was
 */
export function sayOwed({ owed, debit, payBy }: Owing, today: string, accepted: string): string {
  if (debit !== null) return `${sayDebit(debit, today, accepted)} No other payment is needed.`;
  const how = 'at irs.gov/payments or with the voucher in your PDF.';
  // An extension moves the day to file, not the day to pay.
  if (today <= payBy) return `Pay ${dollars(owed)} by ${formatDay(payBy)}, ${how}`;
  return `Pay ${dollars(owed)} as soon as you can, ${how} It was due ${formatDay(payBy)}, and interest adds up until you pay.`;
}
