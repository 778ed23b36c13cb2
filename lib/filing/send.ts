import { requirePlanForFiling } from '@/lib/billing/filing-plan';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { log } from '@/lib/infra/log';
import { findSchemaFaults } from '@/lib/infra/official-schema';
import { lockReturn, openReturn, type ReturnCall } from '@/lib/returns/access';
import { findActiveFiling } from './active-filing';
import { openCalculated } from './prepare';
import { requirePermission } from './permission';
import { queueSubmission } from './queue-submission';
import { openContent, openSignatures } from './rows';
import type { FileReply } from './schema';
import { queueSignedStates } from './states/send';

/**
 * Puts the signed return in the queue: the submission with its new id, the job and the event in one transaction. State
 * returns that are signed by then go with it.
 * Asking twice gives the same submission.
 * @throws AppError plan_required, or conflict while a signature is missing or the return changed after it
 */
export async function fileReturn(call: ReturnCall, returnId: string): Promise<FileReply> {
  const open = await openReturn(call, returnId, 'file');
  await requirePlanForFiling(open);
  await requireOfficialSchema(open.id);
  return db().$transaction(async (tx) => {
    const locked = await lockReturn(tx, open);
    const filing = await findActiveFiling(tx, open.id, '1040');
    if (filing === null) throw new AppError('conflict', await sayUnsigned(tx, open.id));
    const sent = await tx.filingSubmission.findFirst({
      where: { filingId: filing.id },
      orderBy: { createdAt: 'desc' },
    });
    if (sent !== null && ['queued', 'transmitted', 'accepted'].includes(sent.state))
      return { submissionId: sent.submissionId, status: sent.state };
    // Its signatures end with the next one (sign.ts): nothing that is written here would outlive the refusal.
    if (filing.returnVersion !== locked.version) throw new AppError('conflict', changedSince);
    const row = await tx.taxReturn.findUniqueOrThrow({ where: { id: open.id } });
    if (openCalculated(row) === null)
      throw new AppError(
        'conflict',
        'We updated our calculations after you signed, and your figures changed. Calculate your return again, then sign again.',
      );
    if (filing.state !== 'signed') throw new AppError('conflict', 'A signature is still missing.');
    await requirePermission(tx, open.id, openSignatures(filing));
    requireRecentFactor(open.actor);
    await tx.taxReturn.update({ where: { id: open.id }, data: { efileState: 'queued' } });
    const reply = await queueSubmission(tx, open, filing);
    await queueSignedStates(tx, open, filing.id);
    return reply;
  });
}

const changedSince = 'The return changed after it was signed. Review it and sign again.';

/** Why there is nothing to send: signatures that a change ended are another thing than none. */
async function sayUnsigned(tx: Transaction, returnId: string): Promise<string> {
  const last = await tx.filing.findFirst({
    where: { returnId, kind: '1040' },
    orderBy: { createdAt: 'desc' },
    select: { voidedAt: true },
  });
  return last !== null && last.voidedAt !== null ? changedSince : 'Sign the return before you file it.';
}

/**
 * The operator's official schemas, when there are any, against the very bytes that were signed. Outside the transaction:
 * another program reads them.
 * @throws AppError conflict naming the elements that do not fit
 */
async function requireOfficialSchema(returnId: string): Promise<void> {
  const filing = await db().filing.findFirst({
    where: { returnId, kind: '1040', voidedAt: null, state: 'signed' },
    select: { id: true, content: true },
  });
  if (filing === null || filing.content === null) return;
  const faults = await findSchemaFaults(openContent(filing.id, filing.content).content.xml);
  if (faults === null || faults.length === 0) return;
  log.warn({ faults }, 'a signed return doesn’t match the official schema');
  throw new AppError('conflict', 'We can’t e-file this return as it is. File on paper, or contact support.', {
    fields: { schema: faults.slice(0, 5).join('; ') },
  });
}
