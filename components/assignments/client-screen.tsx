'use client';

import { UserX } from 'lucide-react';
import Link from 'next/link';
import { personName } from '@/components/accounts/admin-choices';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { AskProvider } from '@/components/reviews/ask-client';
import { ChangesCard } from '@/components/reviews/changes-card';
import { NotesCard } from '@/components/reviews/notes-card';
import { RequestsCard } from '@/components/reviews/requests-card';
import { ReviewForm } from '@/components/reviews/review-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useClient } from '@/lib/assignments/hooks';
import { type ClientDetail } from '@/lib/assignments/schema';
import { ApiError } from '@/lib/http/client';
import { ClientDocuments } from './client-documents';
import { ReturnSummary } from './return-summary';

const back = { href: '/preparer/dashboard', label: 'Back to My Clients' };

/** One client: the return, the documents, and a form to review them. */
export function ClientScreen({ clientId }: { clientId: string }) {
  const { data, error, isFetching, refetch } = useClient(clientId);
  // An assignment that ended takes the client from the screen, also when their data is still in memory.
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error !== null && data === undefined) {
    return (
      <>
        <PageHeader title="Client" back={back} />
        <ErrorState
          title="This client could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        >
          Nothing was changed. Try again in a moment.
        </ErrorState>
      </>
    );
  }
  return data === undefined ? <ClientSkeleton /> : <Client detail={data} />;
}

function Client({ detail: { client, taxReturn, documents } }: { detail: ClientDetail }) {
  return (
    <AskProvider clientId={client.id}>
      <PageHeader
        title={personName(client)}
        subtitle={
          <a href={`mailto:${client.email}`} className="break-all underline underline-offset-4">
            {client.email}
          </a>
        }
        back={back}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <ReturnSummary clientId={client.id} taxReturn={taxReturn} />
          <ChangesCard clientId={client.id} />
          <ClientDocuments clientId={client.id} documents={documents} />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <ReviewForm clientId={client.id} documents={documents} />
          <RequestsCard clientId={client.id} />
          <NotesCard clientId={client.id} />
        </div>
      </div>
    </AskProvider>
  );
}

function NotFound() {
  return (
    <>
      <PageHeader title="Client" back={back} />
      <EmptyState
        icon={UserX}
        title="Client not found"
        action={
          <Button asChild>
            <Link href={back.href}>Go to My Clients</Link>
          </Button>
        }
      >
        There is no such client, or they are not assigned to you.
      </EmptyState>
    </>
  );
}

function ClientSkeleton() {
  return (
    <>
      <PageHeader title="Client" back={back} />
      <SkeletonGroup
        label="Loading the client"
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6"
      >
        {[0, 1].map((card) => (
          <Card key={card} className="gap-4 p-5 sm:p-6">
            <Skeleton className="h-6 w-40" />
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-5 w-full" />
            ))}
          </Card>
        ))}
      </SkeletonGroup>
    </>
  );
}
