'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { StatusBadge, TypeBadge } from '@/components/documents/document-badges';
import { formatDay } from '@/components/documents/document-labels';
import { DocumentLink } from '@/components/documents/document-link';
import { DocumentViewer } from '@/components/documents/document-viewer';
import { ProblemAlert } from '@/components/documents/form-notices';
import { reviewForms } from '@/components/documents/review-fields';
import { WhatIsThis } from '@/components/documents/what-is-this';
import { PageHeader } from '@/components/layout/page-header';
import { AskProvider } from '@/components/reviews/ask-client';
import { RequestsCard } from '@/components/reviews/requests-card';
import { ReviewForm } from '@/components/reviews/review-form';
import { Alert } from '@/components/ui/alert';
import { LocalTime } from '@/components/ui/local-time';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useClient } from '@/lib/assignments/hooks';
import { type ClientDetail } from '@/lib/assignments/schema';
import { clientDocumentQuery } from '@/lib/documents/hooks';
import { readingOf } from '@/lib/documents/reading';
import { useTicks } from '@/lib/reviews/hooks';
import { type Document } from '@/lib/documents/schema';
import { ApiError } from '@/lib/http/client';
import { caseAddress } from './case-address';
import { CaseProblem } from './case-problem';
import { DocumentReviews } from './document-reviews';
import { FormTable } from './form-table';
import { sayOtherYears } from './review-steps';

type DocumentScreenProps = {
  clientId: string;
  documentId: string;
  /** Path of a field to start at. */
  wanted: string | null;
};

/** One document of a client: what was read beside the document itself, its review, and what was asked about it. */
export function DocumentScreen({ clientId, documentId, wanted }: DocumentScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(clientDocumentQuery(clientId, documentId));
  // Whose document this is stands above it: somebody with two clients' documents open must not mix them up.
  const { data: detail } = useClient(clientId);
  const name = detail === undefined ? undefined : personName(detail.client);
  // A fetch that failed behind the screen does not take away what is being written on it.
  if (error !== null && (data === undefined || (error instanceof ApiError && error.status === 404)))
    return (
      <CaseProblem what="document" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <AskProvider clientId={clientId}>
      <PageHeader
        title="Document"
        subtitle={name}
        back={{ href: caseAddress(clientId), label: `Back to ${name ?? 'the client'}` }}
        className="pb-2"
      />
      {data === undefined ? (
        <SkeletonGroup label="Loading the document" className="grid gap-4">
          <Skeleton className="h-6 w-64 max-w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      ) : (
        <DocumentCase
          clientId={clientId}
          document={data}
          wanted={wanted}
          canCorrect={detail?.changesAllowed === true && detail.taxReturn?.status !== 'filed'}
          taxReturn={detail?.taxReturn ?? null}
        />
      )}
    </AskProvider>
  );
}

type DocumentCaseProps = {
  clientId: string;
  document: Document;
  wanted: string | null;
  canCorrect: boolean;
  taxReturn: ClientDetail['taxReturn'];
};

function DocumentCase({ clientId, document, wanted, canCorrect, taxReturn }: DocumentCaseProps) {
  const forms = reviewForms(document);
  const fields = forms.flatMap(({ doubtful, clear, blank }) => [...doubtful, ...clear, ...blank]);
  const ticks = useTicks(clientId).data ?? [];
  const checkedBy = new Map(
    ticks
      .filter(({ documentId }) => documentId === document.id)
      .map(({ fieldPath, preparerName }) => [fieldPath, preparerName]),
  );
  const [path, setPath] = useState(wanted);
  useEffect(() => {
    if (wanted !== null)
      window.document.querySelector<HTMLElement>(`[data-field="${CSS.escape(wanted)}"]`)?.focus();
  }, [wanted]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-6">
        <DocumentLink document={document} />
        <TypeBadge type={document.type} />
        <StatusBadge status={document.status} needsCheck={readingOf(document) !== 'whole'} />
        <span className="text-sm text-muted-foreground">
          Uploaded <LocalTime at={document.uploadedAt} format={formatDay} />
        </span>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 min-[1200px]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {sayOtherYears(document, taxReturn).map((message, index) => (
            <Alert key={index} variant="warning">
              {message}
            </Alert>
          ))}
          {document.problems.map((problem) => (
            <ProblemAlert key={problem.code + problem.message} problem={problem} />
          ))}
          {document.status === 'processing' ? <p role="status">We’re still reading this document.</p> : null}
          {document.status !== 'processing' && forms.length === 0 ? (
            <>
              <p>We couldn’t read any values from this document. Open the file to view it.</p>
              {canCorrect ? <WhatIsThis documentId={document.id} userId={clientId} /> : null}
            </>
          ) : null}
          {forms.map((form, index) => (
            <FormTable
              key={index}
              clientId={clientId}
              document={document}
              form={form}
              pickedPath={path}
              onPick={setPath}
              checkedBy={checkedBy}
              canCorrect={canCorrect}
            />
          ))}
          <DocumentReviews reviews={document.reviews} />
          <ReviewForm clientId={clientId} documents={[document]} documentId={document.id} />
          <RequestsCard clientId={clientId} document={document} />
        </div>
        <div className="sticky top-22 hidden h-[calc(100dvh-7rem)] min-[1200px]:block">
          <DocumentViewer
            document={document}
            field={fields.find((field) => field.path === path) ?? fields[0] ?? null}
          />
        </div>
      </div>
    </>
  );
}
