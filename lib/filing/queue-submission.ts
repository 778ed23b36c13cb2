import { randomBytes } from 'node:crypto';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Transaction } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import type { OpenReturn } from '@/lib/returns/access';
import { recordEvent } from './events';
import { makeSubmissionId } from './mef/manifest';
import type { FileReply } from './schema';
import { transmitter } from './transmitter';
import { processingYear } from './years';

/** The day in the processing year: the IRS takes the returns of a year in the next one, and submission ids carry that. */
function processingTime(now: Date, taxYear: number): Date {
  const year = processingYear(taxYear);
  return now.getUTCFullYear() === year ? now : new Date(Date.UTC(year, now.getUTCMonth(), now.getUTCDate()));
}

/** A new submission of a sealed filing: its id, its job, event and audit row, in the transaction of the caller. */
export async function queueSubmission(
  tx: Transaction,
  open: OpenReturn<'file'>,
  filing: { id: string; contentHash: string | null },
): Promise<FileReply> {
  const { taxYear } = await tx.taxReturn.findUniqueOrThrow({
    where: { id: open.id },
    select: { taxYear: true },
  });
  const submissionId = makeSubmissionId(
    transmitter().originator.efin,
    processingTime(new Date(), taxYear),
    randomBytes(7),
  );
  const submission = await tx.filingSubmission.create({ data: { filingId: filing.id, submissionId } });
  await tx.filing.update({ where: { id: filing.id }, data: { state: 'queued' } });
  await enqueueJob(tx, 'transmit-filing', submission.id);
  await recordEvent(
    tx,
    { filingId: filing.id, returnId: open.id, submissionId, actorId: open.actor.id },
    'queued',
    'queued',
  );
  await recordAudit(tx, sourceOf(open), {
    action: 'filing.queued',
    objectType: 'Filing',
    objectId: filing.id,
    ownerId: open.ownerId,
    detail: { submissionId, hash: filing.contentHash ?? '' },
  });
  return { submissionId, status: 'queued' };
}
