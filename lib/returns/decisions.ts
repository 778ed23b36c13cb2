import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Prisma } from '@/.generated/prisma/client';
import type { ReturnDecisionModel, TaxReturnModel } from '@/.generated/prisma/models';
import { seal, unseal } from '@/lib/infra/crypto';
import type { Transaction } from '@/lib/infra/db';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { OpenReturn } from './access';
import { describeFacts, sealFacts } from './decided-facts';
import { CalculationResults, type UpdateReturnInput } from './schema';

const contextOf = (id: string): SealContext => `ReturnDecision.message:${id}`;
const reasonOf = (id: string): SealContext => `ReturnDecision.reason:${id}`;

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
  const stored = z.object({ lines: z.json() }).safeParse(row.calculationResults);
  await tx.returnDecision.create({
    data: {
      id,
      returnId: open.id,
      preparerId: open.actor.id,
      status: row.status,
      message: seal(message, contextOf(id)),
      reason: reason === '' ? '' : seal(reason, reasonOf(id)),
      lines: stored.data?.lines ?? Prisma.JsonNull,
      facts: sealFacts(id, await describeFacts(tx, open.id)),
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
  lines,
}: Pick<ReturnDecisionModel, 'lines'>): CalculationResults['lines'] | null {
  return CalculationResults.shape.lines.safeParse(lines).data ?? null;
}
