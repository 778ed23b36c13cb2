'use client';

import { type ReactNode } from 'react';
import { UserMenu } from '@/components/accounts/user-menu';
import { BrandMark } from '@/components/layout/brand';
import { Sidebar, type Navigation } from '@/components/layout/sidebar';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { ThemeToggle } from '@/components/layout/root-parts';
import { useSidebar } from '@/components/layout/use-sidebar';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { panelLeft } from '@/components/ui/icon-paths';
import { later } from '@/components/ui/later';
import { Tooltip } from '@/components/ui/tooltip';
import { type CurrentUser } from '@/lib/accounts/schema';

const PhoneMenu = later(() => import('./phone-menu').then((part) => part.PhoneMenu));

type ShellFrameProps = {
  user: CurrentUser;
  navigation: Navigation;
  initiallyOpen: boolean;
  children: ReactNode;
};

/** Sidebar, header and main landmark around every signed-in screen. */
export function ShellFrame({ user, navigation, initiallyOpen, children }: ShellFrameProps) {
  const { isPhone, open, sheetOpen, setSheetOpen, toggle } = useSidebar(initiallyOpen);
  const expanded = isPhone ? sheetOpen : open;
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh">
        <aside
          aria-label="Sidebar"
          data-state={open ? 'expanded' : 'collapsed'}
          className={cn(
            'sticky top-0 hidden h-dvh shrink-0 overflow-hidden border-r bg-sidebar transition-[width] duration-150 ease-out md:block',
            open ? 'w-sidebar' : 'w-sidebar-collapsed',
          )}
        >
          <Sidebar {...navigation} collapsed={!open} />
        </aside>
        <PhoneMenu when={sheetOpen} {...navigation} open={sheetOpen} onOpenChange={setSheetOpen} />
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="sticky top-0 z-40 flex h-16 shrink-0 items-center gap-2 border-b bg-background px-3 sm:px-5">
            <Tooltip content="Toggle sidebar (Ctrl or Cmd + B)" side="bottom">
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label="Toggle sidebar"
                aria-expanded={expanded}
                aria-keyshortcuts="Control+B Meta+B"
                onClick={toggle}
              >
                <DrawnIcon paths={panelLeft} />
              </Button>
            </Tooltip>
            <span className="flex items-center gap-2 font-semibold tracking-tight md:hidden">
              <BrandMark className="size-5" />
              Plainfile
            </span>
            <div className="ml-auto flex items-center gap-1">
              <ThemeToggle />
              <UserMenu user={user} />
            </div>
          </header>
          <main id={mainId} tabIndex={-1} className="flex-1 px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-10">
            <div className="mx-auto max-w-6xl">{children}</div>
          </main>
        </div>
      </div>
    </>
  );
}
