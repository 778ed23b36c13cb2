import { cookies } from 'next/headers';
import { type ReactNode } from 'react';
import { SessionKeeper } from '@/components/accounts/security/session-keeper';
import { navigationFor, settingsLink, type NavigationLink } from '@/components/layout/navigation';
import { ShellFrame } from '@/components/layout/shell-frame';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { type CurrentUser } from '@/lib/accounts/schema';
import { type SessionClock } from '@/lib/accounts/security-schema';
import { YearKeeper } from '@/components/layout/year-keeper';
import { readSidebarOpen, sidebarCookie } from '@/lib/browser/sidebar-cookie';
import { readYearCookie, yearCookie } from '@/lib/browser/year-cookie';

type AppShellProps = { user: CurrentUser; clock: SessionClock; children: ReactNode };

const draw = ({ href, label, paths }: NavigationLink) => ({ href, label, icon: <DrawnIcon paths={paths} /> });

/**
 * The frame of every signed-in group of pages. Put it once into the group's layout, inside `Providers`. It reads the cookies of
 * the sidebar and of the tax year on the server, so that nothing jumps after load.
 */
export async function AppShell({ user, clock, children }: AppShellProps) {
  const jar = await cookies();
  const open = readSidebarOpen(jar.get(sidebarCookie)?.value);
  const navigation = {
    role: user.role,
    links: navigationFor(user.role).map(draw),
    settings: draw(settingsLink),
  };
  return (
    <>
      <SessionKeeper user={user} clock={clock} />
      <YearKeeper owner={user.id} year={readYearCookie(jar.get(yearCookie)?.value, user.id)}>
        <ShellFrame user={user} navigation={navigation} initiallyOpen={open}>
          {children}
        </ShellFrame>
      </YearKeeper>
    </>
  );
}
