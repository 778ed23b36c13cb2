import { Prisma } from '@/.generated/prisma/client';
import type { Transaction } from '@/lib/infra/db';
import { lockReturn } from './access';
import { afterFactChange } from './lifecycle';
import { toProgress } from './rows';

/**
 * Locks a return for a change of its facts. The statement records that they are not those of its last calculation any
 * more; it must run in the same transaction.
 * @throws AppError conflict for a filed return
 */
export async function lockForFacts(tx: Transaction, returnId: string): Promise<Prisma.Sql> {
  const next = afterFactChange(toProgress(await lockReturn(tx, { id: returnId })));
  // A signature is for what was signed: it no longer counts.
  return Prisma.sql`
    UPDATE "TaxReturn" SET "status" = ${next.status}::"ReturnStatus", "stale" = ${next.stale},
      "version" = "version" + 1, "efileState" = NULL, "updatedAt" = ${new Date()}::timestamp
    WHERE "id" = ${returnId}`;
}

/**
 * Records, in the transaction of a change, that a return's facts are not those of its last calculation any more.
 * @throws AppError conflict for a filed return
 */
export async function markFactsChanged(tx: Transaction, returnId: string): Promise<void> {
  await tx.$executeRaw(await lockForFacts(tx, returnId));
}
