import { type ReactNode } from 'react';
import { AppShell } from '@/components/layout/app-shell';
import { KnownData } from '@/components/layout/known-data';
import { Providers } from '@/components/layout/providers';
import { currentUserKey } from '@/lib/accounts/keys';
import { CurrentUser } from '@/lib/accounts/schema';
import { readClock } from '@/lib/accounts/session-clock';
import { readLayoutCall } from '@/lib/auth/page-actor';
import { type PageGroup } from '@/lib/auth/page-table';
import { prefetch, readPageData } from '@/lib/http/prefetch';
import { prefetchUnread } from '@/lib/messages/prefetch';

/**
 * Makes the layout of a group of pages: the shell around its screens. People who are signed out go to /login, people
 * with another role to where they start.
 * @param groups whose pages are inside (lib/auth/page-table.ts)
 */
export function signedInLayout(...groups: readonly PageGroup[]) {
  return async function SignedInLayout({ children }: { children: ReactNode }) {
    const call = await readLayoutCall(groups);
    // The schema drops what is not meant for the browser, the session's id first of all.
    const user = CurrentUser.parse(call.actor);
    const state = await readPageData(call.requestId, async () => [
      prefetch(currentUserKey, CurrentUser, () => user),
      // Administrators have no messages.
      ...(user.role === 'admin' ? [] : [prefetchUnread(call)]),
    ]);
    return (
      <Providers>
        <KnownData owner={user.id} state={state}>
          <AppShell user={user} clock={readClock(call.actor)}>
            {children}
          </AppShell>
        </KnownData>
      </Providers>
    );
  };
}
