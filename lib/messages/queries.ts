import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import { newestFirst, olderThan, type Page, placeColumns, readListPage } from '@/lib/infra/list-pages';
import type { OpenThread } from './access';
import { notFrom, toMessage, withSender } from './rows';
import type { Message, ThreadPeople, Unread } from './schema';

/** The messages of a thread, newest first, a page at a time. */
export async function listMessages(
  open: OpenThread,
  page: Page,
): Promise<{ messages: Message[]; next: string | null }> {
  const { clientId } = open;
  const { shown, next } = await readListPage(
    page,
    (id) => db().message.findUnique({ where: { id, clientId }, select: placeColumns }),
    (place, take) =>
      db().message.findMany({
        where: { clientId, ...olderThan(place) },
        include: withSender,
        orderBy: newestFirst,
        take,
      }),
  );
  return { messages: shown.map(toMessage), next };
}

/** The preparers on the other side of a thread. */
export async function listPeople(open: OpenThread): Promise<ThreadPeople> {
  const rows = await db().assignment.findMany({
    where: { clientId: open.clientId, preparer: { role: 'preparer' } },
    select: { preparer: { select: { id: true, firstName: true, lastName: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 50,
  });
  return {
    preparers: rows.map(({ preparer: { id, firstName, lastName } }) => ({
      id,
      name: `${firstName} ${lastName}`.trim() || 'Your preparer',
    })),
  };
}

/** Messages of others that this person has not read: a client's own thread, or those of a preparer's clients. */
export async function countUnread(actor: Actor): Promise<Unread> {
  if (actor.role === 'preparer') {
    const counts = await countUnreadByClient(actor);
    return {
      count: [...counts.values()].reduce((sum, count) => sum + count, 0),
      byClient: Object.fromEntries(counts),
    };
  }
  const mark = await db().threadMark.findUnique({
    where: { clientId_readerId: { clientId: actor.id, readerId: actor.id } },
    select: { readUpTo: true },
  });
  const count = await db().message.count({
    where: {
      clientId: actor.id,
      ...notFrom(actor.id),
      ...(mark === null ? {} : { createdAt: { gt: mark.readUpTo } }),
    },
  });
  return { count, byClient: {} };
}

/** Unread messages of each client of a preparer; clients without any are absent. */
export async function countUnreadByClient(actor: Actor): Promise<Map<string, number>> {
  const rows = await db().$queryRaw<{ clientId: string; count: number }[]>`
    SELECT m."clientId", count(*)::int AS "count"
    FROM "Assignment" a
    JOIN "Message" m ON m."clientId" = a."clientId" AND m."senderId" = a."clientId"
    LEFT JOIN "ThreadMark" t ON t."clientId" = a."clientId" AND t."readerId" = a."preparerId"
    WHERE a."preparerId" = ${actor.id} AND (t."readUpTo" IS NULL OR m."createdAt" > t."readUpTo")
    GROUP BY m."clientId"`;
  return new Map(rows.map(({ clientId, count }) => [clientId, count]));
}
