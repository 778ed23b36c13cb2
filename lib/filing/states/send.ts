import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { lockReturn, openReturn, type OpenReturn, type ReturnCall } from '@/lib/returns/access';
import { findActiveFiling } from '../active-filing';
import { queueSubmission } from '../queue-submission';
import { stateKind, stateName } from './kinds';
import { findStateWithheld, requireStatePermission } from './permission';
import type { StateFileReply } from './schema';

/**
 * Puts a signed state return in the queue, once the federal one it goes with is queued or further. Asking twice gives the
 * same submission.
 * @throws AppError plan_required, or conflict while a signature or the federal return is missing
 */
export async function fileStateReturn(
  call: ReturnCall,
  returnId: string,
  code: string,
): Promise<StateFileReply> {
  const open = await openReturn(call, returnId, 'file');
  return db().$transaction(async (tx) => {
    await lockReturn(tx, open);
    const filing = await findActiveFiling(tx, open.id, stateKind(code));
    if (filing === null)
      throw new AppError('conflict', `Sign the ${stateName(code)} return before you file it.`);
    const sent = await tx.filingSubmission.findFirst({
      where: { filingId: filing.id },
      orderBy: { createdAt: 'desc' },
    });
    if (sent !== null && ['queued', 'transmitted', 'accepted'].includes(sent.state))
      return { state: code, submissionId: sent.submissionId, status: sent.state };
    if (filing.state !== 'signed') throw new AppError('conflict', 'A signature is still missing.');
    await requireStatePermission(tx, filing);
    const federal = await findActiveFiling(tx, open.id, '1040');
    if (federal === null || !['queued', 'transmitted', 'accepted'].includes(federal.state))
      throw new AppError('conflict', 'File your federal return first. The state return goes with it.');
    requireRecentFactor(open.actor);
    return { state: code, ...(await queueSubmission(tx, open, filing)) };
  });
}

/**
 * Queues the state returns that were signed with a federal filing, in the transaction that queues that one. What a plan
 * doesn't have stays signed, and its screen says why.
 */
export async function queueSignedStates(
  tx: Transaction,
  open: OpenReturn<'file'>,
  federalId: string,
): Promise<void> {
  const signed = await tx.filing.findMany({
    where: { linkedFilingId: federalId, state: 'signed', voidedAt: null },
    orderBy: { createdAt: 'asc' },
  });
  for (const filing of signed)
    if ((await findStateWithheld(tx, filing)) === null) await queueSubmission(tx, open, filing);
}

/** The federal return moved on: state returns that wait for it are looked at now. */
export async function wakeWaitingStates(tx: Transaction, federalId: string): Promise<void> {
  const waiting = await tx.filingSubmission.findMany({
    where: { state: 'queued', filing: { linkedFilingId: federalId } },
    select: { id: true },
  });
  for (const { id } of waiting) await enqueueJob(tx, 'transmit-filing', id);
}

/**
 * Where the federal return of a state's filing stands. `ahead`: it isn't sent yet, so the state's waits.
 * @returns its newest submission id once it was sent
 */
export async function findFederalSubmission(
  tx: Transaction,
  linkedFilingId: string | null,
): Promise<{ ahead: boolean; submissionId: string | null }> {
  if (linkedFilingId === null) return { ahead: false, submissionId: null };
  const federal = await tx.filing.findUnique({
    where: { id: linkedFilingId },
    select: {
      state: true,
      submissions: { orderBy: { createdAt: 'desc' }, take: 1, select: { submissionId: true } },
    },
  });
  return {
    ahead: federal !== null && ['ready', 'signed', 'queued'].includes(federal.state),
    submissionId: federal?.submissions[0]?.submissionId ?? null,
  };
}
