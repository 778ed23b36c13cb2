import type { FilingModel } from '@/.generated/prisma/models';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { holdAssigned, lockReturn, openReturn, type ReturnCall } from '@/lib/returns/access';
import { recordEvent } from './events';
import { openSignatures } from './rows';
import { tellClient } from './tell-client';

interface Subject {
  returnId: string;
  clientId: string;
}

/** Whether a preparer's signature on this filing still counts: it is on its way, or waits for the filers. */
const counts = ({ voidedAt, state }: FilingModel): boolean =>
  voidedAt === null && state !== 'rejected' && state !== 'failed';

/** The newest filing that a preparer signed, while that preparer hasn't let go of it. */
const findPreparers = (tx: Transaction, returnId: string): Promise<FilingModel | null> =>
  tx.filing.findFirst({
    where: { returnId, kind: '1040', track: 'preparer', letGoAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

/**
 * The name of the preparer who has to sign before the filers do: they signed this return, it changed or was rejected
 * since, they are still assigned, and they haven't let go. Null when nobody has to, also once they signed again.
 */
export async function findFirstSigner(
  tx: Transaction,
  { returnId, clientId }: Subject,
): Promise<string | null> {
  const signed = await findPreparers(tx, returnId);
  if (signed === null || counts(signed)) return null;
  const newer = await tx.filing.findFirst({
    where: { returnId, kind: '1040', createdAt: { gt: signed.createdAt } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  // A filer who signed alone since then may go on: nothing is taken back.
  if (newer !== null && counts(newer) && openSignatures(newer).taxpayer !== null) return null;
  const { preparer } = openSignatures(signed);
  if (preparer === null) return null;
  const isTheirs = await tx.assignment.count({
    where: { clientId, preparerId: preparer.id, preparer: { role: 'preparer', suspendedAt: null } },
  });
  return isTheirs === 0 ? null : preparer.name;
}

/** Whether this preparer signed the return and can still let the client sign alone. */
export async function canLetGo(tx: Transaction, returnId: string, preparerId: string): Promise<boolean> {
  const signed = await findPreparers(tx, returnId);
  if (signed === null) return false;
  const { preparer, taxpayer, spouse } = openSignatures(signed);
  const isUnderWay = counts(signed) && (signed.state !== 'ready' || taxpayer !== null || spouse !== null);
  return preparer?.id === preparerId && !isUnderWay;
}

/**
 * The preparer who signed lets the client sign without them. A signature that no filer has followed ends.
 * @throws AppError not_found and forbidden as for every return; conflict when there is nothing to let go of
 */
export async function letGo(call: ReturnCall, returnId: string): Promise<void> {
  const open = await openReturn(call, returnId, 'set-status');
  await db().$transaction(async (tx) => {
    await lockReturn(tx, open);
    await holdAssigned(tx, open);
    const signed = await findPreparers(tx, returnId);
    if (signed === null || !(await canLetGo(tx, returnId, open.actor.id)))
      throw new AppError('conflict', 'You can let a client sign alone only if no one has signed after you.');
    const now = new Date();
    await tx.filing.update({
      where: { id: signed.id },
      data: { letGoAt: now, ...(counts(signed) ? { voidedAt: now } : {}) },
    });
    if (counts(signed))
      await tx.taxReturn.updateMany({
        where: { id: returnId, efileState: 'ready' },
        data: { efileState: null },
      });
    const { taxYear } = await tx.taxReturn.findUniqueOrThrow({
      where: { id: returnId },
      select: { taxYear: true },
    });
    const subject = { filingId: signed.id, returnId, actorId: open.actor.id };
    await recordEvent(tx, subject, 'let-go', signed.state);
    await tellClient(tx, 'let-go', { clientId: open.ownerId, taxYear });
    await recordAudit(tx, sourceOf(open), {
      action: 'filing.let-go',
      objectType: 'Filing',
      objectId: signed.id,
      ownerId: open.ownerId,
    });
  });
}
