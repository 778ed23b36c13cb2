'use client';

import { FileQuestion, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/http/client';
import { useFilteredQuestions, useKnown, useResponses, useSkipInsights } from '@/lib/interview/hooks';
import { useMyReturns } from '@/lib/returns/hooks';
import { InterviewSkeleton } from './interview-skeleton';
import { InterviewView, type RefusedAnswer } from './interview-view';

const back = { href: '/dashboard', label: 'Back to dashboard' };

/** The Tax Interview of the user's first return, with its loading, error and empty states. */
export function InterviewScreen({ refused }: { refused: RefusedAnswer | null }) {
  const returns = useMyReturns();
  const taxReturn = returns.data?.[0];
  if (returns.isPending) return <InterviewSkeleton />;
  if (returns.isError)
    return (
      <Problem
        title="Failed to load tax return data"
        error={returns.error}
        retrying={returns.isFetching}
        onRetry={() => void returns.refetch()}
      />
    );
  if (taxReturn === undefined)
    return (
      <Titled>
        <EmptyState
          icon={FileQuestion}
          title="No tax return found. Please create one from the dashboard."
          action={
            <Button asChild>
              <Link href="/dashboard">Go to Dashboard</Link>
            </Button>
          }
        />
      </Titled>
    );
  return <InterviewOf returnId={taxReturn.id} refused={refused} />;
}

function InterviewOf({ returnId, refused }: { returnId: string; refused: RefusedAnswer | null }) {
  const questions = useFilteredQuestions(returnId);
  const responses = useResponses(returnId);
  const insights = useSkipInsights(returnId);
  const known = useKnown(returnId);
  const failed = questions.isLoadingError ? questions : responses.isLoadingError ? responses : null;
  if (failed)
    return (
      <Problem
        title="Failed to fetch filtered questions"
        error={failed.error}
        retrying={questions.isFetching || responses.isFetching}
        onRetry={() => {
          if (questions.isError) void questions.refetch();
          if (responses.isError) void responses.refetch();
        }}
      />
    );
  // What can't be known only leaves boxes empty.
  if (questions.data === undefined || responses.data === undefined || known.isPending)
    return <InterviewSkeleton />;
  if (questions.data.every((category) => category.questions.length === 0))
    return (
      <Titled>
        <EmptyState icon={ListChecks} title="No questions available." />
      </Titled>
    );
  return (
    <InterviewView
      returnId={returnId}
      refused={refused}
      categories={questions.data}
      responses={responses.data}
      known={known.data ?? { answers: [], forms: [], states: [] }}
      insights={insights.data ?? { skippedQuestions: 0, reasons: [], further: [] }}
    />
  );
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Tax Interview" back={back} />
      {children}
    </>
  );
}

type ProblemProps = { title: string; error: unknown; retrying: boolean; onRetry: () => void };

function Problem({ title, error, retrying, onRetry }: ProblemProps) {
  return (
    <Titled>
      <ErrorState
        title={title}
        onRetry={onRetry}
        retrying={retrying}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
      >
        Your saved answers are still here.
      </ErrorState>
    </Titled>
  );
}
