import { createHash } from 'node:crypto';
import type { FilingModel, FilingSubmissionModel } from '@/.generated/prisma/models';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { recordAudit } from '@/lib/audit/commands';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob, type JobWorker, runDueJobs } from '@/lib/infra/jobs';
import { isStopped } from '@/lib/infra/switches';
import { TransportError } from '@/lib/infra/transmitter';
import { answerWorker } from './answer-worker';
import { recordEvent } from './events';
import { buildManifest, buildStateManifest } from './mef/manifest';
import { writeXml } from './mef/write-xml';
import { findWithheld, type Permission, type Withheld } from './permission';
import { openContent, openSignatures } from './rows';
import { stateOfKind } from './states/kinds';
import { findStateWithheld } from './states/permission';
import { findFederalSubmission, wakeWaitingStates } from './states/send';
import {
  type Locked,
  loadSubmission,
  lockSubmission,
  type Submission,
  subjectOf,
  tellOfStep,
} from './submission';
import { transmitter } from './transmitter';

const system = { actorId: null, actorRole: 'system' } as const;
const second = 1000;

/** Works off what is due: called after a return is filed, while its screen is open, and by the cron route. */
export async function runDueFilings(): Promise<number> {
  const done = await runDueJobs({ 'transmit-filing': sendWorker, 'fetch-acknowledgement': answerWorker });
  await sendDueEmails();
  return done;
}

/** How many filings one process works on at a time: most of the time of each is spent waiting for the database. */
const together = 4;

const sendWorker: JobWorker = {
  together,
  run: async (id) => {
    const submission = await db().filingSubmission.findUnique({ where: { id }, include: { filing: true } });
    if (submission === null || submission.state !== 'queued') return;
    const state = stateOfKind(submission.filing.kind);
    if ((await isStopped('e-file')) || (state !== null && (await isStopped(`e-file-${state}`))))
      return waitForStart(id);
    // A state return goes with the federal one or after it, never before: that one wakes it.
    const { linkedFilingId } = submission.filing;
    if ((await findFederalSubmission(db(), linkedFilingId)).ahead) return waitForStart(id);
    try {
      // A process that was killed after this mark may have sent it: whoever comes next asks first.
      const begun = submission.sendStartedAt !== null;
      const known = begun && (await transmitter().status(submission.submissionId)) === 'received';
      if (!known) {
        if (!(await beginSending(submission))) return;
        await send(submission);
      }
      await markTransmitted(submission);
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      await tryLater(submission);
    }
  },
  giveUp: (id) => giveUp(id),
};

/**
 * Marks that the return leaves now, when everything it needs is still there: a plan, approval or preparer that
 * was taken back since it was queued ends the submission instead.
 * @returns false when nothing may leave
 */
function beginSending(submission: FilingSubmissionModel & { filing: FilingModel }): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const now = await lockSubmission(tx, submission);
    if (now.state !== 'queued') return false;
    const { filing } = submission;
    const latest = await tx.filingSubmission.findUniqueOrThrow({ where: { id: now.id } });
    if (latest.sendStartedAt?.getTime() !== submission.sendStartedAt?.getTime()) {
      // Another process began while this one waited for the lock. It is asked what became of it later, in case it dies.
      await enqueueJob(tx, 'transmit-filing', now.id, new Date(Date.now() + 60 * second));
      return false;
    }
    const withheld = await findWhatIsWithheld(tx, filing);
    if (withheld === null) {
      const linkedTo = (await findFederalSubmission(tx, filing.linkedFilingId)).submissionId;
      await tx.filingSubmission.update({
        where: { id: now.id },
        data: { sendStartedAt: new Date(), linkedTo },
      });
      return true;
    }
    await endUnsent(tx, now, { why: withheld.what });
    return false;
  });
}

function findWhatIsWithheld(tx: Transaction, filing: FilingModel): Promise<Withheld | null> {
  // The request for more time carries no tax return information beyond its own form, which says so itself.
  if (filing.kind === '4868') return Promise.resolve(null);
  return stateOfKind(filing.kind) === null
    ? findWithheld(tx, filing.returnId, openSignatures(filing))
    : findStateWithheld(tx, filing);
}

