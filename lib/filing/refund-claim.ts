import { addDays, nextBusinessDay, refundClaimUntil } from '@/lib/tax/business-days';

/** What the time limit for a refund depends on. Days as YYYY-MM-DD in Washington. */
export interface ClaimFacts {
  /** When the original return was filed. */
  filedOn: string;
  /** When it was due, without an extension. */
  dueOn: string;
  /** The last time tax was paid after the due date; null when nothing was. */
  paidOn: string | null;
}

/** The same day so many years later; February 29 becomes the 28th. */
function addYears(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return moved.endsWith('-02-29') && Number(moved.slice(0, 4)) % 4 !== 0
    ? moved.replace('-29', '-28')
    : moved;
}

/**
 * The last day on which a refund can be claimed: three years from when the return was filed, and one filed early counts
 * as filed on its due date (`refundClaimUntil`), or two years from when tax was paid, whichever is later (IRC 6511(a)).
 */
export function lastClaimDay({ filedOn, dueOn, paidOn }: ClaimFacts): string {
  const fromFiling = refundClaimUntil(filedOn, dueOn);
  const fromPayment = paidOn === null ? fromFiling : nextBusinessDay(addYears(paidOn, 2));
  return fromFiling > fromPayment ? fromFiling : fromPayment;
}

/**
 * The last day on which tax that was withheld, or paid by the due date, still comes back. A claim reaches back three
 * years and the time of an extension (IRC 6511(b)(2)(A)), and withholding counts as paid on the due date (IRC 6513(b)):
 * for a return that was filed late this ends before the three years from filing do.
 * @param extended the extended due date; null without an extension
 */
export function lastWithholdingDay(dueOn: string, extended: string | null): string {
  const extra = extended === null ? 0 : Math.round((Date.parse(extended) - Date.parse(dueOn)) / 86_400_000);
  return nextBusinessDay(addDays(addYears(dueOn, 3), extra));
}
