'use client';

import { useQuery } from '@tanstack/react-query';
import { ChartTable } from '@/components/charts/chart-table';
import { StepLine } from '@/components/charts/step-line';
import { ErrorState } from '@/components/layout/error-state';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatDollars, formatRate } from '@/lib/format/money';
import { taxRatesQuery } from '@/lib/returns/result-hooks';
import { type TaxRates as Rates } from '@/lib/returns/results-schema';
import { rateScale, rateSpans, sayNext, sayRates } from './tax-rates-shown';

/** What the next dollar costs, and a dollar on average: the marginal and the effective rate. */
export function TaxRates({ returnId, version }: { returnId: string; version: number }) {
  const query = useQuery(taxRatesQuery(returnId, version));
  return (
    <Card asChild>
      <section aria-labelledby="rates-title">
        <CardHeader>
          <CardTitle id="rates-title">Your marginal rate: the tax on your next dollar</CardTitle>
          <CardDescription>
            Not every dollar is taxed at the same rate. These are federal rates, including any changes in your
            credits.
          </CardDescription>
        </CardHeader>
        <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {query.isPending ? (
            <SkeletonGroup label="Calculating the rates" className="grid gap-4">
              <Skeleton className="h-6 w-full" />
              <Skeleton className="h-56 w-full" />
            </SkeletonGroup>
          ) : null}
          {query.isError ? (
            <ErrorState
              className="border-0 px-0 py-4"
              title="We couldn’t load the rates"
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null}
          {query.data === undefined ? null : <Picture rates={query.data} />}
        </CardContent>
      </section>
    </Card>
  );
}

function Picture({ rates }: { rates: Rates }) {
  const { main, curve, totalIncome, next } = rates;
  const spans = rateSpans(rates);
  const [first, last] = [curve[0], curve.at(-1)];
  const sentences = [sayNext(next.raise, 'more'), sayNext(next.fall, 'less')].filter((one) => one !== null);
  if (spans.length === 0 || first === undefined || last === undefined)
    return <p className="reading-width">{sayRates(rates)}</p>;
  const average = curve.flatMap(({ change, totalTax }) =>
    totalIncome + change > 0 ? [{ change, rate: totalTax / (totalIncome + change) }] : [],
  );
  const { low, high, marks } = rateScale([...spans, ...average].map(({ rate }) => rate));
  const up = (rate: number) => (rate - low) / (high - low);
  // The middle is the return as it is, also where one end can't be computed.
  const half = Math.max(-first.change, last.change);
  const along = (change: number) => 0.5 + change / (2 * half);
  return (
    <>
      <p className="reading-width">{sayRates(rates)}</p>
      <StepLine
        label={`Rates for ${main.label.toLowerCase()} from ${formatDollars(main.amount - half)} to ${formatDollars(main.amount + half)}. ${sayRates(rates)}`}
        steps={spans.map(({ from, to, rate }) => ({
          from: along(from - main.amount),
          to: along(to - main.amount),
          height: up(rate),
        }))}
        line={average.map(({ change, rate }) => ({ at: along(change), height: up(rate) }))}
        marks={marks.map((mark) => ({ height: up(mark), label: `${Math.round(mark * 100)}%` }))}
        ends={[
          formatDollars(main.amount - half),
          `You are here: ${formatDollars(main.amount)}`,
          formatDollars(main.amount + half),
        ]}
      />
      <ul className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className="h-0 w-6 border-t-[3px] border-primary" />
          Next dollar of {main.label.toLowerCase()}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className="h-0 w-6 border-t-2 border-dotted border-foreground" />
          Average on all income
        </li>
      </ul>
      {sentences.length === 0 ? null : (
        <ul className="grid gap-1.5 text-sm">
          {sentences.map((sentence) => (
            <li key={sentence} className="reading-width">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {rates.rates.length > 1 ? <OtherKinds rates={rates.rates} /> : null}
      <ChartTable
        label="Your marginal rate: the tax on your next dollar"
        columns={[
          { label: `${main.label} from` },
          { label: 'to', numeric: true },
          { label: 'Rate', numeric: true },
        ]}
        rows={spans.map(({ from, to, rate }) => ({
          key: String(from),
          cells: [formatDollars(from), formatDollars(to), formatRate(rate)],
        }))}
      />
    </>
  );
}

/** The next $1,000 of each kind of income on the return. */
function OtherKinds({ rates }: { rates: Rates['rates'] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium">The next $1,000 of each kind of income</h3>
      <dl className="grid max-w-md divide-y text-sm">
        {rates.map(({ label, rate }) => (
          <div key={label} className="flex justify-between gap-6 py-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-medium tabular-nums">{formatRate(rate)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