async function send({
  submissionId,
  filing,
}: FilingSubmissionModel & { filing: FilingModel }): Promise<void> {
  if (filing.content === null) throw new Error('nothing was sealed');
  const { text, content } = openContent(filing.id, filing.content);
  if (createHash('sha256').update(text).digest('hex') !== filing.contentHash)
    throw new Error('what was signed does not have its hash');
  const state = stateOfKind(filing.kind);
  const { submissionId: linkedTo } = await findFederalSubmission(db(), filing.linkedFilingId);
  const { taxYear } = content.printed;
  const manifest =
    state === null
      ? buildManifest(submissionId, content.ssn, filing.kind, taxYear)
      : buildStateManifest(submissionId, { state, primarySsn: content.ssn, linkedTo, taxYear });
  await transmitter().send({ submissionId, manifest: writeXml(manifest), returnXml: content.xml });
}

async function markTransmitted(submission: Submission): Promise<void> {
  await db().$transaction(async (tx) => {
    const now = await lockSubmission(tx, submission);
    if (now.state !== 'queued') return;
    await tx.filingSubmission.update({
      where: { id: now.id },
      data: { state: 'transmitted', transmittedAt: new Date(), tries: 0 },
    });
    await tx.filing.update({ where: { id: now.filingId }, data: { state: 'transmitted' } });
    // An extension has a state of its own; the return's stays where it is.
    if (now.filing.kind === '1040') {
      await tx.taxReturn.update({ where: { id: now.filing.returnId }, data: { efileState: 'transmitted' } });
      await wakeWaitingStates(tx, now.filingId);
    }
    await tellOfStep(tx, 'sent', now);
    await enqueueJob(tx, 'fetch-acknowledgement', now.id);
    await recordEvent(tx, subjectOf(now), 'transmitted', 'transmitted');
  });
}

/** E-file is stopped, or the federal return isn't sent yet: nothing counts as a try. Whatever ends that wakes it. */
const waitForStart = (id: string): Promise<void> =>
  db().$transaction((tx) => enqueueJob(tx, 'transmit-filing', id, new Date(Date.now() + 60 * second)));

/** The line is down: the same submission again later, with longer and longer waits, so that nothing is lost for days. */
async function tryLater(submission: Submission): Promise<void> {
  await db().$transaction(async (tx) => {
    const now = await lockSubmission(tx, submission);
    if (now.state !== 'queued') return;
    await tx.filingSubmission.update({ where: { id: now.id }, data: { tries: { increment: 1 } } });
    const wait = Math.min(2 * second * 2 ** now.tries, 900 * second);
    await enqueueJob(tx, 'transmit-filing', now.id, new Date(Date.now() + wait));
    await recordEvent(tx, subjectOf(now), 'transmission-failed', 'queued', { tries: now.tries + 1 });
  });
}

/** Sending failed for a reason that waiting does not cure: the filer signs again or files on paper. */
async function giveUp(id: string): Promise<void> {
  const submission = await loadSubmission(id);
  if (submission === null) return;
  await db().$transaction(async (tx) => {
    const now = await lockSubmission(tx, submission);
    if (now.state === 'queued') await endUnsent(tx, now);
  });
}

async function endUnsent(tx: Transaction, now: Locked, detail?: { why: Permission }): Promise<void> {
  await tx.filingSubmission.update({ where: { id: now.id }, data: { state: 'failed' } });
  await tx.filing.update({ where: { id: now.filingId }, data: { state: 'failed' } });
  if (now.filing.kind === '1040') {
    await tx.taxReturn.update({ where: { id: now.filing.returnId }, data: { efileState: 'failed' } });
    await wakeWaitingStates(tx, now.filingId);
  }
  await recordEvent(tx, subjectOf(now), 'given-up', 'failed', detail);
  await recordAudit(tx, system, {
    action: 'filing.not-sent',
    objectType: 'Filing',
    objectId: now.filingId,
    ownerId: now.ownerId,
    detail: { submissionId: now.submissionId, ...detail },
  });
  await tellOfStep(tx, 'failed', now);
}
