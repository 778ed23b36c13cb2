import type { TaxReturnModel } from '@/.generated/prisma/models';
import { db } from '@/lib/infra/db';
import { findEarlierReturn } from '@/lib/interview/earlier-return';
import { openSnapshot } from '@/lib/returns/calculation';
import type { ReadState } from '@/lib/returns/interview-state';
import { toTaxReturn } from '@/lib/returns/rows';
import { lineOf1040 } from './line-numbers';

/** Last year's adjusted gross income of each person who signs, whole dollars; null where none is known here. */
export interface PriorIncome {
  taxpayer: number | null;
  spouse: number | null;
}

export const noPriorIncome: PriorIncome = { taxpayer: null, spouse: null };

const digits = (ssn: string): string => ssn.replaceAll(/\D/g, '');

/**
 * What the return of the year before says that these people prove themselves with: its adjusted gross income, when it was
 * accepted here. The IRS compares the return as it was first accepted, so amendments don't count (Publication 1345). On a
 * joint return both have the full amount; somebody who was on another return is not proposed anything.
 * @param signers their Social Security numbers
 */
export async function readPriorIncome(
  { userId, taxYear }: Pick<TaxReturnModel, 'userId' | 'taxYear'>,
  signers: { taxpayer: string; spouse: string | null },
): Promise<PriorIncome> {
  const row = await db().taxReturn.findFirst({
    where: { userId, taxYear: taxYear - 1, amendsId: null, status: 'filed' },
  });
  const { calculationResults: results } = row === null ? { calculationResults: null } : toTaxReturn(row);
  if (row === null || results === null || row.calculationInput === null) return noPriorIncome;
  const found = results.lines['1040'];
  const form = Array.isArray(found) ? found[0] : found;
  const income = form?.[lineOf1040('11', row.taxYear)]?.value;
  if (typeof income !== 'number') return noPriorIncome;
  const { facts } = openSnapshot(row.id, row.calculationInput);
  const filed = new Set(
    [facts.taxpayer, ...(facts.filingStatus === 'mfj' ? [facts.spouse] : [])].flatMap((person) =>
      person === null ? [] : [digits(person.ssn)],
    ),
  );
  const of = (ssn: string | null) => (ssn !== null && filed.has(digits(ssn)) ? income : null);
  return { taxpayer: of(signers.taxpayer), spouse: of(signers.spouse) };
}

/**
 * Adjusted gross income of last year from an uploaded return that has been looked at, for each person who signs and is named
 * on it by number. It is what the filer says, not what the IRS accepted here.
 */
export function readUploadedIncome(
  state: Pick<ReadState, 'documents' | 'taxYear'>,
  signers: { taxpayer: string; spouse: string | null },
): PriorIncome {
  const found = state.taxYear === undefined ? null : findEarlierReturn(state.documents, state.taxYear);
  if (found === null || found.earlier.agi === null) return noPriorIncome;
  const income = Math.round(found.earlier.agi);
  // Printouts mask all but the last four digits.
  const named = [found.earlier.taxpayer, found.earlier.spouse].map((person) =>
    digits(person?.ssn ?? '').slice(-4),
  );
  const of = (ssn: string | null) =>
    ssn !== null && named.includes(digits(ssn).slice(-4)) && digits(ssn).length === 9 ? income : null;
  return { taxpayer: of(signers.taxpayer), spouse: of(signers.spouse) };
}
