import type { Actor } from '@/lib/auth/actor';
import type { SessionClock } from './security-schema';

/** How long this session lasts. */
export function readClock({ sessionEnds }: Pick<Actor, 'sessionEnds'>, now = Date.now()): SessionClock {
  const seconds = (end: Date) => Math.max(0, Math.floor((end.getTime() - now) / 1000));
  return { idleSeconds: seconds(sessionEnds.idle), absoluteSeconds: seconds(sessionEnds.absolute) };
}
