'use client';

import { FileQuestion } from 'lucide-react';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { useDocument } from '@/lib/documents/hooks';
import { ApiError } from '@/lib/http/client';
import { useReturnYear } from '@/lib/returns/hooks';
import { ChangeType } from './change-type';
import { StatusBadge } from './document-badges';
import { DocumentLink } from './document-link';
import { NextDocument } from './next-document';
import { ReadAgain } from './read-again';
import { ReviewBody } from './review-body';
import { summarizeDocument } from './summarize-document';
import { readingOf } from '@/lib/documents/reading';

type ReviewScreenProps = {
  documentId: string;
  /** Path of a field to start at. */
  wanted: string | null;
};

/** Review what we read: one document, its forms and their values. */
export function ReviewScreen({ documentId, wanted }: ReviewScreenProps) {
  const { data: user } = useCurrentUser();
  const { data: document, error, isFetching, refetch } = useDocument(documentId);
  const isReady = document !== undefined && user !== undefined && user !== null;
  const returnYear = useReturnYear();
  const needsCheck =
    isReady && (summarizeDocument(document, returnYear).tone === 'check' || readingOf(document) !== 'whole');
  return (
    <>
      <PageHeader
        title="Review what we read"
        back={{ href: '/upload', label: 'Back to your documents' }}
        className="pb-2"
      />
      {isReady ? (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-6">
            <DocumentLink document={document} />
            <ChangeType document={document} userId={user.id} />
            <StatusBadge status={document.status} needsCheck={needsCheck} />
            <ReadAgain document={document} userId={user.id} />
          </div>
          <ReviewBody document={document} userId={user.id} wanted={wanted} />
          <NextDocument document={document} userId={user.id} />
        </>
      ) : null}
      {!isReady && error === null ? <ReviewSkeleton /> : null}
      {!isReady && error !== null ? (
        <Problem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </>
  );
}

type ProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

function Problem({ error, isRetrying, onRetry }: ProblemProps) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        icon={FileQuestion}
        title="Document not found"
        action={
          <Button asChild>
            <Link href="/upload">Go to your documents</Link>
          </Button>
        }
      >
        It may have been deleted.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="We couldn’t load this document"
      onRetry={onRetry}
      retrying={isRetrying}
      requestId={error instanceof ApiError ? error.body?.requestId : undefined}
    >
      It’s still saved.
    </ErrorState>
  );
}

function ReviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your document">
      <Skeleton className="mb-6 h-6 w-64 max-w-full" />
      <div className="grid gap-6 min-[1200px]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Card className="gap-5 p-4 sm:p-6">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-18" />
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className="grid gap-x-5 gap-y-2 sm:grid-cols-[5fr_7fr]">
              <Skeleton className="my-3 h-5 w-4/5" />
              <Skeleton className="h-11" />
            </div>
          ))}
        </Card>
        <Card className="hidden min-[1200px]:block">
          <div className="h-19 border-b" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
