import type { Actor } from '@/lib/auth/actor';
import { prefetch, prefetchPages } from '@/lib/http/prefetch';
import { openThread } from './access';
import { messageKeys } from './keys';
import { countUnread, listMessages, listPeople } from './queries';
import { Message, ThreadPeople, Unread } from './schema';

/** How many messages wait, for the navigation. */
export const prefetchUnread = ({ actor }: { actor: Actor }) =>
  prefetch(messageKeys.unread, Unread, () => countUnread(actor));

/** A client's own thread: its newest messages, and the preparers on the other side. */
export const prefetchOwnThread = (call: { actor: Actor; requestId: string }) => [
  prefetchPages(messageKeys.thread(null), Message, async () => {
    const { messages, next } = await listMessages(await openThread(call, undefined), { limit: 50 });
    return { entries: messages, next };
  }),
  prefetch(messageKeys.people(null), ThreadPeople, async () => listPeople(await openThread(call, undefined))),
];
