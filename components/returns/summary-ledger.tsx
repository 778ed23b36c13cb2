'use client';

import { ChartTable } from '@/components/charts/chart-table';
import { type Fill } from '@/components/charts/fills';
import { Waterfall } from '@/components/charts/waterfall';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { formatDollars } from '@/lib/format/money';
import { type CalculationResults } from '@/lib/returns/schema';
import { ExplainedAmount } from './explanation-amount';
import { nameLine } from './form-lines-names';
import { type LedgerStep, ledgerSteps } from './summary-ledger-steps';

const fillOf = ({ key, amount }: LedgerStep): Fill => {
  if (key === 'result') return amount < 0 ? 'out' : 'in';
  return amount < 0 ? 'out-striped' : 'in-striped';
};

/** From total tax to the refund or the amount owed, step by step. */
export function SummaryLedger({ results }: { results: CalculationResults }) {
  const steps = ledgerSteps(results);
  const isAllZero = steps.every(({ amount }) => amount === 0);
  const isOwed = results.estimatedRefund < 0;
  const title = isOwed ? 'From your tax to what you owe' : 'From your tax to your refund';
  return (
    <Card asChild>
      <section aria-labelledby="ledger-title">
        <CardHeader>
          <CardTitle id="ledger-title">{title}</CardTitle>
          <CardDescription>
            {isAllZero ? 'You had no tax and made no payments, so you have no refund and owe nothing.' : null}
            {isOwed ? 'Your payments for the year were less than your tax, so you owe the difference.' : null}
            {isOwed || isAllZero
              ? null
              : 'Your refund is what you paid during the year, plus refundable credits, minus your tax.'}
          </CardDescription>
        </CardHeader>
        <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {isAllZero ? null : (
            <Waterfall
              label={title}
              rows={steps.map((step) => ({
                key: step.key,
                label: step.label,
                amount: (
                  <ExplainedAmount
                    label={step.label}
                    value={step.amount}
                    line={step.line}
                    tone="signed"
                    sign="always"
                  />
                ),
                from: step.from,
                to: step.to,
                fill: fillOf(step),
                isTotal: step.key === 'result',
              }))}
            />
          )}
          <ChartTable
            label={title}
            columns={[
              { label: 'Step' },
              { label: 'On your return' },
              { label: 'Amount', numeric: true },
              { label: 'Running total', numeric: true },
            ]}
            rows={steps.slice(0, -1).map((step) => ({ key: step.key, cells: cellsOf(step) }))}
            foot={steps.slice(-1).flatMap(cellsOf)}
          />
        </CardContent>
      </section>
    </Card>
  );
}

const cellsOf = ({ label, line, amount, to }: LedgerStep): string[] => [
  label,
  line === null ? '' : nameLine(line.form, line.line),
  formatDollars(amount, { sign: 'always' }),
  formatDollars(to),
];
