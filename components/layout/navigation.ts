import * as drawn from '@/components/ui/server-icons';
import { linksFor, type LinkedPath } from '@/lib/auth/page-table';

export type NavigationRole = 'client' | 'preparer' | 'admin';

export interface NavigationLink {
  href: string;
  label: string;
  /** Its icon, as DrawnIcon takes it. */
  paths: readonly string[];
}

const icons: Record<LinkedPath, readonly string[]> = {
  '/dashboard': drawn.layoutDashboard,
  '/upload': drawn.fileUp,
  '/interview': drawn.listChecks,
  '/summary': drawn.receiptText,
  '/deductions': drawn.piggyBank,
  '/copilot': drawn.sparkles,
  '/messages': drawn.messageSquare,
  '/payments': drawn.creditCard,
  '/file': drawn.send,
  '/preparer/dashboard': drawn.users,
  '/admin/users': drawn.userCog,
  '/admin/clients': drawn.users,
  '/admin/training': drawn.bookOpen,
  '/admin/payments': drawn.creditCard,
  '/admin/operations': drawn.activity,
  '/admin/audit': drawn.scrollText,
  '/settings': drawn.settings,
};

/** The link at the foot of the sidebar, for everyone. */
export const settingsLink: NavigationLink = {
  href: '/settings',
  label: 'Settings',
  paths: icons['/settings'],
};

/** The links one person sees, in their order (spec section 2); somebody without a role counts as a client. */
export function navigationFor(role: NavigationRole | null | undefined): readonly NavigationLink[] {
  return linksFor(role ?? 'client').map(({ path, link }) => ({
    href: path,
    label: link,
    paths: icons[path],
  }));
}
