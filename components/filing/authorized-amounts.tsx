import { formatDollars } from '@/lib/format/money';
import { type FilingView } from '@/lib/filing/schema';

/** What is signed, in figures (Form 8879, Part I). */
export function AuthorizedAmounts({ amounts }: Pick<FilingView, 'amounts'>) {
  if (amounts.length === 0) return null;
  return (
    <dl className="divide-y border-y text-sm">
      {amounts.map(({ label, line, amount }) => (
        <div key={line} className="flex items-baseline justify-between gap-4 py-2">
          <dt>
            {label} <span className="text-muted-foreground">line {line}</span>
          </dt>
          <dd className="font-medium tabular-nums">{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
