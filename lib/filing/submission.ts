import type { FilingModel, FilingSubmissionModel } from '@/.generated/prisma/models';
import { db, type Transaction } from '@/lib/infra/db';
import { stateOfKind } from './states/kinds';
import { tellOfState } from './states/tell';
import { tellClient } from './tell-client';

/** One transmission with what its steps need to know of its filing. */
export type Submission = FilingSubmissionModel & {
  filing: Pick<FilingModel, 'returnId' | 'kind' | 'createdAt' | 'linkedFilingId'>;
};

/** Without what was signed, which is large and only needed to send it. */
export const loadSubmission = (id: string): Promise<Submission | null> =>
  db().filingSubmission.findUnique({
    where: { id },
    include: { filing: { select: { returnId: true, kind: true, createdAt: true, linkedFilingId: true } } },
  });

export type Locked = Submission & { ownerId: string; taxYear: number };

/**
 * Locks a submission with its return, in the order in which every writer takes them, and brings what can have changed
 * since it was loaded.
 * @throws Error when it was deleted with its return meanwhile; the next try finds nothing to do
 */
export async function lockSubmission(tx: Transaction, submission: Submission): Promise<Locked> {
  const { id, filing } = submission;
  const [held] = await tx.$queryRaw<{ ownerId: string; taxYear: number }[]>`
    SELECT "userId" AS "ownerId", "taxYear" FROM "TaxReturn" WHERE "id" = ${filing.returnId} FOR UPDATE`;
  const [now] = await tx.$queryRaw<Pick<Submission, 'state' | 'tries'>[]>`
    SELECT "state", "tries" FROM "FilingSubmission" WHERE "id" = ${id} FOR UPDATE`;
  if (held === undefined || now === undefined) throw new Error('the submission was deleted');
  return { ...submission, ...held, ...now };
}

export const subjectOf = ({ filingId, submissionId, filing }: Submission) => ({
  filingId,
  submissionId,
  returnId: filing.returnId,
});

/** Tells the client where a return stands, federal or state; an extension has a screen of its own and no notices. */
export async function tellOfStep(
  tx: Transaction,
  news: 'sent' | 'accepted' | 'rejected' | 'failed',
  { filing: { kind }, ownerId: clientId, taxYear }: Locked,
): Promise<void> {
  const state = stateOfKind(kind);
  if (kind === '1040') await tellClient(tx, news, { clientId, taxYear });
  else if (state !== null) await tellOfState(tx, news, state, { clientId, taxYear });
}
