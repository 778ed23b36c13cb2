'use client';

import { UserX } from 'lucide-react';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/http/client';

type CaseProblemProps = {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
  /** What was looked for. */
  what?: 'client' | 'document';
};

const words = {
  client: {
    name: 'Client',
    unknown: 'There is no such client, or they are not assigned to you.',
    failed: 'This client could not be loaded',
  },
  document: {
    name: 'Document',
    unknown: 'This client has no such document, or they are not assigned to you.',
    failed: 'This document could not be loaded',
  },
} as const;

/** A client's case, or a paper of it, that could not be shown: there is none, it is somebody else's, or the server did not answer. */
export function CaseProblem({ error, isRetrying, onRetry, what = 'client' }: CaseProblemProps) {
  const { name, unknown, failed } = words[what];
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title={name} back={{ href: '/preparer/dashboard', label: 'Back to My Clients' }} />
      {isUnknown ? (
        <EmptyState
          icon={UserX}
          title={`${name} not found`}
          action={
            <Button asChild>
              <Link href="/preparer/dashboard">Go to My Clients</Link>
            </Button>
          }
        >
          {unknown}
        </EmptyState>
      ) : (
        <ErrorState
          title={failed}
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
