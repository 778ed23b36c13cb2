import { env } from '@/lib/env';
import { easternDay, formatDay } from '@/lib/format/day';
import { nextBusinessDay } from '@/lib/tax/business-days';
import { deadlineFor, dueOf } from './deadline';

/** Who can still request an extension, and until when. Days are YYYY-MM-DD. */
export interface ExtensionWindow {
  open: 'everyone' | 'abroad' | 'nobody';
  /** The due date, or five days more after a rejection around it. */
  lastDay: string;
  /** For those who live and work outside the country on the due date: two months more (26 CFR 1.6081-5(a)). */
  lastDayAbroad: string;
}

/** When Form 4868 for a year was sent and came back. */
type Rejection = Parameters<typeof deadlineFor>[2];

/**
 * The moment from which the window is counted: now, or, in a simulation that plays through the filing season, the day
 * that the operator set. Never another one than today where returns really leave.
 */
export function extensionNow(): Date {
  const { EFILE_TRANSMITTER, EFILE_SIMULATED_DAY } = env();
  return EFILE_TRANSMITTER === 'simulator' && EFILE_SIMULATED_DAY !== undefined
    ? new Date(`${EFILE_SIMULATED_DAY}T16:00:00Z`)
    : new Date();
}

/**
 * Until when Form 4868 can be filed (IRC 6081; 26 CFR 1.6081-4(b)(3), 1.6081-5): the due date of the return; two months
 * later for those abroad. One sent in time and rejected can be sent again for five days, as a return can
 * (IRM 3.42.5.14.6).
 */
export function extensionWindow(now: Date, rejected: Rejection, taxYear: number): ExtensionWindow {
  const lastDayAbroad = nextBusinessDay(`${taxYear + 1}-06-15`);
  const { date: lastDay, passed } = deadlineFor(now, false, rejected, taxYear);
  const open = !passed ? 'everyone' : easternDay(now) <= lastDayAbroad ? 'abroad' : 'nobody';
  return { open, lastDay, lastDayAbroad };
}

/** Why Form 4868 isn't sent or printed any more, and what to do; null while it can be. */
export function whyTooLate(
  { open, lastDay, lastDayAbroad }: ExtensionWindow,
  abroad: boolean,
  taxYear: number,
): string | null {
  if (open === 'everyone' || (open === 'abroad' && abroad)) return null;
  const due = formatDay(dueOf(taxYear));
  const last = formatDay(open === 'nobody' && abroad ? lastDayAbroad : lastDay);
  return open === 'abroad'
    ? `It’s too late for Form 4868 unless you lived and worked, or were on military duty, outside the United States and Puerto Rico on ${due}. It was due ${last}. File your return as soon as you can.`
    : `It’s too late for Form 4868. It was due ${last}. File your return as soon as you can.`;
}
