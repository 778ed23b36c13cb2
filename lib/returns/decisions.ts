import { randomUUID } from 'node:crypto';
import type { ReturnDecisionModel, TaxReturnModel } from '@/.generated/prisma/models';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { Transaction } from '@/lib/infra/db';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { OpenReturn } from './access';
import { describeFacts, sealFacts } from './decided-facts';
import { CalculationResults, type UpdateReturnInput } from './schema';
import { readStored } from './stored-results';

const contextOf = (id: string): SealContext => `ReturnDecision.message:${id}`;
const linesOf = (id: string): SealContext => `ReturnDecision.sealedLines:${id}`;
const reasonOf = (id: string): SealContext => `ReturnDecision.reason:${id}`;

/** Encrypts the lines of a decision. */
export const sealDecidedLines = (key: AccountKey, id: string, lines: unknown): string =>
  sealFor(key, JSON.stringify(lines), linesOf(id));

/**
 * Keeps what a preparer decided, what they told the client, and what the return said and came to, in the decision's
 * transaction.
 */
export async function recordDecision(
  tx: Transaction,
  open: OpenReturn<'set-status'>,
  row: TaxReturnModel,
  { message = '', reason = '' }: Pick<UpdateReturnInput, 'message' | 'reason'>,
): Promise<void> {
  const id = randomUUID();
  const key = await accountKeyOf(tx, open.ownerId);
  const lines = CalculationResults.pick({ lines: true }).safeParse(readStored(row)).data?.lines;
  await tx.returnDecision.create({
    data: {
      id,
      returnId: open.id,
      preparerId: open.actor.id,
      status: row.status,
      message: sealFor(key, message, contextOf(id)),
      reason: reason === '' ? '' : sealFor(key, reason, reasonOf(id)),
      sealedLines: lines === undefined ? null : sealDecidedLines(key, id, lines),
      facts: sealFacts(key, id, await describeFacts(tx, open.id)),
      returnVersion: row.version,
    },
  });
}

/** What the preparer told the client; empty when nothing. */
export const openDecisionMessage = ({ id, message }: Pick<ReturnDecisionModel, 'id' | 'message'>): string =>
  message === '' ? '' : unseal(message, contextOf(id));

/** Why it was approved although something was open; empty when nothing was. */
export const openDecisionReason = ({ id, reason }: Pick<ReturnDecisionModel, 'id' | 'reason'>): string =>
  reason === '' ? '' : unseal(reason, reasonOf(id));

/** The lines as they were when it was decided; null when the return was not calculated. */
export function decidedLines({
  id,
  lines,
  sealedLines,
}: Pick<ReturnDecisionModel, 'id' | 'lines' | 'sealedLines'>): CalculationResults['lines'] | null {
  const stored: unknown = sealedLines === null ? lines : JSON.parse(unseal(sealedLines, linesOf(id)));
  return CalculationResults.shape.lines.safeParse(stored).data ?? null;
}
