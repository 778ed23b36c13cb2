import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import { describeChanges, type DescribedChange, factActions } from './change-words';
import type { PreparerChange } from './schema';

/** Most changes in one answer, the newest ones. */
const shownAtMost = 200;

/** What preparers changed for this client, newest first. */
export async function listPreparerChanges(actor: Actor): Promise<PreparerChange[]> {
  const events = await db().auditEvent.findMany({
    where: { ownerId: actor.id, actorRole: 'preparer', action: { in: factActions } },
    orderBy: { id: 'desc' },
    take: shownAtMost,
  });
  const oldest = events.at(-1);
  if (oldest === undefined) return [];
  const own = await db().auditEvent.findMany({
    where: { ownerId: actor.id, actorId: actor.id, id: { gt: oldest.id }, action: { in: factActions } },
    orderBy: { id: 'desc' },
    take: 2000,
  });
  const later = lastOwnChanges(await describeChanges(own));
  return (await describeChanges(events)).map((change) => ({
    id: change.id.toString(),
    at: change.at,
    preparerName: change.by?.name ?? '',
    what: change.what,
    questionId: change.questionId,
    documentId: change.documentId,
    fieldPaths: change.fieldPaths,
    isLatest: placesOf(change).every((place) => (later.get(place) ?? 0n) < change.id),
  }));
}

/** The answer or the fields that a change is about. */
const placesOf = ({ questionId, documentId, fieldPaths }: DescribedChange): string[] =>
  questionId === null ? fieldPaths.map((path) => `${documentId} ${path}`) : [questionId];

/** When the client last changed each answer and field, as the number of the event. */
function lastOwnChanges(changes: readonly DescribedChange[]): Map<string, bigint> {
  const last = new Map<string, bigint>();
  for (const change of changes)
    for (const place of placesOf(change)) if (!last.has(place)) last.set(place, change.id);
  return last;
}
