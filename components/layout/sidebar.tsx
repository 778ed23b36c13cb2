'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand';
import { type NavigationRole } from '@/components/layout/navigation';
import { YearSwitch } from '@/components/layout/year-switch';
import { UnreadCount } from '@/components/messages/unread-count';
import { cn } from '@/components/ui/cn';
import { isUnder } from '@/lib/auth/is-under';
import { useChosenYear } from '@/lib/returns/chosen-year';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { Tooltip } from '@/components/ui/tooltip';

/** One link, with the icon that the server drew. */
export type ShownLink = { href: string; label: string; icon: ReactNode };

/** Who looks, and where their sidebar leads: the server's choice, so that the browser loads no table and no icons. */
export type Navigation = {
  role: NavigationRole;
  links: readonly ShownLink[];
  /** The one at the foot. */
  settings: ShownLink;
};

type SidebarProps = Navigation & {
  /** Icons only, names in tooltips. */
  collapsed?: boolean;
  /** Called when a link is followed: the sheet on phones closes. */
  onNavigate?: () => void;
};

type SidebarLinkProps = {
  link: ShownLink;
  /** The link that carries the number of unread messages. */
  unreadAt?: string | null;
  collapsed: boolean;
  onNavigate: () => void;
};

const stay = () => undefined;

/** Where each role finds its messages. */
const unreadAddress = { client: '/messages', preparer: '/preparer/dashboard', admin: null };

/** Product name, the year, and the links of a role. */
export function Sidebar({ role, links, settings, collapsed = false, onNavigate = stay }: SidebarProps) {
  const chosen = useChosenYear();
  const year = role === 'client' ? (chosen ?? firstTaxYear) : firstTaxYear;
  return (
    <div className="flex h-full flex-col">
      <div className={cn('flex h-16 shrink-0 items-center border-b', collapsed ? 'justify-center' : 'px-4')}>
        <Link
          href="/dashboard"
          onClick={onNavigate}
          className="flex min-h-11 items-center gap-2.5 rounded-md focus-visible:-outline-offset-2"
        >
          <BrandMark />
          <span className={cn('grid', collapsed && 'sr-only')}>
            <span className="leading-5 font-semibold tracking-tight">Plainfile</span>
            <span className="text-xs leading-4 text-muted-foreground">{year} Tax Year</span>
          </span>
        </Link>
      </div>
      {role === 'client' && !collapsed ? <YearSwitch shown={year} /> : null}
      <nav
        aria-label="Main"
        className={cn('min-h-0 flex-1 overflow-y-auto py-3', collapsed ? 'px-1.5' : 'px-3')}
      >
        <ul className="grid gap-0.5">
          {links.map((link) => (
            <li key={link.href}>
              <SidebarLink
                link={link}
                unreadAt={unreadAddress[role]}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={cn('border-t py-3', collapsed ? 'px-1.5' : 'px-3')}>
        <SidebarLink link={settings} collapsed={collapsed} onNavigate={onNavigate} />
      </div>
    </div>
  );
}

function SidebarLink({ link: { href, label, icon }, unreadAt, collapsed, onNavigate }: SidebarLinkProps) {
  const current = isUnder(usePathname(), href);
  return (
    <Tooltip content={label} side="right" disabled={!collapsed}>
      <Link
        href={href}
        onClick={onNavigate}
        aria-current={current ? 'page' : undefined}
        className={cn(
          'relative flex items-center gap-3 rounded-md text-sm text-muted-foreground transition-colors hover:bg-muted hover:text-foreground focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0',
          collapsed ? 'size-9 justify-center pointer-coarse:h-11' : 'min-h-10 px-3 pointer-coarse:min-h-11',
          current && 'bg-primary-soft font-medium text-primary hover:bg-primary-soft hover:text-primary',
        )}
      >
        {icon}
        <span className={cn(collapsed && 'sr-only')}>{label}</span>
        {href === unreadAt ? <UnreadCount collapsed={collapsed} /> : null}
      </Link>
    </Tooltip>
  );
}
