import { readBusy } from '@/lib/http/overload';
import { db } from '@/lib/infra/db';
import { readTotals, writeMetrics } from '@/lib/infra/metrics';
import { storage } from '@/lib/infra/storage';
import { canRetry } from './policy';
import type { OperationsView, Queue } from './schema';
import { switchNames } from './switch-names';

/** How much work of each kind waits, runs or was given up. Kinds with nothing open are left out. */
async function listQueues(): Promise<Queue[]> {
  return db().$queryRaw<Queue[]>`
    SELECT "kind",
      count(*) FILTER (WHERE "failedAt" IS NULL AND ("leaseUntil" IS NULL OR "leaseUntil" < now() AT TIME ZONE 'UTC'))::int AS "waiting",
      count(*) FILTER (WHERE "failedAt" IS NULL AND "leaseUntil" >= now() AT TIME ZONE 'UTC')::int AS "running",
      count(*) FILTER (WHERE "failedAt" IS NOT NULL)::int AS "failed",
      extract(epoch FROM now() AT TIME ZONE 'UTC' - min("runAfter")
        FILTER (WHERE "failedAt" IS NULL AND "runAfter" <= now() AT TIME ZONE 'UTC'))::int AS "oldestSeconds"
    FROM "Job" WHERE "doneAt" IS NULL GROUP BY "kind" ORDER BY "kind"`;
}

async function readHealth(): Promise<OperationsView['health']> {
  const started = performance.now();
  await db().$queryRaw`SELECT 1`;
  const databaseMs = Math.round(performance.now() - started);
  const state = await storage()
    .check()
    .then(
      () => 'ok' as const,
      () => 'failed' as const,
    );
  const last = await db().auditSeal.findFirst({ orderBy: { id: 'desc' }, select: { lastId: true } });
  // Usually those of the last minutes. Of a long standstill the exact number says no more than "this many".
  const unsealedAuditRows = await db().auditEvent.count({
    where: { id: { gt: last?.lastId ?? 0n } },
    take: 10_000,
  });
  const { p50, p95, p99, ...totals } = readTotals();
  const finite = (value: number | null) => (value === null || Number.isFinite(value) ? value : null);
  return {
    databaseMs,
    storage: state,
    unsealedAuditRows,
    instance: { ...totals, p50: finite(p50), p95: finite(p95), p99: finite(p99) },
  };
}

/** What an administrator sees of the machinery. Kinds, counts, ages and classes of errors; nobody's data. */
export async function readOperations(): Promise<OperationsView> {
  const rows = await db().operationSwitch.findMany();
  const failed = await db().job.findMany({
    where: { failedAt: { not: null }, doneAt: null },
    orderBy: [{ failedAt: 'desc' }, { id: 'asc' }],
    take: 100,
    select: { id: true, kind: true, lastError: true, attempts: true, failedAt: true },
  });
  return {
    queues: await listQueues(),
    failed: failed.map(({ id, kind, lastError, attempts, failedAt }) => ({
      id,
      kind,
      error: lastError ?? 'unknown',
      attempts,
      failedAt: (failedAt ?? new Date(0)).toISOString(),
      canRetry: canRetry(kind),
    })),
    switches: switchNames.map((name) => {
      const row = rows.find((one) => one.name === name);
      return { name, stopped: row?.stopped ?? false, changedAt: row?.changedAt.toISOString() ?? null };
    }),
    health: await readHealth(),
  };
}

/** The figures of this instance and the queues that all of them share, as text for a collector. */
export async function readMetricsText(): Promise<string> {
  const queues = await listQueues();
  const switches = await db().operationSwitch.findMany();
  return writeMetrics([
    { name: 'requests_open', labels: '', value: readBusy() },
    ...queues.flatMap(({ kind, waiting, running, failed, oldestSeconds }) =>
      Object.entries({ waiting, running, failed, oldest_seconds: oldestSeconds ?? 0 }).map(
        ([name, value]) => ({
          name: `jobs_${name}`,
          labels: `kind="${kind}"`,
          value,
        }),
      ),
    ),
    ...switches.map(({ name, stopped }) => ({
      name: 'stopped',
      labels: `name="${name}"`,
      value: stopped ? 1 : 0,
    })),
  ]);
}
