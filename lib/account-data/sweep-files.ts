import { db } from '@/lib/infra/db';
import { log } from '@/lib/infra/log';
import { storage } from '@/lib/infra/storage';

/** Uploads and grants are over by then: what has no row was left by a process that was killed in between. */
const grace = 3 * 60 * 60_000;
const atOnce = 200;

/**
 * Compares storage with the rows and removes what nothing leads to: halves of uploads, files whose row was never
 * written, deletions that storage refused. Called by the cron route. @returns how many files there were
 */
export async function sweepFiles(now = new Date()): Promise<number> {
  let removed = 0;
  let keys: string[] = [];
  const flush = async () => {
    const kept = await findKept(keys);
    for (const key of keys)
      if (!kept.has(key)) {
        await storage().delete(key);
        removed += 1;
      }
    keys = [];
  };
  for await (const key of storage().list(new Date(now.getTime() - grace))) {
    keys.push(key);
    if (keys.length >= atOnce) await flush();
  }
  await flush();
  if (removed > 0) log.warn({ removed }, 'removed files that had no row');
  return removed;
}

/** Which of these keys a row leads to. Deleted documents wait in a job, which removes them itself. */
async function findKept(keys: readonly string[]): Promise<Set<string>> {
  const where = { storageKey: { in: [...keys] } };
  const select = { storageKey: true };
  const rows = [
    await db().document.findMany({ where, select }),
    await db().directUpload.findMany({ where, select }),
    await db().trainingMaterial.findMany({ where, select }),
  ].flat();
  return new Set(rows.map(({ storageKey }) => storageKey));
}
