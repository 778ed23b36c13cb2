'use client';

import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useMyReturns } from '@/lib/returns/hooks';
import { ConsentLink } from './consent-link';
import { Conversation } from './conversation';
import { SentDialog } from './sent-dialog';

/** The co-pilot: questions about the return and about tax. */
export function CopilotScreen() {
  const { data, isError, isFetching, refetch } = useMyReturns();
  const returnId = data?.[0]?.id;
  if (data === undefined && isError)
    return (
      <ErrorState title="We couldn’t open the co-pilot" onRetry={() => void refetch()} retrying={isFetching}>
        We couldn’t load your return. Try again in a moment.
      </ErrorState>
    );
  if (returnId === undefined) return <SpinnerScreen />;
  return (
    <>
      <PageHeader
        title="AI Tax Co-Pilot"
        subtitle="Every figure comes from your return or a cited source. The co-pilot never changes your return."
        className="pb-4"
        actions={
          <>
            <ConsentLink />
            <SentDialog returnId={returnId} />
          </>
        }
      />
      <Conversation returnId={returnId} />
    </>
  );
}
