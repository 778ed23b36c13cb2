'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type CurrentUser } from '@/lib/accounts/schema';
import { activeOf, planNeedQuery, usePayments } from '@/lib/billing/hooks';
import { type Document } from '@/lib/documents/schema';
import { freshFor } from '@/lib/http/client';
import { validationQuery } from '@/lib/returns/hooks';
import { type TaxReturn } from '@/lib/returns/schema';
import { ListSkeleton } from './dashboard-skeleton';
import { listNextSteps } from './next-steps';
import { NextStepsCard } from './next-steps-card';
import { PlanCard } from './plan-card';
import { planStanding } from './plan-standing';

/** The active payment; undefined while it is loading, 'unknown' when it could not be read. */
function useActive(userId: string, taxYear: number) {
  const { data, isPending } = usePayments(userId);
  if (isPending) return undefined;
  return data === undefined ? 'unknown' : activeOf(data, taxYear);
}

type StepsProps = {
  userId: string;
  taxReturn: TaxReturn;
  documents: UseQueryResult<Document[]>;
};

/** What to do next, from the return, its documents, its checks and the plan. */
export function DashboardSteps({ userId, taxReturn, documents }: StepsProps) {
  const { id, taxYear, calculationResults } = taxReturn;
  const isCalculated = calculationResults !== null && !calculationResults.stale;
  const issues = useQuery({ ...validationQuery(id), enabled: isCalculated, staleTime: freshFor });
  const need = useQuery(planNeedQuery(id));
  const active = useActive(userId, taxYear);
  // One card at once, so that nothing jumps while parts arrive.
  if (documents.isPending || active === undefined || need.isPending || (isCalculated && issues.isPending))
    return <ListSkeleton label="Loading what to do next" rows={2} />;
  return (
    <NextStepsCard
      steps={listNextSteps({
        taxReturn,
        documents: documents.data ?? [],
        issues: isCalculated ? (issues.data?.issues ?? null) : null,
        isPaid: active === 'unknown' ? null : active !== null,
        need: need.data ?? null,
      })}
    />
  );
}

/** The plan, once payments are known. */
export function DashboardPlan({ user, taxReturn }: { user: CurrentUser; taxReturn: TaxReturn }) {
  const need = useQuery(planNeedQuery(taxReturn.id));
  const active = useActive(user.id, taxReturn.taxYear);
  if (active === undefined || need.isPending) return <ListSkeleton label="Loading your plan" rows={3} />;
  return <PlanCard standing={planStanding(user.planTier, active, need.data ?? null)} />;
}
