import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type Plan, planOrBasic } from '@/lib/billing/plans';
import { type Payment, type PlanNeed } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';
import { plural } from '@/lib/format/words';

type PlanNeedNoticeProps = {
  need: PlanNeed;
  active: Payment | null;
  /** The return is calculated and not filed: with a plan that covers it, filing is next. */
  canFile: boolean;
};

/** Says which plan the return really needs, and why, and where to go once it is paid for. Never a larger one. */
export function PlanNeedNotice({ need, active, canFile }: PlanNeedNoticeProps) {
  const plan = planOrBasic(need.plan);
  if (!need.certain) {
    return (
      <Alert variant="info" title="Not sure which plan you need?">
        Start with {plan.name} or pay later. Once your return is calculated, we’ll show you the lowest-priced
        plan that covers it. To upgrade, you pay only the difference.
      </Alert>
    );
  }
  const isCovered = active !== null && active.amount >= plan.price;
  const withStates = planOrBasic(need.states?.plan ?? need.plan);
  const isLargerThanNeeded =
    active !== null && active.amount > plan.price && active.amount > withStates.price;
  return (
    <Alert
      variant={isCovered ? 'success' : 'info'}
      action={
        isCovered && canFile ? (
          <Button asChild>
            <Link href="/file">Continue to file</Link>
          </Button>
        ) : undefined
      }
      title={
        isCovered
          ? `Your ${active.planType} plan covers your return.`
          : `Your return needs the ${plan.name} plan (${formatDollars(plan.price)}).`
      }
    >
      {need.reasons.length === 0 ? (
        <p>Nothing on your return requires more than the Basic plan.</p>
      ) : (
        <ul>
          {need.reasons.map(({ because }) => (
            <li key={because}>{because}</li>
          ))}
        </ul>
      )}
      {need.states === undefined ? null : <p>{sayStates(need.states, plan)}</p>}
      {isLargerThanNeeded ? <p>The {plan.name} plan would cover it.</p> : null}
    </Alert>
  );
}

/** Which state returns there are, and which plan has them. */
function sayStates({ names, plan: slug }: NonNullable<PlanNeed['states']>, federal: Plan): string {
  const plan = planOrBasic(slug);
  const list = new Intl.ListFormat('en-US').format(names);
  const returns = plural(names.length, `your ${list} return`, `your ${list} returns`);
  if (plan.price <= federal.price) return `${federal.name} also covers ${returns}.`;
  return `For ${returns}, you need ${plan.name} (${formatDollars(plan.price)}). You can file your federal return without it.`;
}
