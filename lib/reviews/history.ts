import type { AuditEventModel } from '@/.generated/prisma/models';
import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { describeChanges, factActions } from './change-words';

/** One thing that happened to a return. */
export interface HistoryEntry {
  /** Newer entries have higher ones. */
  id: string;
  /** ISO date and time. */
  at: string;
  what: string;
  by: string;
  /** Where it can be looked at; null for what is gone. */
  href: string | null;
}

/** Steps of a return beside the changes of its facts, each as a sentence. */
const steps: Readonly<Record<string, string>> = {
  'return.created': 'Started the return',
  'return.carried-over': 'Brought over answers from last year’s return',
  'return.calculated': 'Calculated the return',
  'return.amendment-opened': 'Started amending the filed return',
  'return.amendment-discarded': 'Discarded an amendment',
  'return.amendment-explained': 'Explained the amendment',
  'document.read': 'Read a document',
  'document.reviewed': 'Reviewed a document',
  'filing.signed': 'Signed the return',
  'filing.let-go': 'Allowed the client to sign without a preparer',
  'filing.queued': 'Sent the return (simulated)',
  'filing.accepted': 'The return was accepted (simulated)',
  'filing.rejected': 'The return was rejected (simulated)',
  'filing.not-sent': 'The return couldn’t be sent',
};

function sayStep({ action, detail }: AuditEventModel): string | null {
  if (action !== 'return.status-set') return steps[action] ?? null;
  const to = typeof detail === 'object' && detail !== null && 'to' in detail ? detail['to'] : null;
  if (to === 'approved') return 'Approved the return';
  return to === 'draft' ? 'Sent the return back with a message' : 'Changed the status of the return';
}

const actions = [...factActions, ...Object.keys(steps), 'return.status-set'];
const perPage = 100;

/**
 * What was changed of a return, by whom and when, newest first; a question that was answered several times in a row is
 * named once, with its latest time.
 * @param before only what is older than this entry
 */
export async function readHistory(
  open: OpenReturn<'read'>,
  before: string | null,
): Promise<{ entries: HistoryEntry[]; next: string | null }> {
  const [filings, documents] = await Promise.all([
    db().filing.findMany({ where: { returnId: open.id }, select: { id: true } }),
    db().document.findMany({ where: { userId: open.ownerId }, select: { id: true, taxReturnId: true } }),
  ]);
  const elsewhere = documents.filter(({ taxReturnId }) => taxReturnId !== null && taxReturnId !== open.id);
  const rows = await db().auditEvent.findMany({
    where: {
      ownerId: open.ownerId,
      action: { in: actions },
      ...(before !== null && /^\d{1,18}$/u.test(before) ? { id: { lt: BigInt(before) } } : {}),
      OR: [
        { objectType: 'TaxReturn', objectId: open.id },
        { objectType: 'Filing', objectId: { in: filings.map(({ id }) => id) } },
        // A deleted one belonged to this return, or to another year's: nobody knows any more.
        { objectType: 'Document', NOT: { objectId: { in: elsewhere.map(({ id }) => id) } } },
      ],
    },
    orderBy: { id: 'desc' },
    take: perPage + 1,
  });
  const shown = rows.slice(0, perPage);
  const kept = new Set(documents.map(({ id }) => id));
  const entries = (await describeChanges(shown, sayStep)).map(
    ({ id, at, what, by, questionId, documentId }): HistoryEntry => ({
      id: id.toString(),
      at,
      what,
      by: by === null ? 'Plainfile' : by.role === 'preparer' ? `${by.name}, preparer` : by.name,
      href:
        questionId !== null
          ? `/interview?${new URLSearchParams({ q: questionId })}`
          : documentId !== null && kept.has(documentId)
            ? `/upload/${documentId}`
            : null,
    }),
  );
  return {
    entries: entries.filter(
      ({ what, by }, at) => entries[at - 1]?.what !== what || entries[at - 1]?.by !== by,
    ),
    next: rows.length > perPage ? (shown.at(-1)?.id.toString() ?? null) : null,
  };
}
