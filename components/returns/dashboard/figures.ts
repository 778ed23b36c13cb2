import { reviewAddress } from '@/components/documents/document-labels';
import { summarizeDocument } from '@/components/documents/summarize-document';
import { type Document } from '@/lib/documents/schema';
import { readDollars } from '@/lib/format/money';
import { type TaxReturn } from '@/lib/returns/schema';

type Calculated = Pick<
  TaxReturn,
  'estimatedRefund' | 'totalIncome' | 'totalDeductions' | 'calculationResults' | 'status'
>;

export type DashboardFigures = {
  /** Dollars: above zero comes back, below zero is owed; null before the first calculation. */
  refund: number | null;
  income: number | null;
  deductions: number | null;
  /** The facts changed after the calculation. */
  isStale: boolean;
};

/**
 * What the three cards show. The return's amounts are "0" until it is calculated, which must not look like a
 * promise of nothing: they count only with results.
 */
export function dashboardFigures(taxReturn: Calculated): DashboardFigures {
  const results = taxReturn.calculationResults;
  if (results === null) return { refund: null, income: null, deductions: null, isStale: false };
  return {
    refund: readDollars(taxReturn.estimatedRefund),
    income: readDollars(taxReturn.totalIncome),
    deductions: readDollars(taxReturn.totalDeductions),
    isStale: results.stale,
  };
}

/** Where the documents are that are in no figure, because nobody looked at their values yet; null when there are none. */
export function listWaiting(
  documents: readonly Pick<Document, 'id' | 'status' | 'extractions' | 'problems'>[],
  { status, taxYear }: Pick<TaxReturn, 'status' | 'taxYear'>,
): { count: number; href: string } | null {
  // What is filed counts what was signed.
  const waiting =
    status === 'filed'
      ? []
      : documents.filter((document) => summarizeDocument(document, taxYear).tone === 'check');
  const [first] = waiting;
  if (first === undefined) return null;
  return { count: waiting.length, href: waiting.length === 1 ? reviewAddress(first.id) : '/upload' };
}

/** What the page answers, as its heading. */
export function dashboardHeading(refund: number | null, year: number): string {
  if (refund === null) return `Your ${year} tax return`;
  if (refund > 0) return `Your ${year} refund`;
  return refund < 0 ? `What you owe for ${year}` : `No refund or balance due for ${year}`;
}

type Standing = Pick<TaxReturn, 'status' | 'calculationResults' | 'amends'> &
  Partial<Pick<TaxReturn, 'efile'>>;

/** Where the return stands, in a sentence or two: what a simulator answered is never said without that word. */
export function sayStanding(taxReturn: Standing): string {
  const standing = sayStatus(taxReturn);
  const isSimulated = taxReturn.status === 'filed' && taxReturn.efile?.simulated === true;
  return isSimulated ? `${standing} Simulated: nothing was sent to the IRS.` : standing;
}

function sayStatus({ status, calculationResults, amends }: Standing): string {
  if (amends !== undefined)
    return status === 'filed'
      ? 'The IRS accepted your amended return.'
      : 'The return you filed stays as it is until the IRS accepts this one.';
  // Whether a state return is filed, too, stands on its own card.
  if (status === 'filed' && Object.keys(calculationResults?.states ?? {}).length > 0)
    return 'The IRS accepted your federal return.';
  if (status === 'filed')
    return (calculationResults?.estimatedRefund ?? 0) < 0
      ? 'The IRS accepted your return. All that’s left is to pay what you owe.'
      : 'The IRS accepted your return. There’s nothing left to do.';
  if (status === 'approved') return 'Your preparer approved your return.';
  if (calculationResults?.stale === true) return 'Something changed after your last calculation.';
  return calculationResults === null ? 'Your return isn’t calculated yet.' : 'Your return is calculated.';
}
