'use client';

import { UserX } from 'lucide-react';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/http/client';

type CaseProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

/** A client's case that could not be shown: there is none, it is somebody else's, or the server did not answer. */
export function CaseProblem({ error, isRetrying, onRetry }: CaseProblemProps) {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title="Client" back={{ href: '/preparer/dashboard', label: 'Back to My Clients' }} />
      {isUnknown ? (
        <EmptyState
          icon={UserX}
          title="Client not found"
          action={
            <Button asChild>
              <Link href="/preparer/dashboard">Go to My Clients</Link>
            </Button>
          }
        >
          There is no such client, or they are not assigned to you.
        </EmptyState>
      ) : (
        <ErrorState
          title="This client could not be loaded"
          onRetry={onRetry}
          retrying={isRetrying}
          requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        >
          Nothing was changed. Try again in a moment.
        </ErrorState>
      )}
    </>
  );
}
