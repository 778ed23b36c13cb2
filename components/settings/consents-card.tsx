'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { ErrorState } from '@/components/layout/error-state';
import { Badge } from '@/components/ui/badge';
import { LocalTime } from '@/components/ui/local-time';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { useConsents, useRevokeConsent } from '@/lib/consents/hooks';
import { type Consent } from '@/lib/consents/schema';
import { messageOf } from '@/lib/http/client';

/** What may be done with the return beyond preparing it: one line for each use, each can be taken back. */
export function ConsentsCard() {
  const { data, isError, isFetching, refetch } = useConsents();
  return (
    <Card asChild>
      <section aria-labelledby="consents">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle as="h3" id="consents">
            Consents
          </CardTitle>
          <CardDescription>
            You don’t need any of these to prepare or file your return. Nothing below happens unless you sign
            the consent.
          </CardDescription>
        </CardHeader>
        {isError && data === undefined ? (
          <ErrorState
            title="We couldn’t load your consents"
            onRetry={() => void refetch()}
            retrying={isFetching}
            className="mx-5 mb-5 sm:mx-6"
          />
        ) : null}
        {data === undefined && !isError ? (
          <SkeletonGroup label="Loading the consents" className="grid gap-4 border-t px-5 py-5 sm:px-6">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-12 w-full" />
            ))}
          </SkeletonGroup>
        ) : null}
        <ul className="divide-y border-t empty:hidden">
          {data?.map((consent) => (
            <ConsentRow key={consent.use} consent={consent} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function ConsentRow({
  consent: { use, title, summary, recipient, granted, revokedAt },
}: {
  consent: Consent;
}) {
  const revoke = useRevokeConsent();
  // A link comes where the button was, and takes its focus.
  const isTakenBack = useRef(false);
  const takeBack = () => {
    isTakenBack.current = true;
    revoke.mutate(use, {
      onSuccess: () => toast({ title: 'Consent withdrawn', description: 'It no longer applies.' }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Couldn’t withdraw consent',
          description: messageOf(error, 'Please try again.'),
        }),
    });
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{title}</span>
          {granted === null ? <Badge>Not given</Badge> : <Badge variant="success">Given</Badge>}
        </p>
        <p className="text-sm text-muted-foreground">{summary}</p>
        <p className="text-sm text-muted-foreground">To: {recipient}</p>
        {granted === null ? null : (
          <p className="text-sm">
            Signed “{granted.signature}” on <LocalTime at={granted.at} format={formatDay} />, until{' '}
            <LocalTime at={granted.until} format={formatDay} />
            {granted.onPaper ? '. Your preparer recorded this from the form you signed on paper.' : null}
          </p>
        )}
        {use === 'preparer-changes' && (granted !== null || revokedAt !== null) ? (
          <p className="text-sm">
            <Link href="/requests#preparer-changes" className="underline underline-offset-4">
              See what your preparer changed
            </Link>
          </p>
        ) : null}
        {granted === null && revokedAt !== null ? (
          <p className="text-sm">
            Withdrawn on <LocalTime at={revokedAt} format={formatDay} />
          </p>
        ) : null}
      </div>
      {granted === null ? (
        <Button asChild variant="outline" size="sm">
          <Link
            href={`/settings/consents/${use}`}
            ref={(link) => {
              if (isTakenBack.current) link?.focus();
              isTakenBack.current = false;
            }}
          >
            Review and decide<span className="sr-only">: {title}</span>
          </Link>
        </Button>
      ) : (
        <Button variant="outline" size="sm" pending={revoke.isPending} onClick={takeBack}>
          Withdraw<span className="sr-only"> the consent for: {title}</span>
        </Button>
      )}
    </li>
  );
}
