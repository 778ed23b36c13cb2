import type { Role } from './actor';

const clientPages = [
  '/dashboard',
  '/upload',
  '/interview',
  '/summary',
  '/file',
  '/copilot',
  '/requests',
  '/payments',
  '/deductions',
];
const signedInPages = ['/messages', '/settings'];
/** Where staff set up the second factor that their role needs. */
export const enrolmentPage = '/second-factor';

/** Where each role starts. */
export const homeOf: Record<Role, string> = {
  client: '/dashboard',
  preparer: '/preparer/dashboard',
  admin: '/admin/users',
};

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/**
 * Whether a page may be shown, and where to go instead.
 * @param path the path asked for
 * @param role the signed-in person's role, null when signed out
 * @param mustEnrol true while this person has to set up a second factor before anything else
 */
export function decidePage(path: string, role: Role | null, mustEnrol = false): { to: string | null } {
  const here = path.toLowerCase();
  if (here === enrolmentPage) {
    if (role === null) return { to: '/login' };
    return { to: mustEnrol ? null : homeOf[role] };
  }
  if (mustEnrol && (rolesOf(here) !== null || here === '/login' || here === '/signup'))
    return { to: enrolmentPage };
  if (here === '/login' || here === '/signup') return { to: role === null ? null : '/dashboard' };
  const owner = rolesOf(here);
  if (owner === null) return { to: null };
  if (role === null) return { to: '/login' };
  return { to: owner === 'any' || owner === role ? null : homeOf[role] };
}

function rolesOf(path: string): Role | 'any' | null {
  if (isUnder(path, '/admin')) return 'admin';
  if (isUnder(path, '/preparer')) return 'preparer';
  if (clientPages.some((page) => isUnder(path, page))) return 'client';
  if (signedInPages.some((page) => isUnder(path, page))) return 'any';
  return null;
}
