'use client';

import { ArrowLeft, Users } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { personName } from '@/components/accounts/admin-choices';
import { caseAddress } from '@/components/assignments/case-address';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useClients } from '@/lib/assignments/hooks';
import { ApiError, type FormReturn } from '@/lib/http/client';
import { Thread } from './thread';
import { ThreadList } from './thread-list';

type PreparerThreadsProps = {
  userId: string;
  /** What the browser came back with, having sent a message by itself. */
  returned: FormReturn | null;
};

/** A preparer's conversations: the clients on the left, the open one beside them; on phones one after the other. */
export function PreparerThreads({ userId, returned }: PreparerThreadsProps) {
  const open = useSearchParams().get('client');
  const { data, error, isFetching, refetch } = useClients();
  if (data === undefined) {
    return error === null ? (
      <SkeletonGroup label="Loading your clients" className="grid gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    ) : (
      <ErrorState
        title="We couldn’t load your clients"
        onRetry={() => void refetch()}
        retrying={isFetching}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
      >
        Your messages are safe. Try again in a moment.
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState icon={Users} title="No Assigned Clients">
        Once a client is assigned to you, you can message each other here.
      </EmptyState>
    );
  }
  const client = data.find(({ id }) => id === open);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={cn(open !== null && 'hidden lg:block')}>
        <ThreadList clients={data} openId={open} />
      </div>
      {open === null ? (
        <EmptyState title="Choose a client" className="hidden lg:grid">
          Your conversation appears here.
        </EmptyState>
      ) : (
        <div className="grid min-w-0 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Button asChild variant="ghost" className="-ml-3 lg:hidden">
              <Link href="/messages">
                <ArrowLeft aria-hidden="true" />
                All clients
              </Link>
            </Button>
            {client === undefined ? null : (
              <>
                <h2 className="min-w-0 text-lg font-semibold tracking-tight break-words">
                  {personName(client)}
                </h2>
                <Button asChild variant="outline" size="sm">
                  <Link href={caseAddress(client.id)}>Open client file</Link>
                </Button>
              </>
            )}
          </div>
          {client === undefined ? (
            <EmptyState title="Client not found">
              This client doesn’t exist or isn’t assigned to you.
            </EmptyState>
          ) : (
            <Thread
              // A conversation of its own: what was being written for one client never goes to another.
              key={client.id}
              threadOf={client.id}
              documentsOf={client.id}
              readerId={userId}
              returned={returned}
              empty={`No messages yet. Message ${personName(client)} about anything on their return.`}
              closed={null}
              className="h-[calc(100dvh-17.5rem)]"
            />
          )}
        </div>
      )}
    </div>
  );
}
