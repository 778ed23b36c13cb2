import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { prefetch } from '@/lib/http/prefetch';
import { securityKeys } from './keys';
import { readSecondFactor } from './second-factor';
import { SecondFactorState, SignedInBrowser } from './security-schema';
import { listSessions } from './sessions';

/** How the signed-in person signs in, and where. */
export const prefetchSecurity = ({ actor }: { actor: Actor }) => [
  prefetch(securityKeys.secondFactor, SecondFactorState, () => readSecondFactor(actor)),
  prefetch(securityKeys.sessions, z.array(SignedInBrowser), () => listSessions(actor)),
];
