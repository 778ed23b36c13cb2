import { nextBusinessDay } from '@/lib/tax/business-days';

/**
 * Month and day on which a state's return is due when it isn't April 15, and where that stands. Dates as in the workshop's
 * notes on states (section 5); an operator compares the statutes.
 */
const otherDays: Readonly<Record<string, { day: string; source: string }>> = {
  DE: { day: '04-30', source: '30 Del. C. § 1169' },
  HI: { day: '04-20', source: 'HRS § 235-99' },
  IA: { day: '04-30', source: 'Iowa Code § 422.21' },
  LA: { day: '05-15', source: 'La. R.S. 47:103' },
  NM: { day: '04-30', source: 'NMSA § 7-2-12, returns filed electronically' },
  OK: { day: '04-20', source: '68 O.S. § 2368, returns filed electronically' },
  VA: { day: '05-01', source: 'Va. Code § 58.1-341' },
};

/**
 * Day on which a state's e-filed return is due, YYYY-MM-DD. On a weekend or legal holiday it is the next business day, as
 * with the federal return.
 * @param code postal code
 */
export const stateDueOn = (code: string, taxYear: number): string =>
  nextBusinessDay(`${taxYear + 1}-${otherDays[code]?.day ?? '04-15'}`);
