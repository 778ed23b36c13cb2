import type { Transaction } from '@/lib/infra/db';
import { lockReturn } from './access';
import { afterFactChange } from './lifecycle';
import { toProgress, toRowStatus } from './rows';

/**
 * Records, in the transaction of a change, that a return's facts are not those of its last calculation any more.
 * @throws AppError conflict for a filed return
 */
export async function markFactsChanged(tx: Transaction, returnId: string): Promise<void> {
  const next = afterFactChange(toProgress(await lockReturn(tx, { id: returnId })));
  await tx.taxReturn.update({
    where: { id: returnId },
    // A signature is for what was signed: it no longer counts.
    data: {
      status: toRowStatus(next.status),
      stale: next.stale,
      version: { increment: 1 },
      efileState: null,
    },
    // Not the results of the last calculation, which would come back whole.
    select: { id: true },
  });
}
