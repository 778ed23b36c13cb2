'use client';

import { Dot, Minus, Plus } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { type CalculationResults } from '@/lib/returns/schema';
import { type BreakdownRow, breakdownRows } from './breakdown-rows';
import { ExplainedAmount } from './explanation-amount';
import { nameLine } from './form-lines-names';

type BreakdownCardProps = { results: CalculationResults; isOutdated: boolean };

/** The Tax Breakdown: from income to tax, each amount with its sign and its line. */
export function BreakdownCard({ results, isOutdated }: BreakdownCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby="breakdown-title">
        <CardHeader className="flex-row items-center justify-between gap-3">
          <CardTitle id="breakdown-title">Tax Breakdown</CardTitle>
          {isOutdated ? <Badge variant="warning">Out of date</Badge> : null}
        </CardHeader>
        <CardContent className="pt-2 sm:pt-3">
          <ul className="divide-y">
            {breakdownRows(results).map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </ul>
        </CardContent>
      </section>
    </Card>
  );
}

function Row({ label, amount, line }: BreakdownRow) {
  const Icon = amount < 0 ? Minus : amount > 0 ? Plus : Dot;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span
        aria-hidden="true"
        className={cn(
          'grid size-6 shrink-0 place-items-center rounded-full',
          amount === 0 && 'bg-muted text-muted-foreground',
          amount > 0 && 'bg-money-in-soft text-money-in',
          amount < 0 && 'bg-money-out-soft text-money-out',
        )}
      >
        <Icon className="size-3.5" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span>{label}</span>
        <span className="text-xs text-muted-foreground">{nameLine(line.form, line.line)}</span>
      </span>
      <ExplainedAmount label={label} value={amount} line={line} tone="signed" className="font-medium" />
    </li>
  );
}
