import { recordAudit } from '@/lib/audit/commands';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { sealFor } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob, type JobWorker } from '@/lib/infra/jobs';
import { log } from '@/lib/infra/log';
import { type Acknowledgement, hashOf, readAcknowledgements } from './acknowledgement';
import { recordEvent } from './events';
import { takeOverPayment } from './extension-payment';
import type { FilingState } from './schema';
import { loadSubmission, lockSubmission, type Submission, subjectOf, tellOfStep } from './submission';
import { transmitter } from './transmitter';

const system = { actorId: null, actorRole: 'system' } as const;
const second = 1000;
/** How many answers one process asks for at a time. */
const together = 4;

const waits = [1, 2, 4, 8, 15, 30, 60, 120, 300, 900, 3600];

/** Asks for the answer to a submission, with longer and longer waits, until one is final. */
export const answerWorker: JobWorker = {
  together,
  run: async (id) => {
    const submission = await loadSubmission(id);
    if (submission === null) return; // deleted with its return
    const lists = await transmitter().acknowledgements([submission.submissionId]);
    for (const ack of lists.flatMap(readAcknowledgements)) {
      if (ack.submissionId === submission.submissionId) {
        if ((await applyAcknowledgement(submission, ack)) === 'accepted') return;
      } else log.warn({ submissionId: ack.submissionId }, 'a response about a submission we didn’t send');
    }
    const after = await loadSubmission(id);
    if (after === null || after.state === 'accepted') return;
    // A rejection is asked about once more: an acceptance may overtake it.
    if (after.state === 'rejected' && after.tries > 0) return;
    const wait = (waits[Math.min(after.tries, waits.length - 1)] ?? 3600) * second;
    await db().$transaction(async (tx) => {
      await tx.filingSubmission.updateMany({
        where: { id, state: { not: 'accepted' } },
        data: { tries: { increment: 1 } },
      });
      await enqueueJob(tx, 'fetch-acknowledgement', id, new Date(Date.now() + wait));
    });
  },
  // The next question is asked by cron: an answer is never given up.
  giveUp: (id) =>
    db().$transaction((tx) =>
      enqueueJob(tx, 'fetch-acknowledgement', id, new Date(Date.now() + 3600 * second)),
    ),
};

/**
 * Takes an answer in. The same one twice changes nothing; accepted stays accepted, whatever comes after it; an
 * exception is an acceptance of an imperfect return.
 * @returns the state that the submission has now
 */
function applyAcknowledgement(submission: Submission, ack: Acknowledgement): Promise<FilingState> {
  return db().$transaction(async (tx) => {
    const now = await lockSubmission(tx, submission);
    const hash = hashOf(ack);
    const key = await accountKeyOf(tx, now.ownerId);
    const { count } = await tx.filingAcknowledgement.createMany({
      data: {
        submissionId: now.submissionId,
        hash,
        status: ack.status,
        content: sealFor(
          key,
          JSON.stringify(ack.faults),
          `FilingAcknowledgement.content:${now.submissionId}:${hash}`,
        ),
      },
      skipDuplicates: true,
    });
    if (count === 0 || now.state === 'accepted') return now.state;
    const accepted = ack.status !== 'Rejected';
    const state = accepted ? 'accepted' : 'rejected';
    await tx.filingSubmission.update({
      where: { id: now.id },
      data: { state, answeredAt: new Date(), tries: 0 },
    });
    // A rejected try that was followed by another one does not change where the return stands.
    const counts = accepted || (await countNewer(tx, now)) === 0;
    await tx.filing.update({ where: { id: now.filingId }, data: { state } });
    if (counts) {
      await tx.taxReturn.update({
        where: { id: now.filing.returnId },
        data:
          now.filing.kind === '1040'
            ? {
                efileState: state,
                ...(accepted ? { status: 'filed', stale: false, version: { increment: 1 } } : {}),
              }
            : {},
      });
    }
    if (accepted && now.filing.kind === '4868') await takeOverPayment(tx, now.filingId, now.filing.returnId);
    await recordEvent(tx, subjectOf(now), state, state, { rules: ack.faults.map(({ rule }) => rule) });
    if (counts) await tellOfStep(tx, accepted ? 'accepted' : 'rejected', now);
    await recordAudit(tx, system, {
      action: `filing.${state}`,
      objectType: 'Filing',
      objectId: now.filingId,
      ownerId: now.ownerId,
      detail: { submissionId: now.submissionId, rules: ack.faults.map(({ rule }) => rule) },
    });
    return state;
  });
}

/** Filings of the same return and kind that came after this one. */
const countNewer = (tx: Transaction, { filing }: Submission): Promise<number> =>
  tx.filing.count({
    where: { returnId: filing.returnId, kind: filing.kind, createdAt: { gt: filing.createdAt } },
  });
