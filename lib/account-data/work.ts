import { db } from '@/lib/infra/db';
import { type JobWorker, runDueJobs } from '@/lib/infra/jobs';
import { storage } from '@/lib/infra/storage';

const worker: JobWorker = {
  run: (storageKey) => storage().delete(storageKey),
  // The job stays in the table as failed, where the operator sees it; nothing leads to the file any more.
  giveUp: async () => undefined,
};

/** Deletes the files of deleted accounts: called after the deletion and by the cron route. */
export function deleteDueFiles(): Promise<number> {
  return runDueJobs({ 'delete-file': worker });
}

/** Removes what had to be kept, once it need not be any more. Called by the cron route. */
export async function dropExpiredRecords(): Promise<number> {
  const { count } = await db().retainedRecord.deleteMany({ where: { keepUntil: { lt: new Date() } } });
  return count;
}
