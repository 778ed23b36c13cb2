'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { AskProvider } from '@/components/reviews/ask-client';
import { PageHeader } from '@/components/layout/page-header';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useClient } from '@/lib/assignments/hooks';
import { ApiError, freshFor } from '@/lib/http/client';
import { filteredQuestionsQuery, responsesQuery } from '@/lib/interview/hooks';
import { AnswerSections } from './answer-sections';
import { caseAddress } from './case-address';
import { CaseProblem } from './case-problem';

type AnswersScreenProps = {
  clientId: string;
  /** Id of a question to start at. */
  wanted: string | null;
};

/** Everything a client answered in the interview, as a preparer reads it. */
export function AnswersScreen({ clientId, wanted }: AnswersScreenProps) {
  const { data, error, isFetching, refetch } = useClient(clientId);
  if (error !== null && (data === undefined || (error instanceof ApiError && error.status === 404)))
    return <CaseProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  const name = data === undefined ? 'this client' : personName(data.client);
  return (
    <>
      <PageHeader
        title="Answers"
        subtitle={data === undefined ? undefined : `Here’s what ${name} entered in the interview.`}
        back={{ href: caseAddress(clientId), label: `Back to ${name}` }}
      />
      {data === undefined ? <AnswersSkeleton /> : null}
      {data?.taxReturn === null ? (
        <p className="text-muted-foreground">This client hasn’t started a return.</p>
      ) : null}
      {data === undefined || data.taxReturn === null ? null : (
        <Answers
          clientId={clientId}
          returnId={data.taxReturn.id}
          canChange={data.changesAllowed && data.taxReturn.status !== 'filed'}
          wanted={wanted}
        />
      )}
    </>
  );
}

type AnswersProps = AnswersScreenProps & { returnId: string; canChange: boolean };

function Answers({ clientId, returnId, canChange, wanted }: AnswersProps) {
  // The client goes on answering meanwhile: fetched anew on each visit.
  const questions = useQuery({ ...filteredQuestionsQuery(returnId), staleTime: freshFor });
  const answers = useQuery({ ...responsesQuery(returnId), staleTime: freshFor });
  const isReady = questions.data !== undefined && answers.data !== undefined;
  useEffect(() => {
    if (isReady && wanted !== null) document.getElementById(`answer-${wanted}`)?.focus();
  }, [isReady, wanted]);
  if (questions.isError || answers.isError)
    return <p role="alert">We couldn’t load the answers. Reload the page to try again.</p>;
  return isReady ? (
    <AskProvider clientId={clientId}>
      <AnswerSections
        clientId={clientId}
        returnId={returnId}
        canChange={canChange}
        categories={questions.data}
        responses={answers.data}
      />
    </AskProvider>
  ) : (
    <AnswersSkeleton />
  );
}

function AnswersSkeleton() {
  return (
    <SkeletonGroup label="Loading the answers" className="grid gap-4">
      <Skeleton className="h-6 w-48" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </SkeletonGroup>
  );
}
