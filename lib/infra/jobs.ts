import { db, type Transaction } from './db';
import { describeError, log } from './log';

/** Kinds of work that outlive a request. */
export type JobKind =
  | 'read-document'
  | 'read-document-as'
  | 'settle-payment'
  | 'settle-refund'
  | 'delete-file'
  | 'send-letter'
  | 'read-training'
  | 'transmit-filing'
  | 'fetch-acknowledgement';

const leaseSeconds = 45;
const attemptsAllowed = 4;

/** Puts work in the queue within the transaction that makes it necessary; `runAfter` when it can wait. */
export async function enqueueJob(
  tx: Transaction,
  kind: JobKind,
  subjectId: string,
  runAfter = new Date(),
): Promise<void> {
  await tx.job.create({ data: { kind, subjectId, runAfter } });
}

interface ClaimedJob {
  id: string;
  kind: JobKind;
  subjectId: string;
  attempts: number;
}

/** Takes the oldest due job of these kinds, or one whose worker was killed, for the length of a lease. */
async function claimJob(kinds: string[]): Promise<ClaimedJob | null> {
  const rows = await db().$queryRaw<ClaimedJob[]>`
    UPDATE "Job" SET "attempts" = "attempts" + 1, "leaseUntil" = now() + make_interval(secs => ${leaseSeconds})
    WHERE "id" = (
      SELECT "id" FROM "Job"
      WHERE "kind" = ANY(${kinds}) AND "doneAt" IS NULL AND "failedAt" IS NULL AND "runAfter" <= now()
        AND ("leaseUntil" IS NULL OR "leaseUntil" < now())
      ORDER BY "runAfter" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind", "subjectId", "attempts"`;
  return rows[0] ?? null;
}

async function finishJob(job: ClaimedJob, error: unknown): Promise<boolean> {
  if (error === null) {
    await db().job.update({
      where: { id: job.id },
      data: { doneAt: new Date(), leaseUntil: null, lastError: null },
    });
    return true;
  }
  const fault = describeError(error);
  log.error({ jobId: job.id, kind: job.kind, attempts: job.attempts, error: fault }, 'job failed');
  const exhausted = job.attempts >= attemptsAllowed;
  await db().job.update({
    where: { id: job.id },
    data: {
      leaseUntil: null,
      lastError: fault.code ?? fault.name,
      ...(exhausted
        ? { failedAt: new Date() }
        : { runAfter: new Date(Date.now() + 2000 * 4 ** (job.attempts - 1)) }),
    },
  });
  return !exhausted;
}

/** How a kind of job is done, and what to leave behind when every attempt failed. */
export interface JobWorker {
  run: (subjectId: string) => Promise<void>;
  giveUp: (subjectId: string) => Promise<void>;
}

/** Kinds that a loop of this process works on right now. */
const looping = new Set<string>();

/**
 * Works off due jobs of the given kinds one after the other until none is left. One loop per process and kind:
 * reading documents is heavy. Called after a reply is sent (`after()`), when a list shows unfinished work, and by
 * the cron route.
 */
export async function runDueJobs(workers: Partial<Record<JobKind, JobWorker>>): Promise<number> {
  const kinds = Object.keys(workers).filter((kind) => !looping.has(kind));
  if (kinds.length === 0) return 0;
  for (const kind of kinds) looping.add(kind);
  let done = 0;
  try {
    for (let job = await claimJob(kinds); job !== null; job = await claimJob(kinds)) {
      const worker = workers[job.kind];
      if (worker === undefined) break; // claimJob gives only these kinds
      const error: unknown = await worker.run(job.subjectId).then(
        () => null,
        (reason: unknown) => reason ?? new Error('rejected without a reason'),
      );
      const mayTryAgain = await finishJob(job, error);
      if (!mayTryAgain) await worker.giveUp(job.subjectId);
      done += 1;
    }
  } finally {
    for (const kind of kinds) looping.delete(kind);
  }
  return done;
}
