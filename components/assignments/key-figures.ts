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

/** The figures that a preparer looks at first, with their lines on Form 1040, in its order. Whole dollars. */
export function keyFigures(results: KeyResults): { label: string; amount: number; line: string }[] {
  return [
    { label: 'Gross income', amount: results.grossIncome, line: '9' },
    { label: 'Adjusted gross income', amount: results.adjustedGrossIncome, line: '11' },
    { label: 'Total deductions', amount: results.totalDeductions, line: '14' },
    { label: 'Taxable income', amount: results.taxableIncome, line: '15' },
    { label: 'Federal tax before credits', amount: results.federalTaxBeforeCredits, line: '18' },
    { label: 'Tax credits', amount: results.credits.total, line: '21' },
    { label: 'Federal tax after credits', amount: results.federalTaxAfterCredits, line: '24' },
    { label: 'Total withholding', amount: results.totalWithholding, line: '25d' },
  ];
}
