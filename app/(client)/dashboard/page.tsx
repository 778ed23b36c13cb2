import { type Metadata } from 'next';
import { Hydrate } from '@/components/layout/hydrate';
import { DashboardScreen } from '@/components/returns/dashboard/dashboard-screen';
import { DashboardSkeleton } from '@/components/returns/dashboard/dashboard-skeleton';
import { prefetchSecondFactor } from '@/lib/accounts/prefetch';
import { readPreparerOf } from '@/lib/assignments/queries';
import { readPageCall, type PageCall } from '@/lib/auth/page-actor';
import { prefetchPayments, prefetchPlanNeed } from '@/lib/billing/prefetch';
import { prefetchDocuments } from '@/lib/documents/prefetch';
import { env } from '@/lib/env';
import { prefetchFiling } from '@/lib/filing/prefetch';
import { prefetchValidation, readMyReturn } from '@/lib/returns/prefetch';
import { prefetchWaiting } from '@/lib/reviews/prefetch';

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
  return (
    <Hydrate
      call={call}
      reads={() => listReads(call)}
      fallback={<DashboardSkeleton firstName={call.actor.firstName} />}
    >
      <DashboardScreen
        preparer={await readPreparerOf(call.actor)}
        supportEmail={env().SUPPORT_EMAIL ?? null}
      />
    </Hydrate>
  );
}
