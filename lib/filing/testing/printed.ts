import { printReturn } from '@/lib/returns/printed-return';
import type { CalculationResults } from '@/lib/returns/schema';
import { calculateAll } from '@/lib/tax/calculate-all';
import { describeLines, listPagesOf } from '@/lib/tax/describe-lines';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import { findState } from '@/lib/tax/states/all-states';
import type { CalculatedLines } from '../mef/build-documents';
import type { PrintedReturn } from '../pdf/printed-return';
import { withIdentity } from './signed';

/** What is kept of a calculation; of the totals only the refund. */
export function resultsOf({ lines, facts }: CalculatedLines): CalculationResults {
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
    engine: { version: 'test', taxYear: facts.taxYear },
    calculatedAt: '2025-02-01T17:00:00.000Z',
    stale: false,
  };
}

/** A calculated return as it is printed, on 1 February 2025. */
export const printCalculated = (calculated: CalculatedLines): PrintedReturn =>
  printReturn(resultsOf(calculated), 'approved', calculated.facts);

/** A return with its state returns, as it is kept. @throws Error when the facts don't fit or can't be computed */
export function resultsWithStates(input: ReturnInputJson): {
  results: CalculationResults;
  facts: ReturnInput;
} {
  const parsed = parseReturn(withIdentity(input));
  if (!parsed.ok) throw new Error(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
  const { facts } = parsed;
  const calculation = calculateAll(facts);
  const states = Object.entries(calculation.states ?? {}).map(
    ([code, state]) => [code, { ...state, pages: listPagesOf(findState(code)?.forms ?? [], state) }] as const,
  );
  const results = resultsOf({ facts, lines: describeLines(calculation) });
  return { results: { ...results, states: Object.fromEntries(states) }, facts };
}
