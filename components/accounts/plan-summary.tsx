import { Check } from 'lucide-react';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { type Plan } from '@/lib/billing/plans';
import { formatDollars } from '@/lib/format/money';

/** The plan an account starts with: name, price per year, what is in it. */
export function PlanSummary({ plan }: { plan: Plan }) {
  return (
    <Card asChild>
      <section aria-labelledby="plan-summary">
        <div className="grid gap-1 border-b p-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="plan-summary" className="text-lg font-semibold tracking-tight">
              {plan.name} plan
            </h2>
            {plan.popular ? <Badge variant="soft">Most Popular</Badge> : null}
          </div>
          <p className="text-sm text-muted-foreground">{plan.description}</p>
          <p className="pt-3">
            <span className="text-3xl font-semibold tabular-nums">{formatDollars(plan.price)}</span>
            <span className="text-muted-foreground">/year</span>
          </p>
        </div>
        <ul className="grid gap-2.5 p-6">
          {plan.features.map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-auto border-t px-6 py-4 text-sm">
          <Link
            href="/#plans"
            className="-my-3 inline-block rounded-xs py-3 text-primary underline underline-offset-4"
          >
            Compare plans
          </Link>
        </p>
      </section>
    </Card>
  );
}
