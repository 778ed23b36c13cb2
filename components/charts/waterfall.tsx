import { type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type Fill, fillStyles } from './fills';
import { scaleSpans } from './waterfall-scale';

type WaterfallRow = {
  key: string;
  label: ReactNode;
  amount: ReactNode;
  /** Ends of the bar, on the running amount. */
  from: number;
  to: number;
  fill: Fill;
  /** The closing row: a rule above it. */
  isTotal?: boolean;
};

/**
 * A running amount, one bar for each step, each starting where the one before ended. The list itself is the text:
 * bars are only its picture.
 */
export function Waterfall({ rows, label }: { rows: readonly WaterfallRow[]; label: string }) {
  const { bars, place, zero } = scaleSpans(rows);
  return (
    <ol aria-label={label} className="grid">
      {rows.map((row, index) => {
        const bar = bars[index] ?? { left: 0, width: 0 };
        const next = rows[index + 1];
        return (
          <li
            key={row.key}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_7rem]',
              row.isTotal === true && 'rule-total font-semibold',
            )}
          >
            <span className="py-2.5 pr-2 text-sm">{row.label}</span>
            <span className="py-2.5 text-right tabular-nums sm:order-last">{row.amount}</span>
            <span aria-hidden="true" className="relative col-span-2 h-8 sm:col-span-1 sm:h-full sm:min-h-12">
              <span className="absolute inset-y-0 w-px bg-border-strong" style={{ left: `${zero}%` }} />
              {bar.width === 0 ? null : (
                <span
                  className={cn(
                    'absolute inset-y-1 min-w-0.5 rounded-xs sm:inset-y-2.5',
                    fillStyles[row.fill],
                  )}
                  style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
                />
              )}
              {next === undefined || next.isTotal === true ? null : (
                <span
                  className="absolute top-full -mt-1 hidden h-3.5 w-px bg-foreground/40 sm:block sm:-mt-2.5 sm:h-5"
                  style={{ left: `${place(row.to)}%` }}
                />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
