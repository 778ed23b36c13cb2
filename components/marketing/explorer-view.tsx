import { clsx } from 'clsx';
import { ExampleControls } from '@/components/marketing/example-controls';
import { type ExampleInput } from '@/components/marketing/example-return';
import { arrowDown, arrowUp, equal } from '@/components/marketing/icon-paths';
import { LedgerRow } from '@/components/marketing/ledger-row';
import { type ExampleState } from '@/components/marketing/use-example';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { formatDollars } from '@/lib/format/money';

const outcomes = {
  refund: { words: 'Your refund', icon: arrowDown, tone: 'text-money-in' },
  owed: { words: 'You’d owe', icon: arrowUp, tone: 'text-money-out' },
  even: { words: 'No refund, nothing owed', icon: equal, tone: '' },
};

type ExplorerViewProps = {
  state: ExampleState;
  /** Shows what changed. Off for the first figures: they stand there and do not move. */
  moves?: boolean;
  failed?: boolean;
  /** Left out where the server draws it. */
  on?: {
    prepare: () => void;
    change: (input: Partial<ExampleInput>) => void;
    toggle: (row: string) => void;
  };
};

/** One W-2 as a small Form 1040: what it comes to, what can be moved, and the lines. The same on server and browser. */
export function ExplorerView({ state, moves = false, failed = false, on }: ExplorerViewProps) {
  const { input, result, open, explanation } = state;
  const { words, icon, tone } = outcomes[result.outcome.kind];
  const amount = formatDollars(result.outcome.amount);
  const shared = { moves, onToggle: on?.toggle };
  return (
    <section
      aria-labelledby="explorer-title"
      onPointerEnter={on?.prepare}
      onFocus={on?.prepare}
      className="rounded-lg border bg-card"
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
            <DrawnIcon paths={icon} className="size-4" />
            {words}
          </span>
          <span
            key={amount}
            className={clsx('text-4xl font-semibold tabular-nums', tone, moves && 'animate-settle')}
          >
            {amount}
          </span>
        </p>
        <ExampleControls input={input} onChange={on?.change} />
      </div>
      <div className="border-t">
        {result.rows.map((row) => (
          <LedgerRow
            {...shared}
            {...row}
            key={row.line}
            id={row.line}
            open={open === row.line}
            explanation={open === row.line ? explanation : null}
          />
        ))}
        <LedgerRow
          {...shared}
          total
          id="outcome"
          line={result.outcome.line}
          label={result.outcome.kind === 'owed' ? 'Amount you owe' : 'Overpaid'}
          value={result.outcome.amount}
          open={open === 'outcome'}
          explanation={open === 'outcome' ? explanation : null}
        />
      </div>
      <p
        role={failed ? 'alert' : undefined}
        className="border-t px-5 py-3.5 text-xs text-muted-foreground sm:px-6"
      >
        {failed
          ? 'We couldn’t load the calculator. Check your connection and move a slider again.'
          : 'An example: no dependents, born in 1990. Calculated in your browser. Nothing is sent.'}
      </p>
    </section>
  );
}
