'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { ErrorState } from '@/components/layout/error-state';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/http/client';
import { groupMissing } from '@/lib/returns/group-missing';
import { validationQuery } from '@/lib/returns/hooks';
import { type ValidationResult } from '@/lib/returns/schema';
import { SummaryIssue } from './summary-issue';
import { sortIssues } from './summary-issue-order';

/** What would hold the return up, or deserves a look. */
export function SummaryInsights({ returnId }: { returnId: string }) {
  const query = useQuery(validationQuery(returnId));
  return (
    <Card asChild>
      <section aria-labelledby="insights-title">
        <CardHeader>
          <CardTitle id="insights-title">Validation Insights</CardTitle>
        </CardHeader>
        <CardContent className="pt-4 sm:pt-4">
          {query.isPending ? (
            <p role="status" className="flex min-h-24 items-center gap-2.5 text-muted-foreground">
              <Spinner decorative />
              Checking for issues...
            </p>
          ) : null}
          {query.isError ? (
            <ErrorState
              className="border-0 px-0 py-4"
              title="Failed to fetch validation"
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
              requestId={query.error instanceof ApiError ? query.error.body?.requestId : undefined}
            />
          ) : null}
          {query.data === undefined ? null : <Issues result={query.data} />}
        </CardContent>
      </section>
    </Card>
  );
}

function Issues({ result }: { result: ValidationResult }) {
  if (result.issues.length === 0)
    return (
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-money-in" />
        <div className="grid gap-0.5">
          <p className="font-medium">Everything looks good!</p>
          <p className="text-sm text-muted-foreground">No issues detected with your tax return</p>
        </div>
      </div>
    );
  return (
    <ul className="grid gap-5 [&>li+li]:border-t [&>li+li]:pt-5">
      {sortIssues(groupMissing(result.issues)).map((issue) => (
        <SummaryIssue key={issue.id} issue={issue} />
      ))}
    </ul>
  );
}
