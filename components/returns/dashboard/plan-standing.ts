import { type Plan, planOrBasic } from '@/lib/billing/plans';
import { type Payment, type PlanNeed } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';

export interface PlanStanding {
  plan: Plan;
  /** Null: the payments could not be read. */
  isPaid: boolean | null;
  /** A sentence about payment or about the plan that the return needs; null when there is nothing to say. */
  says: string | null;
  /** Whether the sentence asks for something. */
  isAsking: boolean;
  /** The words on the button. */
  action: 'Choose Plan' | 'Upgrade Plan' | 'Manage Plan';
}

/**
 * What the plan card shows: the plan that was paid for, else the one chosen at sign-up.
 * @param active the newest succeeded payment, null without one, or 'unknown'
 * @param need the cheapest plan that covers the return; null while it is not known
 */
export function planStanding(
  planTier: string,
  active: Payment | null | 'unknown',
  need: PlanNeed | null,
): PlanStanding {
  if (active === 'unknown') {
    const plan = planOrBasic(planTier);
    return { plan, isPaid: null, says: null, isAsking: false, action: 'Manage Plan' };
  }
  const plan = planOrBasic(active?.planType ?? planTier);
  const wanted = need?.certain === true ? planOrBasic(need.plan) : null;
  if (active === null) {
    const says =
      wanted === null || wanted.slug === plan.slug
        ? 'Chosen at sign-up. You pay before you file.'
        : `Recommended for your return: ${wanted.name} (${formatDollars(wanted.price)}/year).`;
    return { plan, isPaid: false, says, isAsking: true, action: 'Choose Plan' };
  }
  if (wanted !== null && wanted.price > plan.price) {
    const difference = formatDollars(wanted.price - plan.price);
    const says = `Your return needs ${wanted.name}. The upgrade costs ${difference}.`;
    return { plan, isPaid: true, says, isAsking: true, action: 'Upgrade Plan' };
  }
  const action = plan.slug === 'business' ? 'Manage Plan' : 'Upgrade Plan';
  return {
    plan,
    isPaid: true,
    says: wanted === null ? null : 'It covers your return.',
    isAsking: false,
    action,
  };
}
