import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { check } from '@/components/ui/icon-paths';
import { planCardFeatures } from '@/lib/billing/plans';
import { formatDollars } from '@/lib/format/money';
import { type PlanStanding } from './plan-standing';

/** The plan, whether it is paid for, and what it covers. */
export function PlanCard({ standing }: { standing: PlanStanding }) {
  const { plan, isPaid, says, isAsking, action } = standing;
  return (
    <Card asChild>
      <section aria-labelledby="plan-title">
        <CardHeader className="flex-row items-center justify-between gap-3">
          <CardTitle id="plan-title">Your Plan</CardTitle>
          {isPaid === null ? null : (
            <Badge variant={isPaid ? 'success' : 'warning'}>{isPaid ? 'Active' : 'Not paid yet'}</Badge>
          )}
        </CardHeader>
        <CardContent className="grid gap-4">
          <div className="grid gap-1">
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-xl font-semibold">{plan.name}</span>
              <span className="text-sm text-muted-foreground tabular-nums">
                {formatDollars(plan.price)}/year
              </span>
            </p>
            {says === null ? null : (
              <p className={cn('text-sm', isAsking ? 'font-medium' : 'text-muted-foreground')}>{says}</p>
            )}
          </div>
          <ul className="grid gap-2 text-sm">
            {planCardFeatures(plan).map((feature) => (
              <li key={feature} className="flex items-start gap-2.5">
                <DrawnIcon paths={check} className="mt-0.5 size-4 shrink-0 text-primary" />
                {feature}
              </li>
            ))}
          </ul>
        </CardContent>
        <CardFooter>
          <Button asChild variant="outline" size="sm">
            <Link href="/payments">{action}</Link>
          </Button>
        </CardFooter>
      </section>
    </Card>
  );
}
