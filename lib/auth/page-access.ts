import type { Role } from './actor';

const clientPages = [
  '/dashboard',
  '/upload',
  '/interview',
  '/summary',
  '/copilot',
  '/messages',
  '/payments',
  '/deductions',
];
const signedInPages = ['/settings'];

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
 */
export function decidePage(path: string, role: Role | null): { to: string | null } {
  const here = path.toLowerCase();
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
