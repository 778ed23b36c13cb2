import { addDays } from '@/lib/tax/business-days';

/** When a refund can be expected, by what the IRS publishes. Days as YYYY-MM-DD. */
export interface RefundDates {
  /** Most refunds are there by then. */
  by: string;
  /** The law forbids a refund before this day; null when nothing holds it, or the day has passed. */
  heldUntil: string | null;
}

/** "Most refunds are issued in less than 21 calendar days" (IRS, Refunds; Publication 2043). */
const usualDays = 21;
/** Amended returns take 8 to 12 weeks, up to 16 (IRS, Where's My Amended Return). */
const amendedDays = 16 * 7;

/**
 * @param acceptedOn the day the IRS accepted the return
 * @param holdsCredits it claims the earned income credit or the additional child tax credit: no refund before the 15th
 *   day of the second month after the tax year (IRC 6402(m), PATH Act, section 201)
 */
export function expectRefund(
  acceptedOn: string,
  taxYear: number,
  holdsCredits: boolean,
  isAmended: boolean,
): RefundDates {
  const day = `${taxYear + 1}-02-15`;
  const heldUntil = holdsCredits && acceptedOn < day ? day : null;
  const usual = addDays(acceptedOn, isAmended ? amendedDays : usualDays);
  return { by: heldUntil !== null && heldUntil > usual ? heldUntil : usual, heldUntil };
}
