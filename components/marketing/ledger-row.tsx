import { useId } from 'react';
import { type ExampleExplanation, type ExampleRow } from '@/components/marketing/example-return';
import { clsx } from 'clsx';
import { formatDollars } from '@/lib/format/money';

type LedgerRowProps = ExampleRow & {
  /** What `onToggle` calls it. */
  id: string;
  open: boolean;
  explanation: ExampleExplanation | null;
  /** Left out where the server draws it. */
  onToggle?: ((id: string) => void) | undefined;
  /** Whether an explanation fades in; the first one just stands there. */
  moves: boolean;
  /** The closing line: two rules above it. */
  total?: boolean;
};

/** One line of the form; it opens to say how it came about. */
export function LedgerRow({
  id,
  line,
  label,
  value,
  open,
  explanation,
  onToggle,
  moves,
  total = false,
}: LedgerRowProps) {
  const explanationId = useId();
  const shown = open && explanation?.line === line;
  return (
    <div className={clsx('border-t first:border-t-0', total && 'rule-total font-semibold')}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={explanationId}
        value={id}
        onClick={onToggle && (() => onToggle(id))}
        className="flex min-h-11 w-full items-baseline gap-3 px-5 py-2.5 text-left text-sm transition-colors hover:bg-muted focus-visible:-outline-offset-2 sm:px-6"
      >
        <span className="w-8 shrink-0 font-mono text-xs leading-5 text-muted-foreground">{line}</span>
        <span>{label}</span>
        <span aria-hidden="true" className="min-w-3 flex-1 border-b border-dotted border-border-strong" />
        <span className="explainable font-medium tabular-nums">{formatDollars(value)}</span>
      </button>
      <div
        id={explanationId}
        hidden={!shown}
        className="border-t border-dashed bg-muted px-5 py-3.5 text-sm font-normal sm:px-6"
      >
        {shown ? <Explanation {...explanation} moves={moves} /> : null}
      </div>
    </div>
  );
}

function Explanation({ instruction, inputs, sources, moves }: ExampleExplanation & { moves: boolean }) {
  return (
    <div className={clsx('grid gap-2.5 pl-11', moves && 'animate-fade-in')}>
      <p>{instruction}.</p>
      <ul className="grid gap-1">
        {inputs.map(({ name, label, value }) => (
          <li key={name + label} className="flex items-baseline gap-3">
            <span className="w-20 shrink-0 font-mono text-xs text-muted-foreground">{name}</span>
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted-foreground">{sources.join(' · ')}</p>
    </div>
  );
}
