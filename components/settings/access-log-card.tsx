'use client';

import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useAccessLog } from '@/lib/account-data/hooks';
import { type AccessEntry } from '@/lib/account-data/schema';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Who looked at this person's data, and what they did. */
export function AccessLogCard() {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useAccessLog();
  return (
    <Card asChild>
      <section aria-labelledby="access-log">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle as="h3" id="access-log">
            Who looked at your data
          </CardTitle>
          <CardDescription>
            Everything other people did with your data. Looks at the same thing within ten minutes are one
            entry.
          </CardDescription>
        </CardHeader>
        {isError && data === undefined ? (
          <ErrorState
            title="The list could not be loaded"
            onRetry={() => void refetch()}
            retrying={isFetching}
            className="mx-5 mb-5 sm:mx-6"
          />
        ) : null}
        {data === undefined && !isError ? (
          <SkeletonGroup label="Loading the list" className="grid gap-4 border-t px-5 py-5 sm:px-6">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </SkeletonGroup>
        ) : null}
        {data?.length === 0 ? (
          <p className="border-t px-5 py-5 text-muted-foreground sm:px-6">Nobody but you so far.</p>
        ) : null}
        <ul className="max-h-[28rem] divide-y overflow-y-auto border-t empty:hidden" tabIndex={0}>
          {data?.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        {hasNextPage ? (
          <div className="border-t px-5 py-4 sm:px-6">
            <Button
              variant="outline"
              size="sm"
              pending={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Load more<span className="sr-only"> entries</span>
            </Button>
          </div>
        ) : null}
      </section>
    </Card>
  );
}

function Entry({ entry: { at, who, role, what, reason } }: { entry: AccessEntry }) {
  return (
    <li className="grid gap-0.5 px-5 py-3 sm:grid-cols-[11rem_1fr] sm:gap-4 sm:px-6">
      <p className="text-sm text-muted-foreground tabular-nums">
        <time dateTime={at}>{moment.format(new Date(at))}</time>
      </p>
      <div className="min-w-0">
        <p className="break-words">{what}</p>
        <p className="text-sm text-muted-foreground">
          {who}, {role}
          {reason === null ? '' : `. Reason: ${reason}`}
        </p>
      </div>
    </li>
  );
}
