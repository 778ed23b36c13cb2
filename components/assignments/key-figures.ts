import { type CalculationResults } from '@/lib/returns/schema';

type KeyResults = Pick<
  CalculationResults,
  | 'grossIncome'
  | 'adjustedGrossIncome'
  | 'totalDeductions'
  | 'taxableIncome'
  | 'federalTaxBeforeCredits'
  | 'credits'
  | 'federalTaxAfterCredits'
  | 'totalWithholding'
>;

/** The figures that a preparer looks at first, in the order of the return. Whole dollars. */
export function keyFigures(results: KeyResults): { label: string; amount: number }[] {
  return [
    { label: 'Gross income', amount: results.grossIncome },
    { label: 'Adjusted gross income', amount: results.adjustedGrossIncome },
    { label: 'Total deductions', amount: results.totalDeductions },
    { label: 'Taxable income', amount: results.taxableIncome },
    { label: 'Federal tax before credits', amount: results.federalTaxBeforeCredits },
    { label: 'Tax credits', amount: results.credits.total },
    { label: 'Federal tax after credits', amount: results.federalTaxAfterCredits },
    { label: 'Total withholding', amount: results.totalWithholding },
  ];
}
