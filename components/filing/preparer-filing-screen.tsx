'use client';

import { personName } from '@/components/accounts/admin-choices';
import { caseAddress, sameForPreparer } from '@/components/assignments/case-address';
import { CaseProblem } from '@/components/assignments/case-problem';
import { PageHeader } from '@/components/layout/page-header';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useClient } from '@/lib/assignments/hooks';
import { useFiling } from '@/lib/filing/hooks';
import { ApiError } from '@/lib/http/client';
import { FilingTimeline } from './filing-timeline';
import { sayPreparerStage } from './filing-words';
import { LetGo } from './let-go';
import { PreparerSignForm } from './preparer-sign-form';
import { ProblemList } from './problem-list';
import { SimulatedNotice } from './simulated-notice';
import { StateReturns } from './state-returns';

/** Where a preparer signs a client's return, and sees what became of it. */
export function PreparerFilingScreen({ clientId }: { clientId: string }) {
  const { data, error, isFetching, refetch } = useClient(clientId);
  if (error !== null && (data === undefined || (error instanceof ApiError && error.status === 404)))
    return <CaseProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <SpinnerScreen />;
  const name = personName(data.client);
  const back = { href: caseAddress(clientId), label: `Back to ${name}` };
  if (data.taxReturn === null)
    return <PageHeader title="Sign and file" subtitle="This client hasn’t started a return." back={back} />;
  return <Found clientId={clientId} name={name} returnId={data.taxReturn.id} back={back} />;
}

type FoundProps = {
  clientId: string;
  name: string;
  returnId: string;
  back: { href: string; label: string };
};

function Found({ clientId, name, returnId, back }: FoundProps) {
  const { data: filing, error, isFetching, refetch } = useFiling(returnId);
  if (filing === undefined)
    return error === null ? (
      <SpinnerScreen />
    ) : (
      <CaseProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  const { preparerForm: form, problems, submissions, state, simulated } = filing;
  const { title, subtitle } = sayPreparerStage(filing, name);
  const linkTo = (href: string) => sameForPreparer(clientId, href);
  const cameBack =
    state === 'rejected'
      ? (submissions[0]?.acknowledgements ?? [])
          .filter(({ status }) => status === 'Rejected')
          .flatMap((answer) => answer.problems)
      : [];
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} back={back} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {simulated ? <SimulatedNotice /> : null}
          {cameBack.length === 0 ? null : (
            <ProblemList title="Why it was rejected" problems={cameBack} linkTo={linkTo} />
          )}
          {problems.length === 0 ? null : (
            <ProblemList title="What the IRS would reject" problems={problems} linkTo={linkTo} />
          )}
          {form === null ? null : form.refusal === null ? (
            <PreparerSignForm filing={filing} form={form} />
          ) : (
            <p role="status" className="reading-width">
              {form.refusal}
            </p>
          )}
          {form?.canLetGo === true ? <LetGo returnId={returnId} name={name} /> : null}
          <StateReturns filing={filing} lookOn />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-label="About this filing">
          <FilingTimeline filing={filing} />
        </aside>
      </div>
    </>
  );
}
