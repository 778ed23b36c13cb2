'use client';

import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { FiledNotice } from '@/components/returns/filed-notice';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/format/words';
import { ApiError, freshFor } from '@/lib/http/client';
import { useMyReturns } from '@/lib/returns/hooks';
import { deductionsQuery } from '@/lib/returns/result-hooks';
import { DeductionsSkeleton } from './deductions-skeleton';
import { DeductionsView } from './deductions-view';

const title = 'Maximize Your Refund';
const requestIdOf = (error: unknown) => (error instanceof ApiError ? error.body?.requestId : undefined);

/** What the first return leaves out, with its loading, error and empty states. */
export function DeductionsScreen() {
  const returns = useMyReturns();
  const taxReturn = returns.data?.[0];
  if (taxReturn !== undefined && !returns.isError) return <Found returnId={taxReturn.id} />;
  return (
    <>
      <PageHeader title={title} />
      {returns.isPending ? <DeductionsSkeleton /> : null}
      {returns.isError ? (
        <ErrorState
          title="Failed to load tax return data"
          onRetry={() => void returns.refetch()}
          retrying={returns.isFetching}
          requestId={requestIdOf(returns.error)}
        >
          Your saved work is still here.
        </ErrorState>
      ) : null}
      {returns.isSuccess ? (
        <EmptyState
          icon={FileQuestion}
          title="No tax return found. Please create one from the dashboard."
          action={
            <Button asChild>
              <Link href="/dashboard">Go to Dashboard</Link>
            </Button>
          }
        />
      ) : null}
    </>
  );
}

/** The specification's sentence; one is one. */
const sayFound = (count: number): string =>
  `We found ${count} potential ${plural(count, 'deduction', 'deductions')} you may have missed`;

function Found({ returnId }: { returnId: string }) {
  // Answers change between two looks at this page.
  const query = useQuery({ ...deductionsQuery(returnId), staleTime: freshFor });
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          query.data === undefined
            ? 'Looking for deductions you may have missed'
            : sayFound(query.data.suggestions.length)
        }
      />
      <FiledNotice className="mb-6" />
      {query.isPending ? <DeductionsSkeleton /> : null}
      {query.isError ? (
        <ErrorState
          title="Failed to fetch deduction suggestions"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        >
          Your saved work is still here.
        </ErrorState>
      ) : null}
      {query.data === undefined || query.isError ? null : <DeductionsView discovery={query.data} />}
    </>
  );
}
