import { printReturn } from '@/lib/returns/printed-return';
import type { CalculationResults } from '@/lib/returns/schema';
import type { CalculatedLines } from '../mef/build-documents';
import type { PrintedReturn } from '../pdf/printed-return';

/** What is kept of a calculation; of the totals only the refund. */
export function resultsOf({ lines }: CalculatedLines): CalculationResults {
  const amount = (line: string): number => {
    const form = lines['1040'];
    const value = form === undefined || Array.isArray(form) ? undefined : form[line]?.value;
    return typeof value === 'number' ? value : 0;
  };
  return {
    estimatedRefund: amount('34') - amount('37'),
    federalTaxBeforeCredits: 0,
    federalTaxAfterCredits: 0,
    grossIncome: 0,
    adjustedGrossIncome: 0,
    totalDeductions: 0,
    taxableIncome: 0,
    credits: { total: 0 },
    totalWithholding: 0,
    breakdown: [],
    lines,
    forms: [],
    engine: { version: 'test', taxYear: 2024 },
    calculatedAt: '2025-02-01T17:00:00.000Z',
    stale: false,
  };
}

/** A calculated return as it is printed, on 1 February 2025. */
export const printCalculated = (calculated: CalculatedLines): PrintedReturn =>
  printReturn(resultsOf(calculated), 'approved', calculated.facts);
