import {
  Activity,
  BookOpen,
  CreditCard,
  FileUp,
  LayoutDashboard,
  ListChecks,
  MessageSquare,
  PiggyBank,
  ReceiptText,
  ScrollText,
  Send,
  Settings,
  Sparkles,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';

import { isUnder, linksFor, type LinkedPath } from '@/lib/auth/page-table';

export type NavigationRole = 'client' | 'preparer' | 'admin';

export interface NavigationLink {
  href: string;
  label: string;
  icon: LucideIcon;
}

const icons: Record<LinkedPath, LucideIcon> = {
  '/dashboard': LayoutDashboard,
  '/upload': FileUp,
  '/interview': ListChecks,
  '/summary': ReceiptText,
  '/deductions': PiggyBank,
  '/copilot': Sparkles,
  '/messages': MessageSquare,
  '/payments': CreditCard,
  '/file': Send,
  '/preparer/dashboard': Users,
  '/admin/users': UserCog,
  '/admin/clients': Users,
  '/admin/training': BookOpen,
  '/admin/payments': CreditCard,
  '/admin/operations': Activity,
  '/admin/audit': ScrollText,
  '/settings': Settings,
};

/** The link at the foot of the sidebar, for everyone. */
export const settingsLink: NavigationLink = {
  href: '/settings',
  label: 'Settings',
  icon: icons['/settings'],
};

/** The links one person sees, in their order (spec section 2); somebody without a role counts as a client. */
export function navigationFor(role: NavigationRole | null | undefined): readonly NavigationLink[] {
  return linksFor(role ?? 'client').map(({ path, link }) => ({ href: path, label: link, icon: icons[path] }));
}

/** Whether a link stands for the page on screen: its own address or one below it. */
export const isCurrent = isUnder;
