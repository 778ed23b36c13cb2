import { easternDay, formatDay } from '@/lib/format/day';
import { addDays, nextBusinessDay } from '@/lib/tax/business-days';

/** Due date of a 2024 return and of the extension (Form 4868); a weekend or legal holiday moves it (IRC 7503). */
const due = nextBusinessDay('2025-04-15');
const extended = nextBusinessDay('2025-10-15');

/**
 * Calendar days after the due date in which a return sent in time and rejected can be sent again; a weekend or holiday
 * adds none (IRM 3.42.5.14.6). The IRS looks back as many days from the acceptance for the rejection.
 */
const perfectionDays = 5;
/** Days to mail it instead, counted from the rejection (Publication 1345). */
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
): Deadline {
  const today = easternDay(now);
  const last = extension ? extended : due;
  if (rejected !== null && easternDay(rejected.sentAt) <= last) {
    const again = addDays(last, perfectionDays);
    if (addDays(easternDay(rejected.rejectedAt), perfectionDays) >= last) {
      const tenDays = addDays(easternDay(rejected.rejectedAt), paperDays);
      const mail = tenDays > last ? tenDays : last;
      return {
        date: again,
        passed: today > again,
        text: `You sent the return on time. It counts as filed on time if the IRS accepts it after you send it again by this day, or if you mail it by ${formatDay(mail)}.`,
      };
    }
  }
  const text = extension
    ? 'You asked for more time. The extension moves the filing, not the payment: tax was due on April 15, 2025.'
    : 'File and pay by this day.';
  return {
    date: last,
    passed: today > last,
    text:
      today > last
        ? `${extension ? `${text} ` : ''}The day has passed: file and pay as soon as you can, so that penalties stay small.`
        : text,
  };
}
