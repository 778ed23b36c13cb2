import { type Metadata } from 'next';
import { OnVisit } from '@/components/layout/hydrate';
import { KeepCurrent } from '@/components/layout/keep-current';
import { KnownData } from '@/components/layout/known-data';
import { DashboardSkeleton } from '@/components/returns/dashboard/dashboard-skeleton';
import { DashboardProblem, DashboardView } from '@/components/returns/dashboard/dashboard-view';
import { securityKeys } from '@/lib/accounts/keys';
import { prefetchSecondFactor } from '@/lib/accounts/prefetch';
import { type SecondFactorState } from '@/lib/accounts/security-schema';
import { readPreparerOf } from '@/lib/assignments/queries';
import { readPageCall, type PageCall } from '@/lib/auth/page-actor';
import { billingKeys } from '@/lib/billing/keys';
import { prefetchPayments, prefetchPlanNeed } from '@/lib/billing/prefetch';
import { type Payment, type PlanNeed } from '@/lib/billing/schema';
import { documentKeys } from '@/lib/documents/keys';
import { prefetchDocuments } from '@/lib/documents/prefetch';
import { type Document } from '@/lib/documents/schema';
import { env } from '@/lib/env';
import { filingKeys } from '@/lib/filing/keys';
import { prefetchFiling } from '@/lib/filing/prefetch';
import { type FilingView } from '@/lib/filing/schema';
import { knownIn, onlyKnown, readPageData } from '@/lib/http/prefetch';
import { returnKeys } from '@/lib/returns/keys';
import { prefetchValidation, readMyReturn, readShownYear } from '@/lib/returns/prefetch';
import { type TaxReturn, type ValidationResult } from '@/lib/returns/schema';
import { reviewKeys } from '@/lib/reviews/keys';
import { prefetchWaiting } from '@/lib/reviews/prefetch';
import { type WaitingItem } from '@/lib/reviews/schema';

export const metadata: Metadata = { title: 'Dashboard' };

async function listReads(call: PageCall) {
  const { mine, taxReturn, open } = await readMyReturn(call);
  const results = taxReturn?.calculationResults ?? null;
  return [
    mine,
    prefetchSecondFactor(call),
    prefetchWaiting(call),
    prefetchDocuments(call, call.actor.id),
    prefetchPayments(call),
    ...(open === null ? [] : [prefetchPlanNeed(open), prefetchFiling(open)]),
    // Checks of figures that are out of date would only mislead.
    ...(open === null || results === null || results.stale ? [] : [prefetchValidation(open)]),
  ];
}

export default async function DashboardPage() {
  const call = await readPageCall('/dashboard');
  const year = await readShownYear(call);
  return (
    <OnVisit fallback={<DashboardSkeleton firstName={call.actor.firstName} year={year} />}>
      <Dashboard call={call} year={year} />
    </OnVisit>
  );
}

async function Dashboard({ call, year }: { call: PageCall; year: number }) {
  const { actor, requestId } = call;
  const [state, preparer] = await Promise.all([
    readPageData(requestId, () => listReads(call)),
    readPreparerOf(actor),
  ]);
  const mine = knownIn<TaxReturn[]>(state, returnKeys.mine) ?? [];
  // As `useMyReturns` chooses in the browser.
  const [taxReturn, ...others] = mine.toSorted(
    (a, b) => Number(b.taxYear === year) - Number(a.taxYear === year),
  );
  if (taxReturn === undefined)
    return <DashboardProblem firstName={actor.firstName} year={year} requestId={requestId} />;
  const filingKey = filingKeys.filing(taxReturn.id);
  // The sidebar knows the years of the returns, and what is on its way is followed; all else is drawn here.
  const kept = onlyKnown(state, [returnKeys.mine, filingKey]);
  return (
    <KnownData owner={actor.id} state={kept}>
      <KeepCurrent drawing={kept} />
      <DashboardView
        user={actor}
        returns={[taxReturn, ...others]}
        documents={knownIn<Document[]>(state, documentKeys.ofUser(actor.id)) ?? null}
        payments={knownIn<Payment[]>(state, billingKeys.ofUser(actor.id)) ?? null}
        need={knownIn<PlanNeed>(state, billingKeys.planNeed(taxReturn.id)) ?? null}
        issues={knownIn<ValidationResult>(state, returnKeys.validation(taxReturn.id))?.issues ?? null}
        filing={knownIn<FilingView>(state, filingKey) ?? null}
        waiting={knownIn<WaitingItem[]>(state, reviewKeys.waiting) ?? []}
        isOffered={knownIn<SecondFactorState>(state, securityKeys.secondFactor)?.offered === true}
        preparer={preparer}
        supportEmail={env().SUPPORT_EMAIL ?? null}
      />
    </KnownData>
  );
}
