import { easternDay, formatDay } from '@/lib/format/day';

/** Due date of a 2024 return and of the extension (Form 4868). */
const due = '2025-04-15';
const extended = '2025-10-15';

/** Days to send a rejected return again, counted from the rejection (Publication 1345, perfection period). */
const perfectionDays = 5;
/** Days to mail it instead. */
const paperDays = 10;

export interface Deadline {
  /** YYYY-MM-DD in Eastern time. */
  date: string;
  text: string;
  passed: boolean;
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The date that counts now: the due date, the extended one, or the days after a rejection of a return that was sent
 * in time.
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
    const again = addDays(easternDay(rejected.rejectedAt), perfectionDays);
    if (again > last) {
      const mail = addDays(easternDay(rejected.rejectedAt), paperDays);
      return {
        date: again,
        passed: today > again,
        text: `The return was sent in time. It counts as filed in time when it is accepted after being sent again by this day, or mailed by ${formatDay(mail)}.`,
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
