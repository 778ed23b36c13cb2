import { randomUUID } from 'node:crypto';
import { db, type Transaction } from './db';
import { holdLease } from './hold-lease';
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

/**
 * Puts work in the queue within the transaction that makes it necessary.
 * @param runAfter when it can wait
 * @param behind seconds by which others may be quicker, when this person's own work stands before it
 */
export async function enqueueJob(
  tx: Transaction,
  kind: JobKind,
  subjectId: string,
  runAfter?: Date,
  behind = 0,
): Promise<void> {
  // Whether work is due is asked of the database's clock, so it is set by that clock: an instance whose own clock
  // jumped neither delays it nor calls it early.
  const wait = runAfter === undefined ? 0 : Math.max(0, runAfter.getTime() - Date.now()) / 1000;
  await tx.$executeRaw`
    INSERT INTO "Job" ("id", "kind", "subjectId", "runAfter", "turnAt", "createdAt")
    VALUES (${randomUUID()}, ${kind}, ${subjectId}, now() AT TIME ZONE 'UTC' + make_interval(secs => ${wait}::double precision),
      CASE WHEN ${behind}::int > 0 THEN now() AT TIME ZONE 'UTC' + make_interval(secs => ${wait}::double precision + ${behind}::int) END,
      now() AT TIME ZONE 'UTC')`;
}

interface ClaimedJob {
  id: string;
  kind: JobKind;
  subjectId: string;
  attempts: number;
}

/** Takes the due job of these kinds whose turn it is, or one whose worker was killed, for the length of a lease. */
async function claimJob(kinds: string[]): Promise<ClaimedJob | null> {
  const rows = await db().$queryRaw<ClaimedJob[]>`
    UPDATE "Job" SET "attempts" = "attempts" + 1, "leaseUntil" = now() AT TIME ZONE 'UTC' + make_interval(secs => ${leaseSeconds})
    WHERE "id" = (
      SELECT "id" FROM "Job"
      WHERE "kind" = ANY(${kinds}) AND "doneAt" IS NULL AND "failedAt" IS NULL AND "runAfter" <= now() AT TIME ZONE 'UTC'
        AND ("leaseUntil" IS NULL OR "leaseUntil" < now() AT TIME ZONE 'UTC')
      ORDER BY COALESCE("turnAt", "runAfter") LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind", "subjectId", "attempts"`;
  return rows[0] ?? null;
}

/** The disk or the line is the fault, not the work: it waits, and no try is lost. */
const outages = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOTDIR', 'EACCES', 'EMFILE', 'ECONNREFUSED']);
const isOutage = (error: unknown): boolean => outages.has(describeError(error).code ?? '');

const isExhausted = (job: ClaimedJob, error: unknown): boolean =>
  error !== null && !isOutage(error) && job.attempts >= attemptsAllowed;

async function finishJob(job: ClaimedJob, error: unknown): Promise<void> {
  if (error === null) {
    await db().job.update({
      where: { id: job.id },
      data: { doneAt: new Date(), leaseUntil: null, lastError: null },
    });
    return;
  }
  const fault = describeError(error);
  log.error({ jobId: job.id, kind: job.kind, attempts: job.attempts, error: fault }, 'job failed');
  const outage = isOutage(error);
  const wait = outage ? 10 : 2 * 4 ** (job.attempts - 1);
  await db().$executeRaw`
    UPDATE "Job" SET "leaseUntil" = NULL, "lastError" = ${fault.code ?? fault.name},
      "attempts" = ${outage ? job.attempts - 1 : job.attempts}::int,
      "failedAt" = CASE WHEN ${isExhausted(job, error)} THEN now() AT TIME ZONE 'UTC' END,
      "runAfter" = now() AT TIME ZONE 'UTC' + make_interval(secs => ${wait}::double precision), "turnAt" = NULL
    WHERE "id" = ${job.id}`;
}

/** How a kind of job is done, and what to leave behind when every attempt failed (twice is as good as once). */
export interface JobWorker {
  /** How many of its kind one process may work on at a time; one unless it says more. */
  together?: number;
  /** Seconds that one try may take; the length of a lease unless it says more. */
  longest?: number;
  /** `attempt` counts from 1. */
  run: (subjectId: string, attempt: number) => Promise<void>;
  giveUp: (subjectId: string) => Promise<void>;
}

/** Runs one job; the lease of work that may take longer than one is renewed meanwhile. */
function doJob(job: ClaimedJob, { run, longest = leaseSeconds }: JobWorker): Promise<void> {
  const work = () => run(job.subjectId, job.attempts);
  if (longest <= leaseSeconds) return work();
  const times = { every: (leaseSeconds * 1000) / 3, longest: longest * 1000 };
  return holdLease(times, () => renewLease(job), work);
}

/** Only while it is still ours: a later try of another process has a higher number. */
const renewLease = (job: ClaimedJob) => db().$executeRaw`
  UPDATE "Job" SET "leaseUntil" = now() AT TIME ZONE 'UTC' + make_interval(secs => ${leaseSeconds})
  WHERE "id" = ${job.id} AND "attempts" = ${job.attempts}::int AND "leaseUntil" IS NOT NULL AND "doneAt" IS NULL`;

/** Kinds that a loop of this process works on right now. */
const looping = new Set<string>();
/** Kinds that somebody asked for meanwhile: the loop may just have found nothing, so it looks once more. */
const askedAgain = new Set<string>();

/**
 * Works off due jobs of the given kinds until none is left, one after the other unless all the workers allow more. Only
 * one call per process and kind does so: reading documents is heavy. Called after a reply is sent (`after()`), when a
 * list shows unfinished work, and by the cron route.
 */
export async function runDueJobs(workers: Partial<Record<JobKind, JobWorker>>): Promise<number> {
  const workersByName = new Map(Object.entries(workers));
  const kinds = [...workersByName.keys()].filter((kind) => !looping.has(kind));
  for (const kind of Object.keys(workers)) if (looping.has(kind)) askedAgain.add(kind);
  if (kinds.length === 0) return 0;
  for (const kind of kinds) looping.add(kind);
  let done = 0;
  const claimNext = async (): Promise<ClaimedJob | null> => {
    for (;;) {
      for (const kind of kinds) askedAgain.delete(kind);
      const job = await claimJob(kinds);
      if (job !== null || !kinds.some((kind) => askedAgain.has(kind))) return job;
    }
  };
  const workOff = async (): Promise<void> => {
    for (let job = await claimNext(); job !== null; job = await claimNext()) {
      const worker = workers[job.kind];
      if (worker === undefined) break; // claimJob gives only these kinds
      const error: unknown = await doJob(job, worker).then(
        () => null,
        (reason: unknown) => reason ?? new Error('rejected without a reason'),
      );
      // First what the failure leaves behind, then the mark: killed between the two, the job is claimed once more.
      if (isExhausted(job, error)) await worker.giveUp(job.subjectId);
      await finishJob(job, error);
      done += 1;
    }
  };
  const lanes = Math.min(...kinds.map((kind) => workersByName.get(kind)?.together ?? 1));
  try {
    const ended = await Promise.allSettled(Array.from({ length: lanes }, workOff));
    const broken = ended.find((end) => end.status === 'rejected');
    if (broken !== undefined) throw broken.reason;
  } finally {
    for (const kind of kinds) looping.delete(kind);
  }
  return done;
}
