import { type CalculationResults } from '@/lib/returns/schema';
import { type LineRef, readDollarLine } from './form-lines-read';
import { line1040 } from './summary-figures';

export type DollarSegment = {
  key: 'income-tax' | 'other-taxes' | 'kept-taxed' | 'kept-untaxed' | 'kept';
  label: string;
  /** Whole dollars, above zero. */
  amount: number;
  /** Of gross income, 0 to 1; all segments together are 1. */
  share: number;
  /** How the amount comes about, in words. */
  how: string;
  /** Where it stands on the return; null for a difference that no form prints. */
  line: LineRef | null;
};

/**
 * Where each dollar of gross income went: to federal tax, and what stays after it.
 * Null when there is no whole to cut up: no gross income, or more tax than income.
 */
export function dollarSegments(results: CalculationResults): DollarSegment[] | null {
  const { grossIncome, taxableIncome, federalTaxAfterCredits: totalTax, lines } = results;
  if (grossIncome <= 0 || totalTax < 0 || totalTax > grossIncome) return null;
  const otherTaxes = Math.min(readDollarLine(lines, '23'), totalTax);
  const segment = (
    key: DollarSegment['key'],
    label: string,
    amount: number,
    how: string,
    line: LineRef | null = null,
  ): DollarSegment => ({ key, label, amount, share: amount / grossIncome, how, line });
  const taxes = [
    segment(
      'income-tax',
      'Federal income tax',
      totalTax - otherTaxes,
      'Tax after credits, Form 1040, line 22',
      line1040('22'),
    ),
    segment(
      'other-taxes',
      'Other federal taxes',
      otherTaxes,
      'Such as self-employment tax, Form 1040, line 23',
      line1040('23'),
    ),
  ];
  // Self-employment tax can be more than the income that income tax is on: then what stays is one part.
  const canSplit = taxableIncome >= totalTax && taxableIncome <= grossIncome;
  const kept = canSplit
    ? [
        segment(
          'kept-taxed',
          'You keep, after tax',
          taxableIncome - totalTax,
          'Taxable income minus federal tax after credits',
        ),
        segment(
          'kept-untaxed',
          'You keep, not taxed',
          grossIncome - taxableIncome,
          'Gross income minus taxable income: your adjustments and deductions',
        ),
      ]
    : [segment('kept', 'You keep', grossIncome - totalTax, 'Gross income minus federal tax after credits')];
  return [...taxes, ...kept].filter(({ amount }) => amount > 0);
}

/** A share of a dollar in cents with one decimal: 0.0891 is "8.9 cents". */
export function formatCentsOfDollar(share: number): string {
  const cents = (share * 100).toFixed(1).replace(/\.0$/, '');
  return cents === '1' ? '1 cent' : `${cents} cents`;
}
