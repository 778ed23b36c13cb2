import { type Calculation } from './calculate-return';
import { federalEdition } from './us/editions';

/** One of the four payments of estimated tax for the year after; whole dollars, date as YYYY-MM-DD. */
export interface EstimatedPayment {
  dueDate: string;
  amount: number;
}

export interface NextYearEstimate {
  /** The year the payments are for. */
  year: number;
  /** Tax expected for that year, if it is like this one (Form 1040-ES, line 11c). */
  tax: number;
  /** Least to be paid during that year so that no penalty is due (line 12c). */
  required: number;
  /** Withholding taken as in this year (line 13). */
  withheld: number;
  /** Four payments in order; 0 where an overpayment of this year pays it. */
  payments: EstimatedPayment[];
}

const paymentLines = ['15a', '15b', '15c', '15d'] as const;

/**
 * Estimated tax for the year after, from a calculated return. It assumes that the next year brings the same income,
 * deductions, credits and withholding. Null when no payments are needed or the return has no totals.
 */
export function readEstimatedPayments({
  lines,
  taxYear,
}: Pick<Calculation, 'lines' | 'taxYear'>): NextYearEstimate | null {
  const form = lines['1040-es'];
  if (!form || Array.isArray(form)) return null;
  const amountOf = (line: string) => (typeof form[line] === 'number' ? form[line] : 0);
  const { year, dueDates } = federalEdition(taxYear).law.nextYear;
  return {
    year,
    tax: amountOf('11c'),
    required: amountOf('12c'),
    withheld: amountOf('13'),
    payments: dueDates.map((dueDate, i) => ({ dueDate, amount: amountOf(paymentLines[i] ?? '') })),
  };
}
