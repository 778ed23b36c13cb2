'use client';

import { type ReactNode } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/http/client';

/** What a list needs of its query; `useInfiniteQuery` gives it. */
type Pages<Entry> = {
  data: readonly Entry[] | undefined;
  error: Error | null;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type PagedListProps<Entry> = {
  pages: Pages<Entry>;
  /** What the entries are, in plural ("users"): said while loading, on failure and on the button for more. */
  noun: string;
  /** What stands where there is nothing. */
  empty: string;
  /** Says to screen readers how many there are: for lists that a search narrows. */
  counted?: boolean;
  className?: string;
  children: (entries: readonly Entry[]) => ReactNode;
};

/** The part of a card that holds a list in pages: loading, failed, empty, the entries, and the way to more. */
export function PagedList<Entry>({ pages, className, ...rest }: PagedListProps<Entry>) {
  return (
    <div className={cn('border-t px-5 py-2 sm:px-6', className)} aria-busy={pages.isFetching}>
      <Content pages={pages} {...rest} />
    </div>
  );
}

function Content<Entry>({
  pages: { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage },
  noun,
  empty,
  counted = false,
  children,
}: Omit<PagedListProps<Entry>, 'className'>) {
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title={`We couldn’t load the ${noun}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        className="my-3"
      />
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label={`Loading the ${noun}`} className="grid gap-4 py-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-5 w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  const isEmpty = data.length === 0;
  return (
    <>
      {isEmpty || counted ? (
        // One element for both texts: only what changes in it is announced.
        <p role="status" className={isEmpty ? 'py-4 text-muted-foreground' : 'sr-only'}>
          {isEmpty ? empty : `${data.length}${hasNextPage ? ' or more' : ''} found`}
        </p>
      ) : null}
      {isEmpty ? null : children(data)}
      {hasNextPage ? (
        <div className="py-3">
          <Button
            variant="outline"
            size="sm"
            onClick={() => void fetchNextPage()}
            pending={isFetchingNextPage}
          >
            Load more<span className="sr-only"> {noun}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}
