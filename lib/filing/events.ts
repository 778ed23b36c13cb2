import type { FilingState } from './schema';
import type { Transaction } from '@/lib/infra/db';

/** Everything that can happen to a filing. Each is one row that never changes. */
export type FilingEventName =
  | 'prepared'
  | 'signed-by-taxpayer'
  | 'signed-by-spouse'
  | 'signed-by-preparer'
  | 'let-go'
  | 'sealed'
  | 'signature-void'
  | 'queued'
  | 'transmission-failed'
  | 'transmitted'
  | 'accepted'
  | 'rejected'
  | 'given-up';

export const eventWords: Record<FilingEventName, string> = {
  prepared: 'The return is ready to sign',
  'signed-by-taxpayer': 'You signed',
  'signed-by-spouse': 'Your spouse signed',
  'signed-by-preparer': 'Your preparer signed',
  'let-go': 'Your preparer let you sign without them',
  sealed: 'Everyone has signed, and the return is locked',
  'signature-void': 'The return changed, so the signature is no longer valid',
  queued: 'Waiting to be sent',
  'transmission-failed': 'We couldn’t connect to the IRS. We’ll try again',
  transmitted: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  'given-up': 'It couldn’t be sent',
};

/** The same for a preparer, who looks at somebody else's return. */
export const eventWordsForPreparer: Record<FilingEventName, string> = {
  ...eventWords,
  'signed-by-taxpayer': 'The client signed',
  'signed-by-spouse': 'The client’s spouse signed',
  'signed-by-preparer': 'A preparer signed',
  'let-go': 'The preparer let the client sign alone',
};

export const isEventName = (name: string): name is FilingEventName => name in eventWords;

interface Subject {
  filingId: string;
  returnId: string;
  submissionId?: string;
  actorId?: string;
}

/** Adds an event in the transaction of what happened. */
export async function recordEvent(
  tx: Transaction,
  subject: Subject,
  event: FilingEventName,
  state: FilingState,
  detail?: Record<string, string | number | string[]>,
): Promise<void> {
  await tx.filingEvent.create({
    data: {
      filingId: subject.filingId,
      returnId: subject.returnId,
      submissionId: subject.submissionId ?? null,
      actorId: subject.actorId ?? null,
      event,
      state,
      ...(detail === undefined ? {} : { detail }),
    },
  });
}
