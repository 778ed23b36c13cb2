import { easternDay, formatDay } from '@/lib/format/day';
import { z } from 'zod';
import { nextBusinessDay, refundClaimUntil } from '@/lib/tax/business-days';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { readEstimatedPayments } from '@/lib/tax/read-estimated-payments';
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

const due = nextBusinessDay('2025-04-15');
const extended = nextBusinessDay('2025-10-15');

const fixed: readonly Omit<Deadline, 'passed' | 'shown' | 'amount'>[] = [
  {
    id: 'file',
    date: due,
    says: 'File your 2024 return and pay any tax you owe.',
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
    says: 'File your 2024 return if you have an extension.',
    source: 'IRC 6081; Form 4868',
  },
  {
    id: 'contributions',
    date: due,
    says: 'Contribute to an IRA or health savings account (HSA) for 2024.',
    source: 'IRC 219(f)(3), 223(d)(4)',
  },
  {
    id: 'sep',
    date: extended,
    says: 'Contribute to a SEP IRA for 2024 if you have an extension. Otherwise, the deadline is April 15, 2025.',
    source: 'IRC 404(h)(1)(B)',
  },
];

/** Three years from the filing; from April 15 for a return filed by then, or not filed yet. */
const claimRefund = (filedOn: string | null): (typeof fixed)[number] => ({
  id: 'claim-refund',
  date: refundClaimUntil(filedOn, due),
  says:
    filedOn === null
      ? 'Claim a 2024 refund if you file by April 15, 2025. If you file later, you have three years from that date.'
      : 'Claim a 2024 refund. After this date, it’s lost.',
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
    'Dates to file, to pay, to ask for an extension and to contribute, and estimated payments for 2025.',
  input: Input,
  run: async ({ calculated, today, filedOn }) => {
    const day = easternDay(today);
    const estimate = calculated === null ? null : readEstimatedPayments(calculateReturn(calculated.facts));
    const payments = (estimate?.payments ?? []).map(({ dueDate, amount }) => ({
      id: 'estimated' as const,
      date: dueDate,
      says: 'Estimated tax for 2025, if the year is like 2024.',
      source: 'IRC 6654; Form 1040-ES (2025)',
      amount,
    }));
    const all = [...[...fixed, claimRefund(filedOn)].map((one) => ({ ...one, amount: null })), ...payments];
    return {
      data: {
        deadlines: all.map((one) => ({ ...one, shown: formatDay(one.date), passed: one.date < day })),
        estimatedNeeded: calculated === null ? null : payments.length > 0,
      },
      citations: [],
    };
  },
};
