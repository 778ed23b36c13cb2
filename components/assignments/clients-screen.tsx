'use client';

import { ChevronRight, Users } from 'lucide-react';
import Link from 'next/link';
import { personName } from '@/components/accounts/admin-choices';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useClients } from '@/lib/assignments/hooks';
import { type AssignedClient } from '@/lib/assignments/schema';
import { ApiError } from '@/lib/http/client';
import { Outcome } from './outcome';
import { ReturnBadge } from './return-badge';
import { outcomeOf } from './return-standing';

const gridStyles = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The home screen of a preparer: everybody who is assigned to them. */
export function ClientsScreen() {
  const { data, isPending, isError, isFetching, error, refetch } = useClients();
  return (
    <>
      <PageHeader title="My Clients" subtitle="Their 2024 returns and where each one stands." />
      {isPending ? <ClientsSkeleton /> : null}
      {isError ? (
        <ErrorState
          title="Your clients could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        >
          Nothing was changed. Try again in a moment.
        </ErrorState>
      ) : null}
      {data === undefined || isError ? null : data.length === 0 ? (
        <EmptyState icon={Users} title="No Assigned Clients">
          An administrator assigns clients to you. They show up here as soon as that is done.
        </EmptyState>
      ) : (
        <ul className={gridStyles}>
          {data.map((client) => (
            <ClientCard key={client.id} client={client} />
          ))}
        </ul>
      )}
    </>
  );
}

function ClientCard({ client }: { client: AssignedClient }) {
  const { id, email, taxReturn } = client;
  return (
    <Card asChild className="relative gap-4 p-5 transition-colors hover:bg-muted">
      <li>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg leading-6 font-semibold tracking-tight break-words">
              <Link
                href={`/preparer/client/${id}`}
                // The whole card leads to the client; the name is what is announced.
                className="rounded-xs after:absolute after:inset-0 after:rounded-lg"
              >
                {personName(client)}
              </Link>
            </h2>
            <p className="text-sm break-all text-muted-foreground">{email}</p>
          </div>
          <ChevronRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted-foreground" />
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ReturnBadge taxReturn={taxReturn} />
          {taxReturn === null ? null : <Outcome amount={outcomeOf(taxReturn)} />}
        </div>
      </li>
    </Card>
  );
}

function ClientsSkeleton() {
  return (
    <SkeletonGroup label="Loading your clients" className={gridStyles}>
      {[0, 1, 2].map((card) => (
        <Card key={card} className="gap-4 p-5">
          <div className="grid gap-1.5">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <div className="flex justify-between">
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-6 w-28" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
