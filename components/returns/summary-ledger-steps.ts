import { type CalculationResults } from '@/lib/returns/schema';
import { type LineRef, readDollarLine } from './form-lines-read';
import { line1040, refundFigure } from './summary-figures';

export type LedgerStep = {
  key: string;
  label: string;
  /** Whole dollars: tax counts down, payments count up; of the last step the result itself. */
  amount: number;
  /** Where the running amount stood before and after; the last step starts at 0 again. */
  from: number;
  to: number;
  line: LineRef | null;
};

type Entry = { key: string; label: string; amount: number; line: LineRef | null };

/**
 * From total tax to the refund or the amount owed (Form 1040, lines 24 to 37). Steps of 0 are left out, but not the
 * tax and the withholding. The steps add up to the result to the dollar: what no known line accounts for is a step too.
 */
export function ledgerSteps(results: CalculationResults): LedgerStep[] {
  const { lines, estimatedRefund, federalTaxAfterCredits, totalWithholding } = results;
  const entry = (line: string, label: string, amount: number): Entry => ({
    key: line,
    label,
    amount: amount === 0 ? 0 : amount,
    line: line1040(line),
  });
  const always = [
    entry('24', 'Total tax', -federalTaxAfterCredits),
    entry('25d', 'Tax withheld', totalWithholding),
  ];
  const credits = ['27', '28', '29'].reduce((sum, line) => sum + readDollarLine(lines, line), 0);
  const otherPayments = readDollarLine(lines, '31');
  const sometimes = [
    entry('26', 'Estimated tax payments', readDollarLine(lines, '26')),
    otherPayments === 0
      ? entry('32', 'Refundable credits', credits)
      : entry('32', 'Refundable credits and other payments', credits + otherPayments),
    entry('38', 'Estimated tax penalty', -readDollarLine(lines, '38')),
    entry('36', 'Applied to next year’s estimated tax', -readDollarLine(lines, '36')),
  ].filter(({ amount }) => amount !== 0);
  const known = [...always, ...sometimes];
  const open = estimatedRefund - known.reduce((sum, { amount }) => sum + amount, 0);
  const rest = open === 0 ? [] : [{ key: 'rest', label: 'Other lines', amount: open, line: null }];

  let running = 0;
  const steps = [...known, ...rest].map((step): LedgerStep => {
    const from = running;
    running += step.amount;
    return { ...step, from, to: running };
  });
  const { title, line } = refundFigure(results);
  return [...steps, { key: 'result', label: title, amount: estimatedRefund, from: 0, to: running, line }];
}
