'use client';

import { Badge } from '@/components/ui/badge';
import { formatRate } from '@/lib/format/money';
import { type CalculationResults } from '@/lib/returns/schema';
import { ExplainedAmount } from './explanation-amount';
import { TaxAmountCard } from './refund-card';
import { effectiveRate, line1040, refundFigure } from './summary-figures';

const words = {
  refund: 'You’ll get this back',
  owed: 'You still owe this',
  neutral: 'No refund, nothing owed',
} as const;

type SummaryCardsProps = { results: CalculationResults | null; isOutdated: boolean };

/** The three answers people come for: what comes back, the tax, and its share of income. */
export function SummaryCards({ results, isOutdated }: SummaryCardsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.5fr_1fr_1fr]">
      {results === null ? <WaitingCards /> : <Figures results={results} isOutdated={isOutdated} />}
    </div>
  );
}

const wide = 'col-span-2 lg:col-span-1';

function WaitingCards() {
  const waiting = { amount: null, description: 'Not calculated yet' };
  return (
    <>
      <TaxAmountCard title="Estimated Refund" isMain className={wide} {...waiting} />
      <TaxAmountCard title="Total Tax" {...waiting} />
      <TaxAmountCard title="Effective Rate" {...waiting} />
    </>
  );
}

function Figures({ results, isOutdated }: { results: CalculationResults; isOutdated: boolean }) {
  const refund = refundFigure(results);
  const rate = effectiveRate(results);
  const { federalTaxAfterCredits: totalTax, grossIncome } = results;
  const badge = isOutdated ? <Badge variant="warning">Out of date</Badge> : null;
  return (
    <>
      <TaxAmountCard
        title={refund.title}
        amount={refund.amount}
        type={refund.type}
        figure={<ExplainedAmount label={refund.title} value={refund.amount} line={refund.line} />}
        description={words[refund.type]}
        badge={badge}
        isMain
        className={wide}
      />
      <TaxAmountCard
        title="Total Tax"
        amount={totalTax}
        figure={<ExplainedAmount label="Total tax" value={totalTax} line={line1040('24')} />}
        description="Federal tax after credits"
        badge={badge}
      />
      <TaxAmountCard
        title="Effective Rate"
        amount={rate}
        figure={rate === null ? undefined : formatRate(rate)}
        description={
          <>
            Of <ExplainedAmount label="Gross income" value={grossIncome} line={line1040('9')} /> gross income
          </>
        }
        badge={badge}
      />
    </>
  );
}
