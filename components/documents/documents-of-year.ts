import { type Document } from '@/lib/documents/schema';
import { type TaxReturn } from '@/lib/returns/schema';

/**
 * The documents of a tax year: those of its returns (an amendment shares them), and those that belong to no return.
 * @param returns the client's returns, the one that the screens show first
 */
export function documentsOfYear(
  documents: readonly Document[],
  returns: readonly Pick<TaxReturn, 'id' | 'taxYear'>[],
): Document[] {
  const shown = returns[0]?.taxYear;
  const elsewhere = new Set(returns.filter(({ taxYear }) => taxYear !== shown).map(({ id }) => id));
  return documents.filter(({ taxReturnId }) => taxReturnId === null || !elsewhere.has(taxReturnId));
}
