'use client';

import { MessagesSquare } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { ApiError, type FormReturn } from '@/lib/http/client';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { useMarkRead, useThread } from '@/lib/messages/hooks';
import { type Message } from '@/lib/messages/schema';
import { Composer } from './composer';
import { MessageBubble } from './message-bubble';
import { groupByDay } from './thread-days';

type ThreadProps = {
  /** Whose thread, as the API names it; null for one's own. */
  threadOf: string | null;
  /** Whose documents can be attached. */
  documentsOf: string;
  /** Who is reading. */
  readerId: string;
  /** What stands where nothing was written yet. */
  empty: string;
  /** Why nothing can be written; null when it can. */
  closed: string | null;
  /** What the browser came back with, having sent a message by itself. */
  returned: FormReturn | null;
  /** Height of what stands above it on the screen. */
  className?: string;
};

/** A conversation: messages with the newest at the bottom, and a box to write in. */
export function Thread(props: ThreadProps) {
  const { threadOf, documentsOf, readerId, empty, closed, returned, className } = props;
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useThread(threadOf);
  const box = useRef<HTMLDivElement>(null);
  const newest = data?.[0];
  useReadMark(
    threadOf,
    data?.find(({ senderId }) => senderId !== readerId),
  );
  const isNearEnd = useRef(true);
  // New messages are followed only by readers who are at the end already.
  useLayoutEffect(() => {
    if (isNearEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [newest?.id]);
  const showEnd = () => {
    isNearEnd.current = true;
  };

  // An assignment that ended takes the conversation from the screen, also when it is still in memory.
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState title="Client not found">This client doesn’t exist or isn’t assigned to you.</EmptyState>
    );
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title="We couldn’t load the messages"
        onRetry={() => void refetch()}
        retrying={isFetching}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
      >
        Your messages are safe. Try again in a moment.
      </ErrorState>
    );
  }
  return (
    <Card asChild>
      <section
        aria-label="Conversation"
        className={cn('h-[calc(100dvh-14rem)] min-h-96 overflow-hidden bg-background', className)}
      >
        {error === null ? null : (
          <p role="status" className="border-b bg-warning-soft px-4 py-2 text-sm text-warning">
            We can’t load new messages right now. We’ll keep trying.
          </p>
        )}
        <div
          ref={box}
          tabIndex={0}
          role="region"
          aria-label="Messages"
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            isNearEnd.current = scrollHeight - scrollTop - clientHeight < 80;
          }}
          className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2 sm:p-6"
        >
          {hasNextPage ? (
            <Button
              variant="outline"
              size="sm"
              className="mb-4 self-center"
              pending={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Earlier messages
            </Button>
          ) : null}
          {data === undefined ? <ThreadSkeleton /> : null}
          {data?.length === 0 ? (
            <div className="m-auto grid max-w-sm justify-items-center gap-3 py-6 text-center text-muted-foreground">
              <MessagesSquare aria-hidden="true" className="size-6" />
              <p>{empty}</p>
            </div>
          ) : (
            <Days messages={data ?? []} readerId={readerId} />
          )}
        </div>
        {closed === null ? (
          <Composer threadOf={threadOf} documentsOf={documentsOf} onSent={showEnd} returned={returned} />
        ) : (
          <p className="border-t px-4 py-4 text-muted-foreground sm:px-6">{closed}</p>
        )}
      </section>
    </Card>
  );
}

function Days({ messages, readerId }: { messages: readonly Message[]; readerId: string }) {
  const timeZone = useTimeZone();
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" className="mt-auto grid gap-6">
      {groupByDay(messages, undefined, timeZone).map(({ day, messages: ofDay }) => (
        <div key={day} className="grid gap-4">
          <h2 className="text-center text-sm text-muted-foreground">{day}</h2>
          <ul className="grid gap-4">
            {ofDay.map((message) => (
              <MessageBubble key={message.id} message={message} isOwn={message.senderId === readerId} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Tells the server what was on screen, once for each newest message of somebody else, while the tab is visible. */
function useReadMark(threadOf: string | null, newestOfOthers: Message | undefined) {
  const { mutate } = useMarkRead(threadOf);
  const marked = useRef<string | null>(null);
  const id = newestOfOthers?.id;
  useEffect(() => {
    const mark = () => {
      if (id === undefined || marked.current === id || document.hidden) return;
      marked.current = id;
      mutate(id, {
        onError: () => {
          marked.current = null;
        },
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, mutate]);
}

function ThreadSkeleton() {
  return (
    <SkeletonGroup label="Loading the messages" className="mt-auto grid gap-4">
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="ml-auto h-12 w-1/2" />
      <Skeleton className="h-20 w-3/5" />
    </SkeletonGroup>
  );
}
