'use client';

import { ChartTable } from '@/components/charts/chart-table';
import { type Fill } from '@/components/charts/fills';
import { StackedBar, Swatch } from '@/components/charts/stacked-bar';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { formatDollars, formatRate } from '@/lib/format/money';
import { type CalculationResults } from '@/lib/returns/schema';
import { ExplainedAmount } from './explanation-amount';
import { line1040 } from './summary-figures';
import { type DollarSegment, dollarSegments, formatCentsOfDollar } from './summary-segments';

const fills: Record<DollarSegment['key'], Fill> = {
  'income-tax': 'out',
  'other-taxes': 'out-striped',
  kept: 'in',
  'kept-taxed': 'in',
  'kept-untaxed': 'in-striped',
};

/** Where each dollar of gross income went, as one bar. */
export function SummaryDollar({ results }: { results: CalculationResults }) {
  const segments = dollarSegments(results);
  return (
    <Card asChild>
      <section aria-labelledby="dollar-title">
        <CardHeader>
          <CardTitle id="dollar-title">Where each dollar went</CardTitle>
          <CardDescription>
            {segments === null
              ? sayWhyNot(results)
              : `${sayTax(results)} This chart doesn’t include state taxes or Social Security and Medicare tax on wages.`}
          </CardDescription>
        </CardHeader>
        {segments === null ? <div className="pb-6" /> : <Picture results={results} segments={segments} />}
      </section>
    </Card>
  );
}

function Picture({ results, segments }: { results: CalculationResults; segments: DollarSegment[] }) {
  return (
    <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StackedBar
        label={segments.map(({ label, share }) => `${label} ${formatRate(share)}`).join(', ')}
        parts={segments.map(({ key, share }) => ({ key, share, fill: fills[key] }))}
      />
      <ul className="flex flex-wrap gap-x-12 gap-y-4">
        {segments.map(({ key, label, amount, share, line }) => (
          <li key={key} className="flex items-start gap-2.5">
            <span className="pt-1">
              <Swatch fill={fills[key]} />
            </span>
            <span className="grid gap-0.5 text-sm">
              <span className="text-muted-foreground">{label}</span>
              <span className="text-base font-medium tabular-nums">
                <ExplainedAmount label={label} value={amount} line={line} />
                <span className="font-normal text-muted-foreground"> · {formatRate(share)}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ChartTable
        label="Where each dollar went"
        columns={[
          { label: 'Part' },
          { label: 'How it’s calculated' },
          { label: 'Amount', numeric: true },
          { label: 'Share', numeric: true },
        ]}
        rows={segments.map(({ key, label, how, amount, share }) => ({
          key,
          cells: [label, how, formatDollars(amount), formatRate(share)],
        }))}
        foot={[
          'Gross income',
          'Form 1040, line 9',
          <ExplainedAmount
            key="total"
            label="Gross income"
            value={results.grossIncome}
            line={line1040('9')}
          />,
          '100.0%',
        ]}
      />
    </CardContent>
  );
}

function sayTax({ federalTaxAfterCredits, grossIncome }: CalculationResults): string {
  const taken = formatCentsOfDollar(federalTaxAfterCredits / grossIncome);
  const kept = formatCentsOfDollar(1 - federalTaxAfterCredits / grossIncome);
  return `For each dollar of gross income, ${taken} went to federal tax. You keep ${kept}.`;
}

function sayWhyNot({ grossIncome }: CalculationResults): string {
  return grossIncome > 0
    ? 'Your federal tax is more than your gross income, so we can’t show a share of each dollar.'
    : 'You have no gross income to show here.';
}
