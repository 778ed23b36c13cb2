'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { useEndSession, useSessions } from '@/lib/accounts/security-hooks';
import { type SignedInBrowser } from '@/lib/accounts/security-schema';
import { messageOf } from '@/lib/http/client';

const when = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where this account is signed in, and signing out there. */
export function SessionsCard() {
  const { data: sessions, isError, refetch } = useSessions();
  const end = useEndSession();
  const title = useId();
  const signOut = (id: string | null) =>
    end.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Signed out', description: id === null ? 'All other devices.' : 'That device.' });
        // The button that was pressed went with its row.
        document.getElementById(title)?.focus();
      },
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Not signed out',
          description: messageOf(error, 'Please try again'),
        }),
    });
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3" id={title} tabIndex={-1} className="outline-none">
          Where you are signed in
        </CardTitle>
        <CardDescription>Sign out what you don’t know, then change your password.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        {isError ? (
          <Button variant="outline" className="justify-self-start" onClick={() => void refetch()}>
            Could not be loaded. Try again
          </Button>
        ) : sessions === undefined ? (
          <Skeleton className="h-16" />
        ) : (
          <ul className="divide-y">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                pending={end.isPending && end.variables === session.id}
                onSignOut={() => signOut(session.id)}
              />
            ))}
          </ul>
        )}
        {sessions !== undefined && sessions.length > 1 ? (
          <Button
            variant="outline"
            className="justify-self-start"
            pending={end.isPending && end.variables === null}
            onClick={() => signOut(null)}
          >
            Sign out all other devices
          </Button>
        ) : null}
      </CardContent>
    </Card>
  );
}

type SessionRowProps = { session: SignedInBrowser; pending: boolean; onSignOut: () => void };

function SessionRow({ session, pending, onSignOut }: SessionRowProps) {
  const { device, isCurrent, lastSeenAt, signedInAt } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="grid gap-0.5">
        <p className="font-medium">
          {device}
          {isCurrent ? <span className="font-normal text-muted-foreground"> (this device)</span> : null}
        </p>
        <p className="text-sm text-muted-foreground">
          Signed in {when(signedInAt)}, last seen {when(lastSeenAt)}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="outline"
          size="sm"
          pending={pending}
          onClick={onSignOut}
          aria-label={`Sign out ${device}, last seen ${when(lastSeenAt)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
