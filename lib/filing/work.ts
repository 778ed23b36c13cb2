import { createHash } from 'node:crypto';
import type { FilingModel, FilingSubmissionModel } from '@/.generated/prisma/models';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { recordAudit } from '@/lib/audit/commands';
import { seal } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob, type JobWorker, runDueJobs } from '@/lib/infra/jobs';
import { log } from '@/lib/infra/log';
import { isStopped } from '@/lib/infra/switches';
import { TransportError } from '@/lib/infra/transmitter';
import { type Acknowledgement, hashOf, readAcknowledgements } from './acknowledgement';
import { recordEvent } from './events';
import { takeOverPayment } from './extension-payment';
import { buildManifest } from './mef/manifest';
import { writeXml } from './mef/write-xml';
import { findWithheld, type Permission } from './permission';
import { openContent, openSignatures } from './rows';
import type { FilingState } from './schema';
import { tellClient } from './tell-client';
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

type Submission = FilingSubmissionModel & { filing: Pick<FilingModel, 'returnId' | 'kind' | 'createdAt'> };

/** Without what was signed, which is large and only needed to send it. */
const load = (id: string): Promise<Submission | null> =>
  db().filingSubmission.findUnique({
    where: { id },
    include: { filing: { select: { returnId: true, kind: true, createdAt: true } } },
  });

type Locked = Submission & { ownerId: string };

/**
 * Locks a submission with its return, in the order in which every writer takes them, and brings what can have changed
 * since it was loaded.
 * @throws Error when it was deleted with its return meanwhile; the next try finds nothing to do
 */
async function lockSubmission(tx: Transaction, submission: Submission): Promise<Locked> {
  const { id, filing } = submission;
  const [held] = await tx.$queryRaw<{ ownerId: string }[]>`
    SELECT "userId" AS "ownerId" FROM "TaxReturn" WHERE "id" = ${filing.returnId} FOR UPDATE`;
  const [now] = await tx.$queryRaw<Pick<Submission, 'state' | 'tries'>[]>`
    SELECT "state", "tries" FROM "FilingSubmission" WHERE "id" = ${id} FOR UPDATE`;
  if (held === undefined || now === undefined) throw new Error('the submission was deleted');
  return { ...submission, ...held, ...now };
}

const subjectOf = ({ filingId, submissionId, filing }: Submission) => ({
  filingId,
  submissionId,
  returnId: filing.returnId,
});

const sendWorker: JobWorker = {
  together,
  run: async (id) => {
    const submission = await db().filingSubmission.findUnique({ where: { id }, include: { filing: true } });
    if (submission === null || submission.state !== 'queued') return;
    if (await isStopped('e-file')) return waitForStart(id);
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
 * Marks that the return leaves now, when everything it needs is still there: a consent, plan, approval or preparer that
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
    const withheld =
      // The request for more time carries no tax return information beyond its own form, which says so itself.
      filing.kind === '4868' ? null : await findWithheld(tx, filing.returnId, openSignatures(filing));
    if (withheld === null) {
      await tx.filingSubmission.update({ where: { id: now.id }, data: { sendStartedAt: new Date() } });
      return true;
    }
    await endUnsent(tx, now, { why: withheld.what });
    return false;
  });
}

async function send({
  submissionId,
  filing,
}: FilingSubmissionModel & { filing: FilingModel }): Promise<void> {
  if (filing.content === null) throw new Error('nothing was sealed');
  const { text, content } = openContent(filing.id, filing.content);
  if (createHash('sha256').update(text).digest('hex') !== filing.contentHash)
    throw new Error('what was signed does not have its hash');
  await transmitter().send({
    submissionId,
    manifest: writeXml(buildManifest(submissionId, content.ssn, filing.kind)),
    returnXml: content.xml,
  });
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
      await tellClient(tx, 'sent', now.ownerId);
    }
    await enqueueJob(tx, 'fetch-acknowledgement', now.id);
    await recordEvent(tx, subjectOf(now), 'transmitted', 'transmitted');
  });
}

/** An administrator stopped e-file: nothing is sent and nothing counts as a try. Starting it again calls these first. */
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
  const submission = await load(id);
  if (submission === null) return;
  await db().$transaction(async (tx) => {
    const now = await lockSubmission(tx, submission);
    if (now.state === 'queued') await endUnsent(tx, now);
  });
}

async function endUnsent(tx: Transaction, now: Locked, detail?: { why: Permission }): Promise<void> {
  await tx.filingSubmission.update({ where: { id: now.id }, data: { state: 'failed' } });
  await tx.filing.update({ where: { id: now.filingId }, data: { state: 'failed' } });
  if (now.filing.kind === '1040')
    await tx.taxReturn.update({ where: { id: now.filing.returnId }, data: { efileState: 'failed' } });
  await recordEvent(tx, subjectOf(now), 'given-up', 'failed', detail);
  await recordAudit(tx, system, {
    action: 'filing.not-sent',
    objectType: 'Filing',
    objectId: now.filingId,
    ownerId: now.ownerId,
    detail: { submissionId: now.submissionId, ...detail },
  });
  if (now.filing.kind === '1040') await tellClient(tx, 'failed', now.ownerId);
}

const waits = [1, 2, 4, 8, 15, 30, 60, 120, 300, 900, 3600];

const answerWorker: JobWorker = {
  together,
  run: async (id) => {
    const submission = await load(id);
    if (submission === null) return; // deleted with its return
    const lists = await transmitter().acknowledgements([submission.submissionId]);
    for (const ack of lists.flatMap(readAcknowledgements)) {
      if (ack.submissionId === submission.submissionId) {
        if ((await applyAcknowledgement(submission, ack)) === 'accepted') return;
      } else log.warn({ submissionId: ack.submissionId }, 'an answer about a submission that is not ours');
    }
    const after = await load(id);
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
    const { count } = await tx.filingAcknowledgement.createMany({
      data: {
        submissionId: now.submissionId,
        hash,
        status: ack.status,
        content: seal(
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
    if (now.filing.kind === '1040' && counts)
      await tellClient(tx, accepted ? 'accepted' : 'rejected', now.ownerId);
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
