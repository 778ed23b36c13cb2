'use client';

import { MessageSquare, Users } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { UnreadCount } from '@/components/messages/unread-count';
import { Button } from '@/components/ui/button';
import { useClients } from '@/lib/assignments/hooks';
import { type AssignedClient } from '@/lib/assignments/schema';
import { ApiError } from '@/lib/http/client';
import { ClientsSkeleton, queueGrid } from './case-skeletons';
import { ClientCard } from './client-card';
import { InviteDialog } from './invite-dialog';
import { arrangeQueue, readFilter, writeFilter } from './client-queue';
import { moveByArrows } from './move-by-arrows';
import { QueueFilters } from './queue-filters';

/** The home screen of a preparer: everybody who is assigned to them, what waits for the preparer first. */
export function ClientsScreen() {
  const { data, isPending, isError, isFetching, error, refetch } = useClients();
  return (
    <>
      <PageHeader
        title="My Clients"
        subtitle="Where each client’s 2024 return stands and what needs your attention."
        actions={
          <>
            <InviteDialog />
            <Button asChild variant="outline">
              <Link href="/messages">
                <MessageSquare aria-hidden="true" />
                Messages
                <UnreadCount collapsed={false} />
              </Link>
            </Button>
          </>
        }
      />
      {isPending ? <ClientsSkeleton /> : null}
      {isError && data === undefined ? (
        <ErrorState
          title="We couldn’t load your clients"
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        >
          Try again in a moment.
        </ErrorState>
      ) : null}
      {data === undefined ? null : data.length === 0 ? (
        <EmptyState icon={Users} title="No Assigned Clients">
          Invite clients by email, or ask an administrator to assign them to you.
        </EmptyState>
      ) : (
        <Queue clients={data} />
      )}
    </>
  );
}

function Queue({ clients }: { clients: readonly AssignedClient[] }) {
  const [filter, setFilter] = useState(readFilter(useSearchParams()));
  const shown = arrangeQueue(clients, useDeferredValue(filter));
  return (
    <div className="grid grid-cols-1 gap-5">
      <QueueFilters
        filter={filter}
        // Also in the address, so that Back and a bookmark come to the same list; no request is made for it.
        onChange={(next) => {
          setFilter(next);
          window.history.replaceState(null, '', window.location.pathname + writeFilter(next));
        }}
      />
      <p role="status" className="text-sm text-muted-foreground">
        {shown.length === clients.length
          ? `${clients.length} ${clients.length === 1 ? 'client' : 'clients'}`
          : `${shown.length} of ${clients.length} clients`}
      </p>
      {shown.length === 0 ? (
        <p className="text-muted-foreground">No clients found. Try another search or status.</p>
      ) : (
        <ul className={queueGrid} onKeyDown={moveByArrows('a')}>
          {shown.map((client) => (
            <ClientCard key={client.id} client={client} />
          ))}
        </ul>
      )}
    </div>
  );
}
