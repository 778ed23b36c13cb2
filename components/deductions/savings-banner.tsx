import { PiggyBank } from 'lucide-react';
import { formatDollars } from '@/lib/format/money';
import { type DeductionSuggestion } from '@/lib/returns/results-schema';

/** Whether the suggestions together bring less than one by one. */
export const overlaps = (total: number, suggestions: readonly DeductionSuggestion[]): boolean =>
  total < suggestions.reduce((sum, { potentialSavings }) => sum + potentialSavings, 0);

/** What all suggestions bring together. */
export function SavingsBanner({
  total,
  suggestions,
}: {
  total: number;
  suggestions: readonly DeductionSuggestion[];
}) {
  return (
    <section
      aria-labelledby="savings-title"
      className="flex items-start gap-4 rounded-lg border border-money-in bg-money-in-soft p-5 sm:p-6"
    >
      <PiggyBank aria-hidden="true" className="mt-1 size-7 shrink-0 text-money-in" />
      <div className="grid gap-1">
        <h2 id="savings-title" className="text-sm font-medium">
          Total potential savings
        </h2>
        <p className="text-3xl font-semibold text-money-in tabular-nums sm:text-4xl">
          {formatDollars(total, { sign: 'always' })}
        </p>
        <p className="reading-width text-sm">
          This is what you could save if all of these suggestions apply to you.
          {overlaps(total, suggestions)
            ? ' It’s less than the total of the suggestions because some share a limit or reduce the same tax.'
            : ''}
        </p>
      </div>
    </section>
  );
}
