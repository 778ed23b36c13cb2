'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { useEndSession, useSessions } from '@/lib/accounts/security-hooks';
import { type SignedInBrowser } from '@/lib/accounts/security-schema';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { shortMoment } from '@/lib/format/day';
import { messageOf } from '@/lib/http/client';

/** Where this account is signed in, and signing out there. */
export function SessionsCard() {
  const { data: sessions, isError, refetch } = useSessions();
  const title = useId();
  // The button that was pressed goes with its row.
  const focusTitle = () => document.getElementById(title)?.focus();
  const [isEnding, endOthers] = useSignOut(null, focusTitle);
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3" id={title} tabIndex={-1} className="outline-none">
          Where you’re signed in
        </CardTitle>
        <CardDescription>
          Sign out any devices you don’t recognize, then change your password.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        {isError ? (
          <Button variant="outline" className="justify-self-start" onClick={() => void refetch()}>
            Couldn’t load. Try again
          </Button>
        ) : sessions === undefined ? (
          <Skeleton className="h-16" />
        ) : (
          <ul className="divide-y">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={focusTitle} />
            ))}
          </ul>
        )}
        {sessions !== undefined && sessions.length > 1 ? (
          <Button variant="outline" className="justify-self-start" pending={isEnding} onClick={endOthers}>
            Sign out all other devices
          </Button>
        ) : null}
      </CardContent>
    </Card>
  );
}

/** Signs out one browser, or all others when the id is null: whether that runs, and how to begin. */
function useSignOut(id: string | null, onEnded: () => void): [boolean, () => void] {
  const end = useEndSession();
  // By its promise, not by callbacks of mutate(): those are dropped with the row, which leaves the list on success.
  const signOut = async () => {
    try {
      await end.mutateAsync(id);
      toast({
        title: 'Signed out',
        description: id === null ? 'You signed out all other devices.' : 'You signed out that device.',
      });
      onEnded();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Couldn’t sign out',
        description: messageOf(error, 'Please try again'),
      });
    }
  };
  return [end.isPending, () => void signOut()];
}

/** Each row has its own: two that are signed out at once both stay busy, and both get their own message. */
function SessionRow({ session, onEnded }: { session: SignedInBrowser; onEnded: () => void }) {
  const [pending, onSignOut] = useSignOut(session.id, onEnded);
  const timeZone = useTimeZone();
  const { device, isCurrent, lastSeenAt, signedInAt } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="grid gap-0.5">
        <p className="font-medium">
          {device}
          {isCurrent ? <span className="font-normal text-muted-foreground"> (this device)</span> : null}
        </p>
        <p className="text-sm text-muted-foreground">
          Signed in {shortMoment(signedInAt, timeZone)}, last seen {shortMoment(lastSeenAt, timeZone)}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="outline"
          size="sm"
          pending={pending}
          onClick={onSignOut}
          aria-label={`Sign out ${device}, last seen ${shortMoment(lastSeenAt, timeZone)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
