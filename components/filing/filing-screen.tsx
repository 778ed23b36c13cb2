'use client';

import { useEffect, useRef } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useFiling } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
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
          title="We couldn’t load your filing"
          onRetry={() => void filing.refetch()}
          retrying={filing.isFetching}
        >
          Nothing was sent.
        </ErrorState>
      </>
    );
  }
  return <Stage filing={filing.data} />;
}

function Stage({ filing }: { filing: FilingView }) {
  const { title, subtitle } = sayStage(filing);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} back={back} titleRef={useStageFocus(filing.state)} />
      <FilingBody filing={filing} />
    </>
  );
}

/** The step that takes the place of a form takes the focus, when the form took it away. */
function useStageFocus(state: FilingView['state']) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    // What the reader did leads to the top of the next step; what comes by itself moves nothing.
    const isOwnStep = state === 'ready' || state === 'signed' || state === 'queued';
    title.current?.focus({ preventScroll: !isOwnStep });
  }, [state]);
  return title;
}
