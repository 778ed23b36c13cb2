'use client';

import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useFiling } from '@/lib/filing/hooks';
import { useMyReturns } from '@/lib/returns/hooks';
import { FilingBody } from './filing-body';
import { sayStage } from './filing-words';

const back = { href: '/summary', label: 'Back to Tax Summary' };

/** From the signature to the answer of the IRS, for the first return. */
export function FilingScreen() {
  const returns = useMyReturns();
  const taxReturn = returns.data?.[0];
  if (taxReturn !== undefined) return <Found returnId={taxReturn.id} />;
  if (!returns.isError) return <SpinnerScreen />;
  return (
    <>
      <PageHeader title="File your return" back={back} />
      <ErrorState
        title="Failed to load tax return data"
        onRetry={() => void returns.refetch()}
        retrying={returns.isFetching}
      />
    </>
  );
}

function Found({ returnId }: { returnId: string }) {
  const filing = useFiling(returnId);
  if (filing.isPending) return <SpinnerScreen />;
  if (filing.data === undefined) {
    return (
      <>
        <PageHeader title="File your return" back={back} />
        <ErrorState
          title="The filing could not be loaded"
          onRetry={() => void filing.refetch()}
          retrying={filing.isFetching}
        >
          Nothing was sent by this.
        </ErrorState>
      </>
    );
  }
  const { title, subtitle } = sayStage(filing.data);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} back={back} />
      <FilingBody filing={filing.data} />
    </>
  );
}
