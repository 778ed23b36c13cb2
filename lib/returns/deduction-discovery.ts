import { openExtraction } from '@/lib/documents/rows';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { assembleReturn } from '@/lib/interview/assemble';
import { firstYear } from '@/lib/interview/year-words';
import type { InterviewState } from '@/lib/interview/plan';
import { discoverDeductions } from '@/lib/tax/deductions/discover';
import type { Stated } from '@/lib/tax/deductions/view';
import type { OpenReturn } from './access';
import { makeFieldLinks } from './field-links';
import { readInterviewState } from './interview-state';
import type { DeductionDiscovery } from './results-schema';
import { listDenied } from './out-of-scope';

/** Deductions, credits and choices that the return leaves out, from what was answered and uploaded up to now. */
export async function discoverForReturn(open: OpenReturn<'read'>): Promise<DeductionDiscovery> {
  const state = await readInterviewState(db(), open.id);
  return discoverForState(state, await readUnclaimedWithholding(open, state), easternDay(new Date()));
}

/** The same from answers and documents, on a day (YYYY-MM-DD). */
export function discoverForState(
  state: InterviewState,
  unclaimedWithholding: Stated['unclaimedWithholding'],
  today: string,
): DeductionDiscovery {
  const { input, sources } = assembleReturn(state);
  if (input === null) return { suggestions: [], settled: [], totalPotentialSavings: 0, ready: false };
  const linkTo = makeFieldLinks(state, sources);
  const found = discoverDeductions(input, { denied: listDenied(state), unclaimedWithholding }, today);
  return {
    ready: true,
    totalPotentialSavings: found.totalPotentialSavings,
    settled: found.settled,
    suggestions: found.suggestions.map(({ path, changes: _changes, requirements, ...suggestion }) => ({
      ...suggestion,
      requirements: requirements.map(({ says }) => says),
      known: requirements.map(({ known }) => known),
      href: linkTo(path).href,
    })),
  };
}

/** Box 4 of most Forms 1099 and box 2 of a W-2: federal tax withheld. */
const isWithholding = (path: string) => /(^|\.)box\d+[a-z]?_federal_withholding$/.test(path);

/** Federal tax withheld on documents for this year that have no place in the return. */
async function readUnclaimedWithholding(
  open: OpenReturn<'read'>,
  { documents, taxYear: returnYear = firstYear }: InterviewState,
): Promise<Stated['unclaimedWithholding']> {
  const withoutPlace = documents.flatMap(({ documentId, forms }) =>
    forms
      .filter(({ group, taxYear }) => group === 'other' && (taxYear === null || taxYear === returnYear))
      .map(({ extractionId, form }) => ({ documentId, extractionId, form })),
  );
  if (withoutPlace.length === 0) return [];
  const rows = await db().extraction.findMany({
    where: {
      document: { taxReturnId: open.id },
      id: { in: withoutPlace.map(({ extractionId }) => extractionId) },
    },
  });
  return rows.flatMap((row) => {
    const withheld = openExtraction(row).fields.find(({ path }) => isWithholding(path))?.value;
    const amount = typeof withheld === 'string' ? Number(withheld) : 0;
    return Number.isFinite(amount) && amount > 0
      ? [{ documentId: row.documentId, name: `Form ${row.form}`, amount }]
      : [];
  });
}
