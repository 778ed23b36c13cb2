import { addEntries, blankIfZero } from '../../engine/verbs';
import { warn } from '../coverage';
import { form, type TaxReader } from '../form';
import { scheduleAi } from './annualized/form';
import { columns, needsPartThree, withheldEach } from './installments';
import { daysBetween, hasUndatedPayment, listPayments, paidInColumn } from './payment-dates';
import {
  currentYearTax,
  makers,
  requiredPayment,
  shareOfCurrentYear,
  taxNotWithheld,
  withheld,
} from './required-payment';

/** Below $1,000 there is no penalty (lines 4 and 7). */
const mayOwe = ({ get, law }: TaxReader): boolean =>
  get(currentYearTax) >= law.estimatedTax.smallestAmount &&
  get(taxNotWithheld) >= law.estimatedTax.smallestAmount;

const isUnderpaid = (reader: TaxReader): boolean =>
  mayOwe(reader) && needsPartThree(reader) && columns.some(({ underpaid }) => reader.get(underpaid) > 0);

const worksheet = form('2210-penalty', 'Worksheet for Form 2210, Part III, Section B: Figure the Penalty', {
  name: 'Penalty Worksheet (Form 2210)',
  kind: 'worksheet',
  source: 'Instructions for Form 2210 (2024), Worksheet for Form 2210, Part III, Section B; IRC 6654(b)',
  attachedWhen: ({ entry }) => entry(penaltyOfPeriods) !== null,
});
export const penaltyWorksheet = worksheet.form;

/** An underpaid installment: from when it was due, and how much of it was paid when. */
interface Debt {
  readonly due: string;
  unpaid: number;
  readonly repaid: { readonly date: string; readonly amount: number }[];
}

/** Payments pay the earliest underpayment first, whatever they were meant for (IRC 6654(b)(3)). */
function listDebts({ facts, law, get }: TaxReader): Debt[] {
  const { installments } = law.estimatedTax;
  const debts = columns.map(({ underpaid }, i): Debt => ({
    due: installments[i]?.due ?? '',
    unpaid: get(underpaid),
    repaid: [],
  }));
  // What came in after a due date: tax withheld on the later due dates, and payments on their own days.
  const payments = installments.slice(1).map(({ due }) => ({ date: due, amount: get(withheldEach) }));
  const first = installments[0]?.timelyUpTo ?? '';
  payments.push(...listPayments(facts, law.estimatedTax).filter(({ date }) => date > first));
  payments.sort((a, b) => a.date.localeCompare(b.date));
  for (const { date, amount } of payments) {
    let left = amount;
    for (const [i, debt] of debts.entries()) {
      // A payment in time for its own installment has lowered line 17 already, once earlier ones are paid.
      if (date <= (installments[i]?.timelyUpTo ?? '')) break;
      const part = Math.min(left, debt.unpaid);
      if (part <= 0) continue;
      debt.repaid.push({ date, amount: part });
      debt.unpaid -= part;
      left -= part;
    }
  }
  return debts;
}

const earlierOf = (a: string, b: string): string => (a < b ? a : b);
const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** Days between two dates that fall into a period. */
const daysWithin = (from: string, to: string, period: { after: string; upTo: string }): number =>
  Math.max(0, daysBetween(laterOf(from, period.after), earlierOf(to, period.upTo)));

/** Each dollar underpaid times the days it stayed unpaid in one rate period. */
const dollarDays = (['1', '2', '3', '4'] as const).map((number, i) =>
  worksheet.count(
    `period ${number}`,
    `Dollars times days unpaid, rate period ${number}`,
    'Number of days from the due date (or from the start of the rate period) to the date the underpayment was paid or the end of the rate period, whichever is earlier, times the underpayment on line 17',
    (reader) => {
      if (!isUnderpaid(reader) || hasUndatedPayment(reader.facts)) return null;
      const period = reader.law.estimatedTax.penaltyPeriods[i];
      if (!period) return null;
      let total = 0;
      for (const { due, unpaid, repaid } of listDebts(reader)) {
        total += unpaid * daysWithin(due, period.upTo, period);
        for (const { date, amount } of repaid) total += amount * daysWithin(due, date, period);
      }
      return total;
    },
  ),
);

/** Cents count until the end; only the total is rounded (Instructions, "Rounding"). */
export const penaltyOfPeriods = worksheet.money(
  '14',
  'Penalty',
  'Penalty. Add the penalties for all rate periods: underpayment times days unpaid, divided by days in the year, times the rate. Enter here and on Form 2210, line 19',
  ({ entry, law }) =>
    addEntries(
      dollarDays.map((line, i) => {
        const period = law.estimatedTax.penaltyPeriods[i];
        const days = entry(line);
        return days === null || !period ? null : (days / period.daysOfYear) * period.rate;
      }),
    ),
);

export const penalty = makers.money(
  '19',
  'Penalty',
  'Penalty. Enter the total penalty from line 14 of the Worksheet for Form 2210, Part III, Section B. Also include this amount on Form 1040, 1040-SR, or 1040-NR, line 38',
  ({ get }) => blankIfZero(get(penaltyOfPeriods)),
);

/** Part II, box C: then Form 2210 is filed with Schedule AI. */
export const lowerByAnnualizing = makers.yesNo(
  'C',
  'Income varied during the year',
  'Your income varied during the year and your penalty is reduced or eliminated when figured using the annualized income installment method. You must figure the penalty using Schedule AI and file Form 2210',
  ({ attached }) => attached(scheduleAi) || null,
);

/** Payments of each date reach a quarter of 90% of this year's tax: then no figure of 2023 is needed. */
function coversCurrentYear({ facts, law, get }: TaxReader): boolean {
  const { estimatedTax } = law;
  let balance = 0;
  return estimatedTax.installments.every((_, i) => {
    const paid = get(withheld) * estimatedTax.installmentShare + paidInColumn(facts, estimatedTax, i);
    balance += paid - get(shareOfCurrentYear) * estimatedTax.installmentShare;
    return balance >= 0;
  });
}

warn(
  'priorYear.tax',
  'You may owe an underpayment penalty for 2024. Enter your 2023 total tax and adjusted gross income so we can calculate it. Without them, line 38 stays blank, and the IRS will bill you for any penalty.',
  (reader) => mayOwe(reader) && reader.entry(requiredPayment) === null && !coversCurrentYear(reader),
);
warn(
  'payments.estimated',
  'Enter the date of each estimated tax payment. Without the dates, we can’t calculate whether you owe an underpayment penalty.',
  (reader) => hasUndatedPayment(reader.facts) && isUnderpaid(reader),
);
