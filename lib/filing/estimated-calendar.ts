import { nextBusinessDay } from '@/lib/tax/business-days';

/** A payment of estimated tax that somebody wants to be reminded of. */
export interface Installment {
  /** YYYY-MM-DD */
  due: string;
  /** Whole dollars. */
  amount: number;
}

/**
 * Due dates of the four payments for a year (Form 1040-ES, Payment Due Dates), YYYY-MM-DD. A weekend or legal holiday
 * moves one (IRC 7503).
 */
export const estimatedDueDates = (year: number): string[] =>
  [`${year}-04-15`, `${year}-06-15`, `${year}-09-15`, `${year + 1}-01-15`].map((day) => nextBusinessDay(day));

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const compact = (day: string): string => day.replaceAll('-', '');

/**
 * The payments as a calendar file (RFC 5545), each a day of its own with a reminder a week before. Amounts stand in
 * the description only, so that a shared calendar's overview does not show them.
 */
export function writeCalendar(installments: readonly Installment[], year: number, stamp: Date): string {
  const dueDates = estimatedDueDates(year);
  const at = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const events = installments.flatMap(({ due, amount }) => {
    const number = dueDates.indexOf(due) + 1;
    return [
      'BEGIN:VEVENT',
      `UID:estimated-tax-${year}-${number}@plainfile`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${compact(due)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(due))}`,
      `SUMMARY:${escapeText(`Estimated tax, payment ${number} of 4`)}`,
      `DESCRIPTION:${escapeText(`Pay $${amount.toLocaleString('en-US')} at irs.gov/payments or by mail with voucher ${number} of Form 1040-ES.`)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P7D',
      'DESCRIPTION:Estimated tax is due in one week',
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Plainfile//Estimated tax ${year}//EN`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Lines longer than 75 characters go on in the next one, after a space (RFC 5545, section 3.1). */
function fold(line: string): string {
  const parts = [line.slice(0, 74)];
  for (let at = 74; at < line.length; at += 73) parts.push(` ${line.slice(at, at + 73)}`);
  return parts.join('\r\n');
}
