'use client';

import { MessageSquare, Users } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useDeferredValue, useEffect, useState } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { UnreadCount } from '@/components/messages/unread-count';
import { Button } from '@/components/ui/button';
import { useClients } from '@/lib/assignments/hooks';
import { type AssignedClient } from '@/lib/assignments/schema';
import { countOf } from '@/lib/format/words';
import { ApiError } from '@/lib/http/client';
import { AddClientsDialog } from './add-clients-dialog';
import { ClientsSkeleton } from './case-skeletons';
import { InviteDialog } from './invite-dialog';
import { arrangeQueue, type QueueFilter, readFilter, writeFilter } from './client-queue';
import { QueueBulk } from './queue-bulk';
import { QueueFilters } from './queue-filters';
import { keepOrder } from './queue-order';
import { QueueTable } from './queue-table';

/** The home screen of a preparer: everybody who is assigned to them, what waits for the preparer first. */
export function ClientsScreen() {
  const { data, isPending, isError, isFetching, error, refetch } = useClients();
  return (
    <>
      <PageHeader
        title="My Clients"
        subtitle="Where each client’s return stands and what needs your attention."
        actions={
          <>
            <AddClientsDialog />
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
          Add clients, invite them by email, or ask an administrator to assign them to you.
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
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  // What a filter hides is not acted on.
  const chosen = shown.filter(({ id }) => picked.has(id));
  const change = (next: QueueFilter) => {
    setFilter(next);
    // Also in the address, so that Back and a bookmark come to the same list; no request is made for it.
    window.history.replaceState(null, '', window.location.pathname + writeFilter(next));
  };
  useEffect(() => keepOrder(shown.map(({ id }) => id)), [shown]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <QueueFilters filter={filter} onChange={change} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-muted-foreground">
          {shown.length === clients.length
            ? countOf(clients.length, 'client', 'clients')
            : `${shown.length} of ${clients.length} clients`}
        </p>
        <QueueBulk chosen={chosen} onClear={() => setPicked(new Set())} />
      </div>
      {shown.length === 0 ? (
        <p className="text-muted-foreground">No clients found. Try another search or status.</p>
      ) : (
        <QueueTable clients={shown} filter={filter} onFilter={change} picked={picked} onPick={setPicked} />
      )}
    </div>
  );
}
