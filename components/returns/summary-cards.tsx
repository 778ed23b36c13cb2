'use client';

import { ArrowDownLeft, ArrowUpRight, Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { formatRate } from '@/lib/format/money';
import { type CalculationResults } from '@/lib/returns/schema';
import { ExplainedAmount } from './explanation-amount';
import { effectiveRate, line1040, refundFigure } from './summary-figures';

type FigureProps = {
  title: string;
  note: ReactNode;
  isOutdated: boolean;
  className?: string;
  children: ReactNode;
};

function Figure({ title, note, isOutdated, className = '', children }: FigureProps) {
  return (
    <Card className={`justify-between gap-3 p-4 sm:p-6 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-sm font-medium text-muted-foreground">{title}</h2>
        {isOutdated ? <Badge variant="warning">Out of date</Badge> : null}
      </div>
      {children}
      <p className="text-sm text-muted-foreground">{note}</p>
    </Card>
  );
}

const sides = {
  in: { tone: 'in', icon: ArrowDownLeft, words: 'This comes back to you' },
  out: { tone: 'out', icon: ArrowUpRight, words: 'This is still to pay' },
  even: { tone: 'plain', icon: Check, words: 'Nothing to pay, nothing to come back' },
} as const;

const big = 'text-2xl font-semibold tabular-nums sm:text-3xl';

type SummaryCardsProps = { results: CalculationResults | null; isOutdated: boolean };

/** The three answers people come for: what comes back, the tax, and its share of income. */
export function SummaryCards({ results, isOutdated }: SummaryCardsProps) {
  const refund = results === null ? null : refundFigure(results);
  const { tone, icon: Icon, words } = sides[refund?.side ?? 'even'];
  const rate = results === null ? null : effectiveRate(results);
  const pending = <p className={`${big} text-muted-foreground`}>—</p>;
  const waiting = 'Not calculated yet';
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.5fr_1fr_1fr]">
      <Figure
        title={refund?.title ?? 'Estimated Refund'}
        isOutdated={isOutdated}
        className="col-span-2 lg:col-span-1"
        note={
          refund === null ? (
            waiting
          ) : (
            <span className="inline-flex items-center gap-1.5">
              <Icon aria-hidden="true" className="size-4" />
              {words}
            </span>
          )
        }
      >
        {refund === null ? (
          pending
        ) : (
          <p>
            <ExplainedAmount
              label={refund.title}
              value={refund.amount}
              line={refund.line}
              size="hero"
              tone={tone}
            />
          </p>
        )}
      </Figure>
      <Figure
        title="Total Tax"
        isOutdated={isOutdated}
        note={results === null ? waiting : 'Federal tax after credits'}
      >
        {results === null ? (
          pending
        ) : (
          <p>
            <ExplainedAmount
              label="Total tax"
              value={results.federalTaxAfterCredits}
              line={line1040('24')}
              className={big}
            />
          </p>
        )}
      </Figure>
      <Figure
        title="Effective Rate"
        isOutdated={isOutdated}
        note={
          results === null ? (
            waiting
          ) : (
            <>
              Of <ExplainedAmount label="Gross income" value={results.grossIncome} line={line1040('9')} />{' '}
              gross income
            </>
          )
        }
      >
        {rate === null ? pending : <p className={big}>{formatRate(rate)}</p>}
      </Figure>
    </div>
  );
}
