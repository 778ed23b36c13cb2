import type { ReturnView } from '@/lib/chat/return-view';
import type { DeductionDiscovery } from '@/lib/returns/results-schema';
import type { CalculationResults } from '@/lib/returns/schema';
import { calculateAll } from '@/lib/tax/calculate-all';
import { checkReturn } from '@/lib/tax/checks/check-return';
import { discoverDeductions } from '@/lib/tax/deductions/discover';
import { describeLines, listPagesOf } from '@/lib/tax/describe-lines';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listForms } from '@/lib/tax/list-forms';
import { findState } from '@/lib/tax/states/all-states';

/** What was found for a return, whichever views are made of it: a return of a test doesn't change, and looking takes long. */
const discovered = new WeakMap<ReturnInputJson, Promise<DeductionDiscovery>>();

function once(input: ReturnInputJson, read: () => Promise<DeductionDiscovery>): Promise<DeductionDiscovery> {
  const known = discovered.get(input) ?? read();
  discovered.set(input, known);
  return known;
}

/** A return that nobody has filled in. */
export const makeEmptyView = (findPassages: ReturnView['findPassages']): ReturnView => ({
  taxYear: 2024,
  calculated: null,
  status: 'draft',
  today: new Date('2025-02-01T12:00:00Z'),
  filedOn: null,
  readIssues: async () => [],
  readDeductions: async () => ({ suggestions: [], totalPotentialSavings: 0, settled: [], ready: false }),
  readQuestion: async () => null,
  readHref: async (path) => `/interview?q=${encodeURIComponent(path)}`,
  readHistory: async () => [],
  findPassages,
});

/** What the tools see of a return that exists only in a test. */
export function makeView(input: ReturnInputJson, findPassages: ReturnView['findPassages']): ReturnView {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const calculation = calculateAll(parsed.facts);
  const blocked = calculation.problems.filter(
    ({ severity, jurisdiction }) => severity === 'unsupported' && jurisdiction === undefined,
  );
  if (blocked.length > 0) throw new Error(JSON.stringify(blocked));
  const main = calculation.lines['1040'];
  const line = (number: string) => {
    const value = main === undefined || Array.isArray(main) ? 0 : main[number];
    return typeof value === 'number' ? value : 0;
  };
  const results: CalculationResults = {
    estimatedRefund: (calculation.refund ?? 0) - (calculation.owed ?? 0),
    federalTaxBeforeCredits: line('18'),
    federalTaxAfterCredits: line('24'),
    grossIncome: line('9'),
    adjustedGrossIncome: line(calculation.taxYear === 2024 ? '11' : '11a'),
    totalDeductions: line('14'),
    taxableIncome: line('15'),
    credits: { total: line('21') },
    totalWithholding: line('25d'),
    breakdown: [],
    lines: describeLines(calculation),
    forms: listForms(calculation.taxYear).map(({ id, name, title }) => ({ id, name, title })),
    ...(calculation.states === undefined
      ? {}
      : {
          states: Object.fromEntries(
            Object.entries(calculation.states).map(([code, state]) => [
              code,
              { ...state, pages: listPagesOf(findState(code)?.forms ?? [], state) },
            ]),
          ),
        }),
    ...(calculation.combined === undefined ? {} : { combined: calculation.combined }),
    engine: { version: 'eval', taxYear: calculation.taxYear },
    calculatedAt: '2025-02-01T12:00:00Z',
    stale: false,
  };
  return {
    taxYear: calculation.taxYear,
    calculated: { results, input, facts: parsed.facts },
    status: 'in-review',
    today: new Date('2025-02-01T12:00:00Z'),
    filedOn: null,
    readIssues: async () =>
      checkReturn(input, []).map(({ path: _path, source: _source, ...issue }) => ({
        ...issue,
        href: '/interview',
      })),
    readDeductions: () =>
      once(input, async () => {
        const found = discoverDeductions(input);
        return {
          ready: true,
          totalPotentialSavings: found.totalPotentialSavings,
          settled: found.settled,
          suggestions: found.suggestions.map(({ path: _path, changes: _changes, requirements, ...one }) => ({
            ...one,
            requirements: requirements.map(({ says }) => says),
            known: requirements.map(({ known }) => known),
            href: '/interview',
          })),
        };
      }),
    readQuestion: async () => null,
    readHref: async (path) => `/interview?q=${encodeURIComponent(path)}`,
    readHistory: async () => [],
    findPassages,
  };
}
