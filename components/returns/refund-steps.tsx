'use client';

import { useQuery } from '@tanstack/react-query';
import { ChartTable } from '@/components/charts/chart-table';
import { Waterfall } from '@/components/charts/waterfall';
import { ErrorState } from '@/components/layout/error-state';
import { Amount } from '@/components/ui/amount';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatDollars } from '@/lib/format/money';
import { refundStepsQuery } from '@/lib/returns/result-hooks';
import { type RefundSteps as Steps } from '@/lib/returns/results-schema';
import { picturedSteps } from './refund-steps-shown';

type RefundStepsProps = { returnId: string; version: number; isOwed: boolean };

/** Which answer and document moved the refund by how much, one after the other. */
export function RefundSteps({ returnId, version, isOwed }: RefundStepsProps) {
  const query = useQuery(refundStepsQuery(returnId, version));
  return (
    <Card asChild>
      <section aria-labelledby="steps-title">
        <CardHeader>
          <CardTitle id="steps-title">
            {isOwed ? 'What led to the amount you owe' : 'What changed your refund'}
          </CardTitle>
          <CardDescription>
            We start with just your household, then add one fact at a time. Each step shows how much that fact
            changed your result.
          </CardDescription>
        </CardHeader>
        <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {query.isPending ? (
            <SkeletonGroup label="Calculating the steps" className="grid gap-3">
              {Array.from({ length: 4 }, (_, row) => (
                <Skeleton key={row} className="h-9 w-full" />
              ))}
            </SkeletonGroup>
          ) : null}
          {query.isError ? (
            <ErrorState
              className="border-0 px-0 py-4"
              title="We couldn’t load the steps"
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null}
          {query.data === undefined ? null : <Picture steps={query.data} />}
        </CardContent>
      </section>
    </Card>
  );
}

const signed = (amount: number) => <Amount value={amount} tone="signed" sign="always" />;

function Picture({ steps }: { steps: Steps }) {
  const shown = picturedSteps(steps);
  const end = steps.end < 0 ? 'Amount Owed' : 'Refund';
  return (
    <>
      <Waterfall
        label="What changed your refund"
        rows={shown.map(({ key, label, change, from, to, isTotal }) => ({
          key,
          label,
          amount: signed(change),
          from,
          to,
          fill: isTotal ? (change < 0 ? 'out' : 'in') : change < 0 ? 'out-striped' : 'in-striped',
          isTotal,
        }))}
      />
      {steps.groups.length > 1 ? <Groups steps={steps} /> : null}
      <ChartTable
        label="What changed your refund"
        columns={[{ label: 'Fact' }, { label: 'Change', numeric: true }, { label: 'Result', numeric: true }]}
        rows={steps.steps.map(({ label, change, balance }, index) => ({
          key: `${index}`,
          cells: [label, formatDollars(change, { sign: 'always' }), formatDollars(balance)],
        }))}
        foot={[end, '', formatDollars(steps.end)]}
      />
    </>
  );
}

/** The same by subject. */
function Groups({ steps: { start, groups } }: { steps: Steps }) {
  const rows = [
    ...(start === 0 ? [] : [{ label: 'Just your household', change: start }]),
    ...groups.filter(({ change }) => change !== 0),
  ];
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium">By topic</h3>
      <dl className="grid max-w-md divide-y text-sm">
        {rows.map(({ label, change }) => (
          <div key={label} className="flex justify-between gap-6 py-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-medium">{signed(change)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
