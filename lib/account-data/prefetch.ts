import type { Actor } from '@/lib/auth/actor';
import { prefetchPages } from '@/lib/http/prefetch';
import { listAccess } from './access-log';
import { accessLogKey } from './keys';
import { AccessEntry } from './schema';

/** What others did with the signed-in person's data, newest first. */
export const prefetchAccessLog = ({ actor }: { actor: Actor }) =>
  prefetchPages(accessLogKey, AccessEntry, () => listAccess(actor, { limit: 20 }));
