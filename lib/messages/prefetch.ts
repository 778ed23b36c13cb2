import type { Actor } from '@/lib/auth/actor';
import { prefetch, prefetchPages } from '@/lib/http/prefetch';
import { openThread } from './access';
import { messageKeys } from './keys';
import { countUnread, listMessages, listPeople } from './queries';
import { Message, ThreadPeople, Unread } from './schema';

/** How many messages wait, for the navigation. */
export const prefetchUnread = ({ actor }: { actor: Actor }) =>
  prefetch(messageKeys.unread, Unread, () => countUnread(actor));

const prefetchThread = (call: { actor: Actor; requestId: string }, clientId: string | null) =>
  prefetchPages(messageKeys.thread(clientId), Message, async () => {
    const { messages, next } = await listMessages(await openThread(call, clientId ?? undefined), {
      limit: 50,
    });
    return { entries: messages, next };
  });

/** A client's own thread: its newest messages, and the preparers on the other side. */
export const prefetchOwnThread = (call: { actor: Actor; requestId: string }) => [
  prefetchThread(call, null),
  prefetch(messageKeys.people(null), ThreadPeople, async () => listPeople(await openThread(call, undefined))),
];

/** The newest messages between a client and their preparers, as one of these preparers reads them. */
export const prefetchClientThread = (call: { actor: Actor; requestId: string }, clientId: string) =>
  prefetchThread(call, clientId);
