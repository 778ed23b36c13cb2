'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FactorOffer } from '@/components/accounts/security/factor-offer';
import { DeadlineCard } from '@/components/filing/deadline-card';
import { useYearDocuments } from '@/components/documents/use-year-documents';
import { PageHeader } from '@/components/layout/page-header';
import { ErrorState } from '@/components/layout/error-state';
import { WaitingForYou } from '@/components/reviews/waiting-for-you';
import { later } from '@/components/ui/later';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { type AssignedPreparer } from '@/lib/assignments/schema';
import { type CurrentUser } from '@/lib/accounts/schema';
import { ApiError } from '@/lib/http/client';
import { useChosenYear } from '@/lib/returns/chosen-year';
import { useMyReturns } from '@/lib/returns/hooks';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { announceFirst } from './announce-return';
import { DashboardCards } from './dashboard-cards';
import { DashboardSkeleton, ListSkeleton } from './dashboard-skeleton';
import { dashboardFigures, dashboardHeading, listWaiting, sayStanding } from './figures';
import { DashboardPlan, DashboardSteps } from './dashboard-tasks';
import { PreparerCard } from './preparer-card';
import { ProgressCard } from './progress-card';
import { YearChoice } from './year-choice';
import { RecentDocuments } from './recent-documents';

// Below what a client comes for, and most clients read it once: its code is not part of the first load.
const StateReturnsCard = later(() =>
  import('@/components/filing/state-returns-card').then((part) => part.StateReturnsCard),
);

type DashboardScreenProps = {
  preparer: AssignedPreparer | null;
  /** Where people write for help; null while the operator named no address. */
  supportEmail: string | null;
};

/** The home screen of a client. */
export function DashboardScreen(props: DashboardScreenProps) {
  const router = useRouter();
  const { data: user } = useCurrentUser();
  useEffect(() => {
    if (user === null) router.replace('/login');
  }, [user, router]);
  return user === undefined || user === null ? <SpinnerScreen /> : <Dashboard user={user} {...props} />;
}

function Dashboard({ user, preparer, supportEmail }: DashboardScreenProps & { user: CurrentUser }) {
  const returns = useMyReturns();
  const chosen = useChosenYear() ?? firstTaxYear;
  const documents = useYearDocuments(user.id);
  const taxReturn = returns.data?.[0];
  useEffect(() => {
    if (taxReturn !== undefined) announceFirst(taxReturn);
  }, [taxReturn]);
  if (returns.isError) {
    const { error } = returns;
    return (
      <>
        <PageHeader title={`Your ${chosen} tax return`} subtitle={`Hello, ${user.firstName}.`} />
        <ErrorState
          title="Failed to load tax return data"
          onRetry={() => void returns.refetch()}
          retrying={returns.isFetching}
          requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        >
          Your saved work is still here.
        </ErrorState>
      </>
    );
  }
  if (taxReturn === undefined) return <DashboardSkeleton firstName={user.firstName} />;
  const figures = dashboardFigures(taxReturn);
  return (
    <>
      <PageHeader
        title={
          taxReturn.amends === undefined
            ? dashboardHeading(figures.refund, taxReturn.taxYear)
            : `Your amended ${taxReturn.taxYear} return`
        }
        subtitle={`Hello, ${user.firstName}. ${sayStanding(taxReturn)}`}
      />
      <YearChoice returns={returns.data ?? []} shown={taxReturn.taxYear} />
      <WaitingForYou />
      <div className="mb-4 empty:hidden lg:mb-6">
        <DashboardSteps userId={user.id} taxReturn={taxReturn} documents={documents} />
      </div>
      <DashboardCards figures={figures} waiting={listWaiting(documents.data ?? [], taxReturn)} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[2fr_1fr] lg:gap-6 lg:mt-6">
        <div className="grid min-w-0 gap-4 lg:gap-6">
          <RecentDocuments query={documents} />
          {documents.isPending ? (
            <ListSkeleton label="Loading your progress" rows={4} />
          ) : (
            <ProgressCard
              documents={documents.data ?? []}
              status={taxReturn.status}
              efile={taxReturn.efile?.state ?? null}
              reviewed={taxReturn.reviewed ?? true}
              simulated={taxReturn.efile?.simulated ?? false}
            />
          )}
        </div>
        <div className="grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-1 lg:gap-6">
          <DeadlineCard taxReturn={taxReturn} />
          <StateReturnsCard returnId={taxReturn.id} />
          <PreparerCard preparer={preparer} supportEmail={supportEmail} />
          <DashboardPlan user={user} taxReturn={taxReturn} />
          <FactorOffer />
        </div>
      </div>
    </>
  );
}
