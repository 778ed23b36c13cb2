'use client';

import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { ExampleControls } from '@/components/marketing/example-controls';
import { LedgerRow } from '@/components/marketing/ledger-row';
import { useExample, type ExampleState } from '@/components/marketing/use-example';
import { formatDollars } from '@/lib/format/money';

const outcomes = {
  refund: { words: 'Your refund', icon: ArrowDown, tone: 'text-money-in' },
  owed: { words: 'You would owe', icon: ArrowUp, tone: 'text-money-out' },
  even: { words: 'Nothing to pay, nothing back', icon: Equal, tone: '' },
};

/** One W-2 as a small Form 1040 that can be moved, and every line of which explains itself. */
export function RefundExplorer({ initial }: { initial: ExampleState }) {
  const { state, failed, prepare, change, toggle } = useExample(initial);
  const { input, result, open, explanation } = state;
  const { words, icon: Icon, tone } = outcomes[result.outcome.kind];
  const amount = formatDollars(result.outcome.amount);
  return (
    <section
      aria-labelledby="explorer-title"
      onPointerEnter={prepare}
      onFocus={prepare}
      className="min-w-0 self-start rounded-lg border bg-card"
    >
      <div className="flex items-baseline justify-between gap-4 border-b px-5 py-3.5 sm:px-6">
        <h2 id="explorer-title" className="text-sm font-semibold">
          Try it with one W-2
        </h2>
        <p className="font-mono text-xs text-muted-foreground">Form 1040, 2024</p>
      </div>
      <div className="grid gap-6 px-5 pt-5 pb-6 sm:px-6">
        <p role="status" className="grid gap-1">
          <span className={`flex items-center gap-1.5 text-sm font-medium ${tone}`}>
            <Icon aria-hidden="true" className="size-4" />
            {words}
          </span>
          <span key={amount} className={`animate-settle text-4xl font-semibold tabular-nums ${tone}`}>
            {amount}
          </span>
        </p>
        <ExampleControls input={input} onChange={change} />
      </div>
      <div className="border-t">
        {result.rows.map((row) => (
          <LedgerRow
            key={row.line}
            {...row}
            open={open === row.line}
            explanation={open === row.line ? explanation : null}
            onToggle={() => toggle(row.line)}
          />
        ))}
        <LedgerRow
          total
          line={result.outcome.line}
          label={result.outcome.kind === 'owed' ? 'Amount you owe' : 'Overpaid'}
          value={result.outcome.amount}
          open={open === 'outcome'}
          explanation={open === 'outcome' ? explanation : null}
          onToggle={() => toggle('outcome')}
        />
      </div>
      <p
        role={failed ? 'alert' : undefined}
        className="border-t px-5 py-3.5 text-xs text-muted-foreground sm:px-6"
      >
        {failed
          ? 'The calculator could not be loaded. Check your connection and move a slider again.'
          : 'An example: no dependents, born in 1990. Worked out in your browser; nothing is sent.'}
      </p>
    </section>
  );
}
