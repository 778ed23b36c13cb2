'use client';

import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { ApiError } from '@/lib/http/client';
import { backToClients, CaseNotFound, type CasePart } from './case-not-found';

type CaseProblemProps = {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
  /** What was looked for. */
  what?: CasePart;
};

const words = {
  client: { name: 'Client', failed: 'We couldn’t load this client' },
  document: { name: 'Document', failed: 'We couldn’t load this document' },
} as const;

/** A client's case, or a document of it, that could not be shown: there is none, it is somebody else's, or the server did not answer. */
export function CaseProblem({ error, isRetrying, onRetry, what = 'client' }: CaseProblemProps) {
  const { name, failed } = words[what];
  if (error instanceof ApiError && error.status === 404) return <CaseNotFound what={what} />;
  return (
    <>
      <PageHeader title={name} back={backToClients} />
      <ErrorState
        title={failed}
        onRetry={onRetry}
        retrying={isRetrying}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
      >
        Try again in a moment.
      </ErrorState>
    </>
  );
}
