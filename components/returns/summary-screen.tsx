'use client';

import { FileQuestion } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/http/client';
import { useMyReturns } from '@/lib/returns/hooks';
import { ExplanationProvider } from './explanation-provider';
import { SummaryActions } from './summary-actions';
import { stageOf } from './summary-figures';
import { SummarySkeleton } from './summary-skeleton';
import { SummaryView } from './summary-view';

/**
 * The Tax Summary of the first return, with its loading, error and empty states.
 * @param charts what takes longer to compute: `SummaryCharts`, on its own way to the screen
 */
export function SummaryScreen({ charts }: { charts: ReactNode }) {
  const query = useMyReturns();
  const taxReturn = query.data?.[0];
  return (
    <>
      <PageHeader
        title="Tax Summary"
        subtitle={`Review your ${taxReturn?.taxYear ?? 2024} tax calculation`}
        actions={
          taxReturn !== undefined && stageOf(taxReturn) === 'calculated' ? (
            <SummaryActions taxReturn={taxReturn} />
          ) : undefined
        }
      />
      {query.isPending ? <SummarySkeleton /> : null}
      {query.isError ? (
        <ErrorState
          title="Failed to load tax return data"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={query.error instanceof ApiError ? query.error.body?.requestId : undefined}
        >
          Your saved work is still here.
        </ErrorState>
      ) : null}
      {query.isSuccess && taxReturn === undefined ? (
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
      {taxReturn === undefined || query.isError ? null : (
        <ExplanationProvider returnId={taxReturn.id} version={taxReturn.version}>
          <SummaryView taxReturn={taxReturn} charts={charts} />
        </ExplanationProvider>
      )}
    </>
  );
}
