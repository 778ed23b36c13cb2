import { easternDay, formatDay } from '@/lib/format/day';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { addDays, nextBusinessDay } from '@/lib/tax/business-days';

/** Due date of a return and of the extension (Form 4868); a weekend or legal holiday moves it (IRC 7503). */
export const dueOf = (taxYear: number): string => nextBusinessDay(`${taxYear + 1}-04-15`);
export const extendedOf = (taxYear: number): string => nextBusinessDay(`${taxYear + 1}-10-15`);

/**
 * Calendar days after the due date in which a return sent in time and rejected can be sent again; a weekend or holiday
 * adds none (IRM 3.42.5.14.6). The IRS looks back as many days from the acceptance for the rejection.
 */
const perfectionDays = 5;
/** Days to mail it instead, counted from the rejection (as the IRS’s Direct File did). */
const paperDays = 10;

export interface Deadline {
  /** YYYY-MM-DD in Eastern time. */
  date: string;
  text: string;
  passed: boolean;
}

/**
 * The date that counts now: the due date, the extended one, or five days more for a return that was sent in time and
 * rejected around that date.
 * @param rejectedAt when the last submission came back
 * @param sentAt when it was sent
 */
export function deadlineFor(
  now: Date,
  extension: boolean,
  rejected: { sentAt: Date; rejectedAt: Date } | null,
  taxYear: number = firstTaxYear,
): Deadline {
  const today = easternDay(now);
  const due = dueOf(taxYear);
  const last = extension ? extendedOf(taxYear) : due;
  if (rejected !== null && easternDay(rejected.sentAt) <= last) {
    const again = addDays(last, perfectionDays);
    if (addDays(easternDay(rejected.rejectedAt), perfectionDays) >= last) {
      const tenDays = addDays(easternDay(rejected.rejectedAt), paperDays);
      const mail = tenDays > last ? tenDays : last;
      return {
        date: again,
        passed: today > again,
        text: `You sent the return on time. It counts as timely filed if you resend it by this date and the IRS accepts it, or if you mail it by ${formatDay(mail)}.`,
      };
    }
  }
  const text = extension
    ? `You have an extension to file, but not to pay. Tax was due ${formatDay(due)}.`
    : 'File and pay by this date.';
  return {
    date: last,
    passed: today > last,
    text:
      today > last
        ? `${extension ? `${text} ` : ''}The deadline has passed. File and pay soon to keep penalties and interest low.`
        : text,
  };
}
