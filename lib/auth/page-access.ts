import type { Role } from './actor';
import { admits, groupOf, homeOf } from './page-table';

/** Where staff set up the second factor that their role needs. */
export const enrolmentPage = '/second-factor';

/**
 * Whether a page may be shown, and where to go instead.
 * @param path the path asked for
 * @param role the signed-in person's role, null when signed out
 * @param mustEnrol true while this person has to set up a second factor before anything else
 */
export function decidePage(path: string, role: Role | null, mustEnrol = false): { to: string | null } {
  const group = groupOf(path.toLowerCase());
  if (group === null) return { to: null };
  if (role === null) return { to: group === 'visitors' ? null : '/login' };
  if (mustEnrol) return { to: group === 'enrolment' ? null : enrolmentPage };
  if (group === 'visitors') return { to: '/dashboard' };
  return { to: admits(group, role) ? null : homeOf[role] };
}
