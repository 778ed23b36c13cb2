import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { prefetch, prefetchPages } from '@/lib/http/prefetch';
import { readFirm } from './firm';
import { FirmView } from './firm-schema';
import { firmKey, securityKeys, userKeys } from './keys';
import { listUsers } from './queries';
import { ListedUser, type UserQuery } from './schema';
import { readSecondFactor } from './second-factor';
import { SecondFactorState, SignedInBrowser } from './security-schema';
import { listSessions } from './sessions';

/** How the signed-in person signs in. */
export const prefetchSecondFactor = ({ actor }: { actor: Actor }) =>
  prefetch(securityKeys.secondFactor, SecondFactorState, () => readSecondFactor(actor));

/** How the signed-in person signs in, and where. */
export const prefetchSecurity = ({ actor }: { actor: Actor }) => [
  prefetchSecondFactor({ actor }),
  prefetch(securityKeys.sessions, z.array(SignedInBrowser), () => listSessions(actor)),
];

/** The newest people with a role, for administrators' pages; null for everybody. */
export const prefetchUsers = (role: UserQuery['role'] | null) =>
  prefetchPages(userKeys.found(role ?? null, ''), ListedUser, async () => {
    const { users, next } = await listUsers({ limit: 100, ...(role === null ? {} : { role }) });
    return { entries: users, next };
  });

/** The firm, and what the signed-in preparer signs with. */
export const prefetchFirm = ({ actor }: { actor: Actor }) =>
  prefetch(firmKey, FirmView, () => readFirm(actor));
