import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type ReactNode } from 'react';
import { AppShell } from '@/components/layout/app-shell';
import { KnownUser } from '@/components/layout/known-user';
import { CurrentUser } from '@/lib/accounts/schema';
import { homeOf } from '@/lib/auth/page-access';
import { readActor, readSessionToken } from '@/lib/auth/session';

/** The shell around an administrator's screens; everybody else is sent to where they start. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await readActor(readSessionToken(await headers()));
  if (actor === null) redirect('/login');
  if (actor.role !== 'admin') redirect(homeOf[actor.role]);
  // The schema drops what is not meant for the browser, the session's id first of all.
  const user = CurrentUser.parse(actor);
  return (
    <AppShell user={user}>
      <KnownUser user={user}>{children}</KnownUser>
    </AppShell>
  );
}
