import { AppError } from '@/lib/errors';
import { easternDay } from '@/lib/format/day';
import type { OpenReturn } from '@/lib/returns/access';
import { readCalculated } from '@/lib/returns/calculated-return';
import type { CalculationResults } from '@/lib/returns/schema';
import { estimatedDueDates, type Installment, writeCalendar } from './estimated-calendar';

const lines = ['15a', '15b', '15c', '15d'] as const;

/**
 * Payments of estimated tax for the year after the return that are still to come: Form 1040-ES, lines 15a to 15d. A
 * calendar reminds of no other.
 */
export function listInstallments(
  { lines: forms }: Pick<CalculationResults, 'lines'>,
  taxYear: number,
  now: Date,
): Installment[] {
  const today = easternDay(now);
  const form = forms['1040-es'];
  const dueDates = estimatedDueDates(taxYear + 1);
  return lines.flatMap((line, index) => {
    const value = form === undefined || Array.isArray(form) ? undefined : form[line]?.value;
    const due = dueDates[index];
    return typeof value === 'number' && value > 0 && due !== undefined && due >= today
      ? [{ due, amount: value }]
      : [];
  });
}

/**
 * The estimated payments as a calendar file.
 * @throws AppError conflict when nothing is calculated, not_found when no payment is to come
 */
export async function readEstimatedCalendar(
  open: OpenReturn<'read'>,
): Promise<{ text: string; year: number }> {
  const { results } = await readCalculated(open);
  const { taxYear } = results.engine;
  const year = taxYear + 1;
  const now = new Date();
  const installments = listInstallments(results, taxYear, now);
  if (installments.length === 0)
    throw new AppError('not_found', `You have no more ${year} estimated payments to make.`);
  return { text: writeCalendar(installments, year, now), year };
}
