import { deleteDueFiles, dropExpiredRecords } from '@/lib/account-data/work';
import { sweepFiles } from '@/lib/account-data/sweep-files';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { sweepExpired } from '@/lib/accounts/sweep';
import { dropOldAddresses } from '@/lib/audit/refusals';
import { sealAudit } from '@/lib/audit/seal';
import { settleDuePayments } from '@/lib/billing/work';
import { dropUnfinishedUploads } from '@/lib/documents/direct-upload';
import { sealOldFiles } from '@/lib/documents/seal-old-files';
import { readDueDocuments } from '@/lib/documents/work';
import { runDueFilings } from '@/lib/filing/work';
import { describeError, log } from '@/lib/infra/log';
import { moveToAccountKeys } from './move-to-account-keys';
import { remindDue } from '@/lib/reviews/due-reminders';
import { dropExpiredRemovals } from '@/lib/returns/removals';
import { readDueTraining } from '@/lib/training/work';

type Work = Readonly<Record<string, () => Promise<number>>>;

const queued: Work = {
  documents: readDueDocuments,
  training: readDueTraining,
  payments: settleDuePayments,
  filings: runDueFilings,
  emails: sendDueEmails,
  files: deleteDueFiles,
};

/** What no queue holds. */
const upkeep: Work = {
  sweep: sweepExpired,
  audit: () => sealAudit(),
  addresses: dropOldAddresses,
  uploads: dropUnfinishedUploads,
  'stray files': sweepFiles,
  records: dropExpiredRecords,
  // Before the queues: its emails leave in the same round.
  reminders: remindDue,
  removals: dropExpiredRemovals,
  'old files': sealOldFiles,
  'keys of accounts': moveToAccountKeys,
};

/**
 * One after the other, all of them: a fault in the documents of one person holds up nobody's filing or refund.
 * @throws the first fault, once everything had its turn
 */
async function runAll(work: Work): Promise<number> {
  let done = 0;
  const faults: unknown[] = [];
  for (const [name, run] of Object.entries(work))
    try {
      done += await run();
    } catch (error) {
      log.error({ work: name, error: describeError(error) }, 'due work failed');
      faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
  return done;
}

/** Works off everything that is due, of every kind. @returns how much was done */
export const runDueWork = (): Promise<number> => runAll(queued);

/** What the host's clock calls: all of that, and what goes by itself with time. @returns how much was done */
export const runEverything = (): Promise<number> => runAll({ ...upkeep, ...queued });
