'use client';

import { MessageSquare, NotebookText } from 'lucide-react';
import Link from 'next/link';
import { personName } from '@/components/accounts/admin-choices';
import { PageHeader } from '@/components/layout/page-header';
import { FormLinesList } from '@/components/returns/form-lines-list';
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
import { answersAddress, threadAddress } from './case-address';
import { CaseExplanations } from './case-explanations';
import { CaseProblem } from './case-problem';
import { ChecksCard } from './checks-card';
import { ClientDocuments } from './client-documents';
import { ReturnSummary } from './return-summary';

const back = { href: '/preparer/dashboard', label: 'Back to My Clients' };
const columns =
  'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6 [&>div]:grid [&>div]:grid-cols-1 [&>div]:gap-4 lg:[&>div]:gap-6';

/** One client: the return, the documents, and a form to review them. */
export function ClientScreen({ clientId }: { clientId: string }) {
  const { data, error, isFetching, refetch } = useClient(clientId);
  // An assignment that ended takes the client from the screen, also when their data is still in memory.
  if (error !== null && (data === undefined || (error instanceof ApiError && error.status === 404)))
    return <CaseProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return data === undefined ? <ClientSkeleton /> : <Client detail={data} />;
}

function Client({ detail: { client, taxReturn, documents } }: { detail: ClientDetail }) {
  const results = taxReturn?.calculationResults ?? null;
  return (
    <AskProvider clientId={client.id}>
      <CaseExplanations clientId={client.id} taxReturn={taxReturn}>
        <PageHeader
          title={personName(client)}
          subtitle={
            <a href={`mailto:${client.email}`} className="break-all underline underline-offset-4">
              {client.email}
            </a>
          }
          back={back}
          actions={
            <>
              <Button asChild variant="outline">
                <Link href={answersAddress(client.id)}>
                  <NotebookText aria-hidden="true" />
                  Answers
                </Link>
              </Button>
              <Button asChild variant="outline">
                <Link href={threadAddress(client.id)}>
                  <MessageSquare aria-hidden="true" />
                  Messages
                </Link>
              </Button>
            </>
          }
        />
        <div className={columns}>
          <div>
            <ReturnSummary clientId={client.id} taxReturn={taxReturn} />
            <ChangesCard clientId={client.id} />
            {taxReturn === null ? null : <ChecksCard clientId={client.id} returnId={taxReturn.id} />}
            <ClientDocuments clientId={client.id} documents={documents} />
          </div>
          <div>
            <ReviewForm clientId={client.id} documents={documents} />
            <RequestsCard clientId={client.id} />
            <NotesCard clientId={client.id} />
          </div>
        </div>
        {results === null ? null : (
          <div className="mt-8">
            <FormLinesList results={results} />
          </div>
        )}
      </CaseExplanations>
    </AskProvider>
  );
}

function ClientSkeleton() {
  return (
    <>
      <PageHeader title="Client" back={back} />
      <SkeletonGroup label="Loading the client" className={columns}>
        {[0, 1].map((card) => (
          <Card key={card} className="gap-4 p-5 sm:p-6">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-8 w-48" />
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-5 w-full" />
            ))}
          </Card>
        ))}
      </SkeletonGroup>
    </>
  );
}
