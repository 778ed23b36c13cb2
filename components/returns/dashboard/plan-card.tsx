import { Check } from 'lucide-react';
import Link from 'next/link';
import { navigation } from '@/components/layout/navigation';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { type PlanTier } from '@/lib/accounts/schema';
import { planCardFeatures, planOrBasic } from '@/lib/billing/plans';
import { formatDollars } from '@/lib/format/money';

// The link appears with the screen that it leads to.
const hasPayments = navigation.some(({ href, available }) => href === '/payments' && available);

/** The chosen plan and what it covers. */
export function PlanCard({ planTier }: { planTier: PlanTier }) {
  const plan = planOrBasic(planTier);
  return (
    <Card asChild>
      <section aria-labelledby="plan-title">
        <CardHeader>
          <CardTitle id="plan-title">Your Plan</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-4">
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-xl font-semibold">{plan.name}</span>
            <span className="text-sm text-muted-foreground tabular-nums">
              {formatDollars(plan.price)}/year
            </span>
          </p>
          <ul className="grid gap-2 text-sm">
            {planCardFeatures(plan).map((feature) => (
              <li key={feature} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
                {feature}
              </li>
            ))}
          </ul>
        </CardContent>
        {hasPayments ? (
          <CardFooter>
            <Button asChild variant="outline" size="sm">
              <Link href="/payments">{plan.slug === 'business' ? 'Manage Plan' : 'Upgrade Plan'}</Link>
            </Button>
          </CardFooter>
        ) : null}
      </section>
    </Card>
  );
}
