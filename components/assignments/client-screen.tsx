'use client';

import { useQuery } from '@tanstack/react-query';
import { MessageSquare, NotebookText } from 'lucide-react';
import Link from 'next/link';
import { personName } from '@/components/accounts/admin-choices';
import { PageHeader } from '@/components/layout/page-header';
import { FormLinesList } from '@/components/returns/form-lines-list';
import { StateReturns } from '@/components/returns/state-returns';
import { AskProvider } from '@/components/reviews/ask-client';
import { ChangesCard } from '@/components/reviews/changes-card';
import { NotesCard } from '@/components/reviews/notes-card';
import { RequestsCard } from '@/components/reviews/requests-card';
import { ReviewForm } from '@/components/reviews/review-form';
import { Button } from '@/components/ui/button';
import { isWithoutAccount, shownAddress } from '@/lib/accounts/no-account';
import { clientQuery, useClient } from '@/lib/assignments/hooks';
import { type ClientDetail } from '@/lib/assignments/schema';
import { ApiError } from '@/lib/http/client';
import { answersAddress, threadAddress } from './case-address';
import { CaseExplanations } from './case-explanations';
import { backToClients } from './case-not-found';
import { CaseProblem } from './case-problem';
import { caseColumns, ClientSkeleton } from './case-skeletons';
import { ChecksCard } from './checks-card';
import { ClientDocuments } from './client-documents';
import { ClientPermission } from './client-permission';
import { EngagementCard } from './engagement-card';
import { NextClient } from './next-client';
import { RecordCard } from './record-card';
import { ReturnSummary } from './return-summary';

/** One client: the return, the documents, and a form to review them. */
export function ClientScreen({ clientId }: { clientId: string }) {
  const { data, error, isFetching, refetch } = useClient(clientId);
  // An assignment that ended takes the client from the screen, also when their data is still in memory.
  if (error !== null && (data === undefined || (error instanceof ApiError && error.status === 404)))
    return <CaseProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return data === undefined ? <ClientSkeleton /> : <Client detail={data} />;
}

/**
 * While the server reads a case: the case as it was fetched ahead, or its outline. It is there to be read only: the page
 * that comes in its place would close a dialog that was opened here, and lose what was typed.
 */
export function CaseAhead({ clientId }: { clientId: string }) {
  const { data } = useQuery({ ...clientQuery(clientId), enabled: false });
  if (data === undefined) return <ClientSkeleton />;
  return (
    <div inert>
      <Client detail={data} />
    </div>
  );
}

function Client({ detail }: { detail: ClientDetail }) {
  const { client, taxReturn, documents } = detail;
  const results = taxReturn?.calculationResults ?? null;
  return (
    <AskProvider clientId={client.id}>
      <CaseExplanations clientId={client.id} taxReturn={taxReturn}>
        <PageHeader
          title={personName(client)}
          subtitle={
            isWithoutAccount(client.email) ? (
              shownAddress(client.email)
            ) : (
              <a href={`mailto:${client.email}`} className="break-all underline underline-offset-4">
                {client.email}
              </a>
            )
          }
          back={backToClients}
          actions={
            <>
              <NextClient clientId={client.id} />
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
        <div className={caseColumns}>
          <div>
            <ReturnSummary
              clientId={client.id}
              taxReturn={taxReturn}
              changesAllowed={detail.changesAllowed}
            />
            <RecordCard client={client} />
            <ClientPermission {...detail} />
            <ChangesCard clientId={client.id} />
            {taxReturn === null ? null : <ChecksCard clientId={client.id} returnId={taxReturn.id} />}
            <ClientDocuments clientId={client.id} documents={documents} />
          </div>
          <div>
            <ReviewForm clientId={client.id} documents={documents} />
            <RequestsCard clientId={client.id} />
            <EngagementCard client={client} taxYear={taxReturn?.taxYear ?? 2024} />
            <NotesCard clientId={client.id} />
          </div>
        </div>
        {results === null ? null : (
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">
            <StateReturns results={results} />
            <FormLinesList results={results} />
          </div>
        )}
      </CaseExplanations>
    </AskProvider>
  );
}
