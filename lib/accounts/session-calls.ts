import { api } from '@/lib/http/client';
import { type SessionClock } from './security-schema';

// What watches over every signed-in screen calls; the hooks of the settings stay out of its first load.
const sessionPath = '/api/account/sessions/current';

/** How long the session lasts; asking does not prolong it. Fails with 401 when it is over. */
export function readSessionClock(): Promise<SessionClock> {
  return api<SessionClock>(sessionPath, { background: true });
}

/** A sign of life. */
export function prolongSession(): Promise<SessionClock> {
  return api<SessionClock>(sessionPath, { method: 'POST' });
}
