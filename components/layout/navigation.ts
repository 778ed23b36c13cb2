import {
  BookOpen,
  CreditCard,
  FileUp,
  LayoutDashboard,
  ListChecks,
  MessageSquare,
  PiggyBank,
  ReceiptText,
  Settings,
  Sparkles,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';

export type NavigationRole = 'client' | 'preparer' | 'admin';

type NavigationLink = {
  href: string;
  label: string;
  icon: LucideIcon;
  role: NavigationRole;
  /** Its screen exists; only these are shown. */
  available: boolean;
};

/** Every link of the sidebar (spec section 2), in its order. */
export const navigation: readonly NavigationLink[] = [
  { href: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, role: 'client', available: true },
  { href: '/upload', label: 'Upload Documents', icon: FileUp, role: 'client', available: true },
  { href: '/interview', label: 'Tax Interview', icon: ListChecks, role: 'client', available: true },
  { href: '/summary', label: 'Tax Summary', icon: ReceiptText, role: 'client', available: true },
  { href: '/deductions', label: 'Maximize Refund', icon: PiggyBank, role: 'client', available: true },
  { href: '/copilot', label: 'AI Co-Pilot', icon: Sparkles, role: 'client', available: true },
  { href: '/messages', label: 'Messages', icon: MessageSquare, role: 'client', available: true },
  { href: '/payments', label: 'Payments', icon: CreditCard, role: 'client', available: true },
  { href: '/preparer/dashboard', label: 'My Clients', icon: Users, role: 'preparer', available: true },
  { href: '/admin/users', label: 'User Management', icon: UserCog, role: 'admin', available: true },
  { href: '/admin/training', label: 'Training Materials', icon: BookOpen, role: 'admin', available: true },
];

/** The link at the foot of the sidebar, for everyone. */
export const settingsLink = { href: '/settings', label: 'Settings', icon: Settings, available: true };

/** The links one person sees; somebody without a role counts as a client. */
export function navigationFor(
  role: NavigationRole | null | undefined,
  links: readonly NavigationLink[] = navigation,
): readonly NavigationLink[] {
  return links.filter((link) => link.available && link.role === (role ?? 'client'));
}

/** Whether a link stands for the page on screen: its own address or one below it. */
export function isCurrent(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
