import { redirect } from 'next/navigation';
import { type ReactNode } from 'react';
import { AppShell } from '@/components/layout/app-shell';
import { KnownUser } from '@/components/layout/known-user';
import { CurrentUser } from '@/lib/accounts/schema';
import { type Role } from '@/lib/auth/actor';
import { enrolmentPage, homeOf } from '@/lib/auth/page-access';
import { readPageActor } from '@/lib/auth/page-actor';

/**
 * Makes the layout of a group of pages: the shell around its screens. People who are signed out go to /login, people
 * with another role to where they start; null lets every role in.
 */
export function signedInLayout(role: Role | null) {
  return async function SignedInLayout({ children }: { children: ReactNode }) {
    const actor = await readPageActor();
    if (actor === null) redirect('/login');
    if (actor.mustEnrol) redirect(enrolmentPage);
    if (role !== null && actor.role !== role) redirect(homeOf[actor.role]);
    // The schema drops what is not meant for the browser, the session's id first of all.
    const user = CurrentUser.parse(actor);
    return (
      <AppShell user={user}>
        <KnownUser user={user}>{children}</KnownUser>
      </AppShell>
    );
  };
}
