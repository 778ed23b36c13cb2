'use client';

import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type PlanTier } from '@/lib/accounts/schema';
import { type Plan, plans, stateWords } from '@/lib/billing/plans';
import { type Payment } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';
import { SmallerPlan } from './smaller-plan';

interface PlanCardsProps {
  active: Payment | null;
  chosenAtSignup: PlanTier;
  /** The plan that the return needs; null while that isn't certain. */
  needed: PlanTier | null;
  /** The plan whose checkout is being opened. */
  loading: string | null;
  onChoose: (plan: Plan) => void;
}

const planCardId = ({ slug }: Plan) => `plan-${slug}`;

/** Back from the checkout of a plan, to its button; to its card when the plan is the current one now. */
export function focusPlan(plan: Plan): void {
  const card = document.getElementById(planCardId(plan));
  const button = card?.querySelector<HTMLElement>('button:not(:disabled)');
  (button ?? card)?.focus();
}

/** The three plans with their prices; one button each. */
export function PlanCards({ active, chosenAtSignup, needed, loading, onChoose }: PlanCardsProps) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {plans.map((plan) => (
        <li
          key={plan.slug}
          id={planCardId(plan)}
          tabIndex={-1}
          className={cn(
            'flex scroll-mt-24 flex-col rounded-lg border bg-card p-6',
            plan.popular && 'border-primary',
          )}
        >
          <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg font-semibold tracking-tight">{plan.name}</h2>
            {plan.popular ? <Badge variant="primary">Most Popular</Badge> : null}
          </div>
          <p className="text-sm text-muted-foreground">{plan.description}</p>
          <p className="pt-4">
            <span className="text-3xl font-semibold tabular-nums">{formatDollars(plan.price)}</span>
            <span className="text-muted-foreground">/year</span>
          </p>
          <p className="min-h-9 pb-4 text-sm text-muted-foreground">{noteOf(plan, active, chosenAtSignup)}</p>
          <PlanButton
            plan={plan}
            isFirst={needed === null ? plan.popular : plan.slug === needed}
            active={active}
            loading={loading}
            onChoose={onChoose}
          />
          <ul className="grid gap-2.5 pt-6 text-sm">
            {[...plan.features, stateWords[plan.states]].map((feature) => (
              <li key={feature} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
                {feature}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** What this plan would cost this person today, where that is not the price. */
function noteOf(plan: Plan, active: Payment | null, chosenAtSignup: PlanTier): string {
  if (active === null) return plan.slug === chosenAtSignup ? 'You chose this plan when you signed up' : '';
  const difference = plan.price - active.amount;
  if (difference > 0) return `You pay the difference: ${formatDollars(difference)}`;
  return difference < 0 ? `You’ll get ${formatDollars(-difference)} back on your card` : '';
}

interface PlanButtonProps extends Pick<PlanCardsProps, 'active' | 'loading' | 'onChoose'> {
  plan: Plan;
  /** The one to look at first. */
  isFirst: boolean;
}

function PlanButton({ plan, isFirst, active, loading, onChoose }: PlanButtonProps) {
  if (active?.planType === plan.name) {
    return (
      <Button variant="outline" disabled aria-label={`Current Plan: ${plan.name}`}>
        Current Plan
      </Button>
    );
  }
  if (active !== null && active.amount > plan.price) return <SmallerPlan plan={plan} active={active} />;
  return (
    <Button
      variant={isFirst ? 'primary' : 'outline'}
      aria-label={loading === plan.slug ? 'Loading...' : `Select Plan: ${plan.name}`}
      disabled={loading !== null && loading !== plan.slug}
      pending={loading === plan.slug}
      onClick={() => onChoose(plan)}
    >
      {loading === plan.slug ? 'Loading...' : 'Select Plan'}
    </Button>
  );
}
