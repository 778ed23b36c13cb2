import { easternDay, formatDay } from '@/lib/format/day';
import { z } from 'zod';
import { refundClaimUntil } from '@/lib/tax/business-days';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { readEstimatedPayments } from '@/lib/tax/read-estimated-payments';
import { dueDay, extendedDay } from '../due-dates';
import type { Tool } from './tool';

export interface Deadline {
  id: 'file' | 'extension' | 'extended' | 'contributions' | 'sep' | 'estimated' | 'claim-refund';
  date: string;
  /** The date in words. */
  shown: string;
  says: string;
  source: string;
  passed: boolean;
  amount: number | null;
}

type Fixed = Omit<Deadline, 'passed' | 'shown' | 'amount'>;

/** The dates that the law sets for a return of a year. */
function listFixed(year: number): Fixed[] {
  const due = dueDay(year);
  const extended = extendedDay(year);
  return [
    {
      id: 'file',
      date: due,
      says: `File your ${year} return and pay any tax you owe.`,
      source: 'IRC 6072, 6151',
    },
    {
      id: 'extension',
      date: due,
      says: 'Request an extension to file with Form 4868. It doesn’t extend the time to pay.',
      source: 'IRC 6081; Form 4868',
    },
    {
      id: 'extended',
      date: extended,
      says: `File your ${year} return if you have an extension.`,
      source: 'IRC 6081; Form 4868',
    },
    {
      id: 'contributions',
      date: due,
      says: `Contribute to an IRA or health savings account (HSA) for ${year}.`,
      source: 'IRC 219(f)(3), 223(d)(4)',
    },
    {
      id: 'sep',
      date: extended,
      says: `Contribute to a SEP IRA for ${year} if you have an extension. Otherwise, the deadline is ${formatDay(due)}.`,
      source: 'IRC 404(h)(1)(B)',
    },
  ];
}

/** Three years from the filing; from the due date for a return filed by then, or not filed yet. */
const claimRefund = (filedOn: string | null, year: number): Fixed => ({
  id: 'claim-refund',
  date: refundClaimUntil(filedOn, dueDay(year)),
  says:
    filedOn === null
      ? `Last day to claim a ${year} refund if you file by ${formatDay(dueDay(year))}. If you file later, you have three years from the day you file.`
      : `Claim a ${year} refund. After this date, it’s lost.`,
  source: 'IRC 6511(a), 6513(a), 7503',
});

const Input = z.strictObject({});

/** The dates that matter for this return, with the payments of estimated tax that it asks for. */
export const deadlinesTool: Tool<
  z.infer<typeof Input>,
  { deadlines: Deadline[]; estimatedNeeded: boolean | null }
> = {
  name: 'deadlines',
  description:
    'Dates to file, pay, request an extension, and contribute, and estimated payments for the year after.',
  input: Input,
  run: async ({ calculated, today, filedOn, taxYear }) => {
    const day = easternDay(today);
    const estimate = calculated === null ? null : readEstimatedPayments(calculateReturn(calculated.facts));
    const payments = (estimate?.payments ?? []).map(({ dueDate, amount }) => ({
      id: 'estimated' as const,
      date: dueDate,
      says: `Estimated tax for ${taxYear + 1}, if the year is like ${taxYear}.`,
      source: `IRC 6654; Form 1040-ES (${taxYear + 1})`,
      amount,
    }));
    const all = [
      ...[...listFixed(taxYear), claimRefund(filedOn, taxYear)].map((one) => ({ ...one, amount: null })),
      ...payments,
    ];
    return {
      data: {
        deadlines: all.map((one) => ({ ...one, shown: formatDay(one.date), passed: one.date < day })),
        estimatedNeeded: calculated === null ? null : payments.length > 0,
      },
      citations: [],
    };
  },
};
