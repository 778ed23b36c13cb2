import { cookies } from 'next/headers';
import { type ReactNode } from 'react';
import { SessionKeeper } from '@/components/accounts/security/session-keeper';
import { ShellFrame } from '@/components/layout/shell-frame';
import { type CurrentUser } from '@/lib/accounts/schema';
import { type SessionClock } from '@/lib/accounts/security-schema';
import { YearKeeper } from '@/components/layout/year-keeper';
import { readSidebarOpen, sidebarCookie } from '@/lib/browser/sidebar-cookie';
import { readYearCookie, yearCookie } from '@/lib/browser/year-cookie';

type AppShellProps = { user: CurrentUser; clock: SessionClock; children: ReactNode };

/**
 * The frame of every signed-in group of pages. Put it once into the group's layout, inside `Providers`. It reads the cookies of
 * the sidebar and of the tax year on the server, so that nothing jumps after load.
 */
export async function AppShell({ user, clock, children }: AppShellProps) {
  const jar = await cookies();
  const open = readSidebarOpen(jar.get(sidebarCookie)?.value);
  return (
    <>
      <SessionKeeper user={user} clock={clock} />
      <YearKeeper owner={user.id} year={readYearCookie(jar.get(yearCookie)?.value, user.id)}>
        <ShellFrame user={user} initiallyOpen={open}>
          {children}
        </ShellFrame>
      </YearKeeper>
    </>
  );
}
