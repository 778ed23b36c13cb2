import { check } from '@/components/marketing/icon-paths';
import { NotCovered } from '@/components/marketing/not-covered';
import { Badge } from '@/components/ui/badge';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { PlainLink } from '@/components/ui/plain-link';
import { plans, type Plan } from '@/lib/billing/plans';
import { formatDollars } from '@/lib/format/money';

/** Three plans, one price each, from the one table of prices. */
export function Pricing() {
  return (
    <section id="plans" aria-labelledby="plans-title" className="border-t px-5 py-16 sm:px-8 sm:py-24">
      <div className="mx-auto grid max-w-6xl gap-10">
        <div className="grid gap-3">
          <h2 id="plans-title" className="text-3xl font-semibold">
            One price for the year
          </h2>
          <p className="reading-width text-muted-foreground">
            You know the price before you start. You can upgrade later and pay only the difference.
          </p>
        </div>
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-0">
          {plans.map((plan) => (
            <PlanCard key={plan.slug} plan={plan} />
          ))}
        </ul>
        <NotCovered className="sm:p-8" />
      </div>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={cn(
        'flex flex-col rounded-lg border bg-card p-6 sm:p-8 lg:rounded-none lg:first:rounded-l-lg lg:first:border-r-0 lg:last:rounded-r-lg lg:last:border-l-0',
        plan.popular && 'border-primary lg:-my-3 lg:rounded-lg lg:py-11',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-lg font-semibold tracking-tight">{plan.name}</h3>
        {plan.popular ? <Badge variant="primary">Most Popular</Badge> : null}
      </div>
      <p className="text-muted-foreground">{plan.description}</p>
      <p className="pt-5 pb-6">
        <span className="text-4xl font-semibold tabular-nums">{formatDollars(plan.price)}</span>
        <span className="text-muted-foreground">/year</span>
      </p>
      <PlainLink
        href={`/signup?plan=${plan.slug}`}
        className={buttonStyles({ variant: plan.popular ? 'primary' : 'outline' })}
      >
        Get Started<span className="sr-only"> with {plan.name}</span>
      </PlainLink>
      <ul className="grid gap-2.5 pt-7">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <DrawnIcon paths={check} className="mt-1 size-4 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
