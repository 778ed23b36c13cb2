import { Prisma } from '@/.generated/prisma/client';
import { voidSignatures } from '@/lib/filing/active-filing';
import type { Transaction } from '@/lib/infra/db';
import { lockReturn, type LockedReturn } from './access';
import { afterFactChange } from './lifecycle';
import { toProgress } from './rows';

/**
 * The statement that records that a return's facts are not those of its last calculation any more. It finds the return
 * only as `now` saw it: whoever locked it meanwhile, wrote an answer, signed or sent it made another one of it.
 * @param cleared a question whose answer is cleared with it: what a document says to it doesn't come back
 * @throws AppError conflict for a filed return
 */
export function factsChangedStatement(returnId: string, now: LockedReturn, cleared?: string): Prisma.Sql {
  const next = afterFactChange(toProgress(now));
  const at = new Date();
  const clearing =
    cleared === undefined
      ? Prisma.empty
      : Prisma.sql`, "clearedAnswers" = array_append(array_remove("clearedAnswers", ${cleared}), ${cleared})`;
  // A signature is for what was signed: it no longer counts (markFactsChanged and saveAnswer say so).
  return Prisma.sql`
    UPDATE "TaxReturn" SET "status" = ${next.status}::"ReturnStatus", "stale" = ${next.stale},
      "staleSince" = CASE WHEN "stale" THEN coalesce("staleSince", ${at}::timestamp) ELSE ${at}::timestamp END,
      "version" = "version" + 1, "efileState" = NULL, "updatedAt" = ${at}::timestamp${clearing}
    WHERE "id" = ${returnId} AND "version" = ${now.version} AND "status" = ${toProgress(now).status}::"ReturnStatus"
      AND "stale" = ${now.stale} AND ("calculatedAt" IS NOT NULL) = ${now.calculated}
      AND coalesce("efileState" IN ('queued', 'transmitted'), false) = ${now.onItsWay}
      AND coalesce("efileState" IN ('ready', 'signed'), false) = ${now.signed}`;
}

/**
 * Records, in the transaction of a change, that a return's facts are not those of its last calculation any more. Signatures
 * that ended with it are told of.
 * @throws AppError conflict for a filed return
 */
export async function markFactsChanged(tx: Transaction, returnId: string): Promise<void> {
  const locked = await lockReturn(tx, { id: returnId });
  await tx.$executeRaw(factsChangedStatement(returnId, locked));
  if (locked.signed) await voidSignatures(tx, returnId, 'facts');
}
