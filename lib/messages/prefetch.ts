import type { Actor } from '@/lib/auth/actor';
import { prefetch } from '@/lib/http/prefetch';
import { messageKeys } from './keys';
import { countUnread } from './queries';
import { Unread } from './schema';

/** How many messages wait, for the navigation. */
export const prefetchUnread = ({ actor }: { actor: Actor }) =>
  prefetch(messageKeys.unread, Unread, () => countUnread(actor));
