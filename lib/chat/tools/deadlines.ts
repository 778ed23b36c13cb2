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
    says: 'File the 2024 return and pay what is owed.',
    source: 'IRC 6072, 6151',
  },
  {
    id: 'extension',
    date: due,
    says: 'Ask for more time to file with Form 4868. It gives no more time to pay.',
    source: 'IRC 6081; Form 4868',
  },
  {
    id: 'extended',
    date: extended,
    says: 'File the 2024 return if you asked for an extension.',
    source: 'IRC 6081; Form 4868',
  },
  {
    id: 'contributions',
    date: due,
    says: 'Put money into an IRA or a health savings account for 2024.',
    source: 'IRC 219(f)(3), 223(d)(4)',
  },
  {
    id: 'sep',
    date: extended,
    says: 'Put money into a SEP IRA for 2024, if you asked for an extension; otherwise by April 15, 2025.',
    source: 'IRC 404(h)(1)(B)',
  },
];

/** Three years from the filing; from April 15 for a return filed by then, or not filed yet. */
const claimRefund = (filedOn: string | null): (typeof fixed)[number] => ({
  id: 'claim-refund',
  date: refundClaimUntil(filedOn, due),
  says:
    filedOn === null
      ? 'Claim a refund for 2024 if you file by April 15, 2025. If you file later, you have three years from that day.'
      : 'Claim a refund for 2024. After that it is lost.',
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
