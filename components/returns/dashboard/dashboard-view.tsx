import { FactorOffer } from '@/components/accounts/security/factor-offer';
import { documentsOfYear } from '@/components/documents/documents-of-year';
import { DeadlineCard } from '@/components/filing/deadline-card';
import { FollowFiling } from '@/components/filing/follow-filing';
import { markDrawn } from '@/components/filing/mark-standing';
import { StateReturnsCard } from '@/components/filing/state-returns-card';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { RetryPage } from '@/components/layout/retry-page';
import { WaitingForYou } from '@/components/reviews/waiting-for-you';
import { type CurrentUser } from '@/lib/accounts/schema';
import { type AssignedPreparer } from '@/lib/assignments/schema';
import { activeOf } from '@/lib/billing/active-plan';
import { type Payment, type PlanNeed } from '@/lib/billing/schema';
import { type Document } from '@/lib/documents/schema';
import { type FilingView } from '@/lib/filing/schema';
import { type TaxReturn, type ValidationIssue } from '@/lib/returns/schema';
import { type WaitingItem } from '@/lib/reviews/schema';
import { AnnounceFirst } from './announce-first';
import { DashboardCards } from './dashboard-cards';
import { dashboardFigures, dashboardHeading, listWaiting, sayStanding } from './figures';
import { listNextSteps } from './next-steps';
import { NextStepsCard } from './next-steps-card';
import { PlanCard } from './plan-card';
import { planStanding } from './plan-standing';
import { PreparerCard } from './preparer-card';
import { ProgressCard } from './progress-card';
import { RecentDocuments } from './recent-documents';
import { YearChoice } from './year-choice';

/** What the home screen of a client shows. Null, or an empty list of what waits: that part could not be read. */
export interface DashboardData {
  user: Pick<CurrentUser, 'firstName' | 'planTier'>;
  /** The return of the shown year first. */
  returns: readonly [TaxReturn, ...TaxReturn[]];
  documents: readonly Document[] | null;
  payments: readonly Payment[] | null;
  need: PlanNeed | null;
  /** Null also while nothing is calculated, or something changed since. */
  issues: readonly ValidationIssue[] | null;
  filing: FilingView | null;
  waiting: readonly WaitingItem[];
  /** Whether two-step verification is offered. */
  isOffered: boolean;
  preparer: AssignedPreparer | null;
  /** Where people write for help; null while the operator named no address. */
  supportEmail: string | null;
}

/** The home screen of a client. The server draws it; what is clicked on it or polled is a client part of its own. */
export function DashboardView({ user, returns, filing, waiting, ...rest }: DashboardData) {
  const { payments, need, issues, isOffered, preparer, supportEmail } = rest;
  const [taxReturn] = returns;
  const { id, taxYear, status, efile } = taxReturn;
  const figures = dashboardFigures(taxReturn);
  const documents = rest.documents === null ? null : documentsOfYear(rest.documents, returns);
  const known = documents ?? [];
  const active = payments === null ? 'unknown' : activeOf(payments, taxYear);
  const isPaid = active === 'unknown' ? null : active !== null;
  return (
    <>
      <AnnounceFirst id={id} taxYear={taxYear} created={taxReturn.created} />
      {filing === null ? null : <FollowFiling returnId={id} shown={markDrawn(filing, efile)} />}
      <PageHeader
        title={
          taxReturn.amends === undefined
            ? dashboardHeading(figures.refund, taxYear)
            : `Your amended ${taxYear} return`
        }
        subtitle={`Hello, ${user.firstName}. ${sayStanding(taxReturn)}`}
      />
      <YearChoice returns={returns} shown={taxYear} />
      <WaitingForYou items={waiting} />
      <div className="mb-4 empty:hidden lg:mb-6">
        <NextStepsCard steps={listNextSteps({ taxReturn, documents: known, issues, isPaid, need })} />
      </div>
      <DashboardCards figures={figures} waiting={listWaiting(known, taxReturn)} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[2fr_1fr] lg:gap-6 lg:mt-6">
        <div className="grid min-w-0 gap-4 lg:gap-6">
          <RecentDocuments documents={documents} />
          <ProgressCard
            documents={known}
            status={status}
            efile={efile?.state ?? null}
            reviewed={taxReturn.reviewed ?? true}
            simulated={efile?.simulated ?? false}
          />
        </div>
        <div className="grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-1 lg:gap-6">
          {filing === null ? null : (
            <>
              <DeadlineCard filing={filing} />
              <StateReturnsCard filing={filing} />
            </>
          )}
          <PreparerCard preparer={preparer} supportEmail={supportEmail} />
          <PlanCard standing={planStanding(user.planTier, active, need)} />
          {isOffered ? <FactorOffer /> : null}
        </div>
      </div>
    </>
  );
}

/** In its place when not even the returns could be read. */
export function DashboardProblem({
  firstName,
  year,
  requestId,
}: {
  firstName: string;
  year: number;
  requestId: string;
}) {
  return (
    <>
      <PageHeader title={`Your ${year} tax return`} subtitle={`Hello, ${firstName}.`} />
      <ErrorState title="Failed to load tax return data" retry={<RetryPage />} requestId={requestId}>
        Your saved work is still here.
      </ErrorState>
    </>
  );
}
