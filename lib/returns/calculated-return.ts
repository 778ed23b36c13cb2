import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import type { OpenReturn } from './access';
import { openSnapshot, type Snapshot } from './calculation';
import { toTaxReturn } from './rows';
import type { CalculationResults, ReturnStatus } from './schema';

/**
 * The last calculation of a return with the facts it came from.
 * @throws AppError conflict when nothing was calculated yet
 */
export async function readCalculated(
  open: OpenReturn<'read'>,
): Promise<{ results: CalculationResults; status: ReturnStatus; snapshot: Snapshot }> {
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (row === null) throw new AppError('not_found');
  const { calculationResults: results, status } = toTaxReturn(row);
  if (results === null || row.calculationInput === null) {
    throw new AppError('conflict', 'Calculate the return first.');
  }
  return { results, status, snapshot: openSnapshot(open.id, row.calculationInput) };
}
