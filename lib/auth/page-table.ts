import type { Role } from './actor';
import { isUnder } from './is-under';

/** Who a page is for: one role, everybody who is signed in, visitors who are not, staff who must set up a second factor. */
export type PageGroup = Role | 'everyone' | 'visitors' | 'enrolment';

interface TablePage {
  /** The page at this address and all below it; the first entry that fits counts. */
  path: string;
  group: PageGroup;
  /** Its words in the sidebar, where the links stand in the order of this table. */
  link?: string;
  /** Whose sidebar leads there, where that is not simply the page's group. */
  linkFor?: readonly Role[];
}

/**
 * Every page that not everybody may see. The middleware, the layouts and pages themselves and the sidebar all read this
 * one table: what stands here is guarded, and a page that does not stand here cannot say who asks (`readPageCall`).
 */
export const pageTable = [
  { path: '/dashboard', group: 'client', link: 'Dashboard' },
  { path: '/upload', group: 'client', link: 'Upload Documents' },
  { path: '/interview', group: 'client', link: 'Tax Interview' },
  { path: '/summary', group: 'client', link: 'Tax Summary' },
  { path: '/deductions', group: 'client', link: 'Maximize Refund' },
  { path: '/copilot', group: 'client', link: 'AI Co-Pilot' },
  // Preparers come there from their list of clients.
  { path: '/messages', group: 'everyone', link: 'Messages', linkFor: ['client'] },
  { path: '/payments', group: 'client', link: 'Payments' },
  { path: '/file', group: 'client', link: 'File' },
  { path: '/requests', group: 'client' },
  // From the dashboard and from the last look at the answers.
  { path: '/history', group: 'client' },
  // From the dashboard of a second year.
  { path: '/last-year', group: 'client' },
  { path: '/compare-years', group: 'client' },
  { path: '/preparer/dashboard', group: 'preparer', link: 'My Clients' },
  { path: '/preparer', group: 'preparer' },
  { path: '/admin/users', group: 'admin', link: 'User Management' },
  { path: '/admin/clients', group: 'admin', link: 'Clients' },
  { path: '/admin/training', group: 'admin', link: 'Training Materials' },
  { path: '/admin/payments', group: 'admin', link: 'All Payments' },
  { path: '/admin/operations', group: 'admin', link: 'Operations' },
  { path: '/admin/audit', group: 'admin', link: 'Audit Log' },
  { path: '/admin', group: 'admin' },
  { path: '/settings', group: 'everyone', link: 'Settings', linkFor: [] },
  { path: '/login', group: 'visitors' },
  { path: '/signup', group: 'visitors' },
  { path: '/second-factor', group: 'enrolment' },
] as const satisfies readonly TablePage[];

type Entry = (typeof pageTable)[number];
/** The address of a page that shows somebody's data. */
export type PagePath = Exclude<Entry, { group: 'visitors' | 'enrolment' }>['path'];
/** The address of a page that a sidebar can lead to. */
export type LinkedPath = Extract<Entry, { link: string }>['path'];

/** Where each role starts. */
export const homeOf = {
  client: '/dashboard',
  preparer: '/preparer/dashboard',
  admin: '/admin/users',
} as const satisfies Record<Role, PagePath>;

/** Whose page an address is; null for one that anybody may see. */
export function groupOf(address: string): PageGroup | null {
  return pageTable.find(({ path }) => isUnder(address, path))?.group ?? null;
}

/** Whether a role may see a group's pages. */
export const admits = (group: PageGroup, role: Role): boolean => group === 'everyone' || group === role;

/** The sidebar of a role, in its order. */
export function linksFor(role: Role): readonly { path: LinkedPath; link: string }[] {
  return pageTable.flatMap((page) => {
    if (!('link' in page)) return [];
    const readers: readonly string[] = 'linkFor' in page ? page.linkFor : [page.group];
    return readers.includes(role) ? [{ path: page.path, link: page.link }] : [];
  });
}
