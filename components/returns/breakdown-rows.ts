import { type CalculationResults } from '@/lib/returns/schema';
import { type LineRef } from './form-lines-read';
import { line1040 } from './summary-figures';

export type BreakdownRow = {
  label: string;
  /** Whole dollars as shown: what is taken away is negative. */
  amount: number;
  /** Where the amount stands on the return. */
  line: LineRef;
};

// Nothing taken away is 0, not the number -0.
const takenAway = (amount: number): number => (amount === 0 ? 0 : -amount);

/** The Tax Breakdown of spec section 2 in its order and signs, then what the calculation adds of its own. */
export function breakdownRows(results: CalculationResults): BreakdownRow[] {
  return [
    { label: 'Gross income', amount: results.grossIncome, line: line1040('9') },
    { label: 'Adjusted gross income', amount: results.adjustedGrossIncome, line: line1040('11') },
    { label: 'Total deductions', amount: takenAway(results.totalDeductions), line: line1040('14') },
    { label: 'Taxable income', amount: results.taxableIncome, line: line1040('15') },
    {
      label: 'Federal tax before credits',
      amount: takenAway(results.federalTaxBeforeCredits),
      line: line1040('18'),
    },
    { label: 'Tax credits', amount: results.credits.total, line: line1040('21') },
    {
      label: 'Federal tax after credits',
      amount: takenAway(results.federalTaxAfterCredits),
      line: line1040('24'),
    },
    { label: 'Total withholding', amount: results.totalWithholding, line: line1040('25d') },
    ...results.breakdown.map(({ label, amount, form, line }) => ({
      label,
      amount,
      line: { form, line, copy: 0 },
    })),
  ];
}
