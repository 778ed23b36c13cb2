import { requirePlanForFiling } from '@/lib/billing/filing-plan';
import { AppError } from '@/lib/errors';
import type { Transaction } from '@/lib/infra/db';
import type { Signatures } from './rows';
import { canBeFiled, whyNotFiled } from './years';

/** What a return may lose between its calculation and the moment it leaves. */
export type Permission = 'owner' | 'plan' | 'approval' | 'preparer' | 'federal';

export interface Withheld {
  what: Permission;
  error: AppError;
}

const withheld = (what: Permission, message: string): Withheld => ({
  what,
  error: new AppError('conflict', message),
});

/**
 * What is missing right now to sign, queue or send a return, read within the transaction that takes the step. Each step
 * asks anew, the queued job too: what was given can be taken back between any two of them.
 * @param signatures those of the filing, when somebody has signed
 */
export async function findWithheld(
  tx: Transaction,
  returnId: string,
  signatures: Signatures | null,
): Promise<Withheld | null> {
  const row = await tx.taxReturn.findUniqueOrThrow({
    where: { id: returnId },
    select: {
      id: true,
      status: true,
      taxYear: true,
      userId: true,
      user: { select: { role: true, suspendedAt: true } },
    },
  });
  if (!canBeFiled(row.taxYear)) return withheld('owner', whyNotFiled(row.taxYear));
  if (row.user.role !== 'client') return withheld('owner', 'Only the client can file this return.');
  if (row.user.suspendedAt !== null) return withheld('owner', 'This account is suspended.');
  let plan;
  try {
    plan = await requirePlanForFiling({ id: row.id, ownerId: row.userId }, tx);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { what: 'plan', error };
  }
  const assigned = await tx.assignment.findMany({
    where: { clientId: row.userId },
    select: { preparerId: true, preparer: { select: { role: true } } },
  });
  if (assigned.length > 0 && plan.slug !== 'basic' && row.status !== 'approved' && row.status !== 'filed')
    return withheld('approval', 'Your preparer has to approve this return first.');
  // Form 8879: a preparer stands behind the return whose PTIN is on it.
  const signer = signatures?.preparer?.id;
  const isStillTheirs = assigned.some(
    ({ preparerId, preparer }) => preparerId === signer && preparer.role === 'preparer',
  );
  if (signer !== undefined && !isStillTheirs)
    return withheld(
      'preparer',
      'The preparer who signed is no longer assigned to this return. Change an answer or recalculate, then sign again.',
    );
  return null;
}

/** @throws AppError plan_required or conflict naming what is missing */
export async function requirePermission(
  tx: Transaction,
  returnId: string,
  signatures: Signatures | null,
): Promise<void> {
  const found = await findWithheld(tx, returnId, signatures);
  if (found !== null) throw found.error;
}
