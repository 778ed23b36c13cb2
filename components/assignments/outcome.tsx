'use client';

import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { formatDay } from '@/components/documents/document-labels';
import { amountType } from '@/components/returns/refund-card';
import { cn } from '@/components/ui/cn';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { formatDollars } from '@/lib/format/money';
import { caveatOf, type Figures } from './return-standing';

const looks = {
  refund: { icon: ArrowDownLeft, word: 'Refund', look: 'text-money-in' },
  owed: { icon: ArrowUpRight, word: 'Owed', look: 'text-money-out' },
  neutral: { icon: null, word: 'No refund, nothing owed', look: '' },
} as const;

type OutcomeProps = { figures: Figures; className?: string; caveatClassName?: string };

/** Refund or amount owed in dollars, with its word and since when it is out of date; before a calculation, that. */
export function Outcome({ figures, className, caveatClassName }: OutcomeProps) {
  const timeZone = useTimeZone();
  if (figures.amount === null)
    return <p className={cn('text-muted-foreground', className)}>Not calculated yet</p>;
  const { icon: Icon, word, look } = looks[amountType(figures.amount)];
  const caveat = caveatOf(figures, (at) => formatDay(at, timeZone));
  return (
    <>
      <p className={cn('flex flex-wrap items-baseline gap-x-2', className)}>
        <span className="text-muted-foreground">{word}</span>
        <span
          className={cn(
            'flex items-center gap-1.5 font-semibold tabular-nums',
            caveat === null ? look : 'text-muted-foreground',
          )}
        >
          {Icon === null ? null : <Icon aria-hidden="true" className="size-[0.8em]" strokeWidth={2.25} />}
          {formatDollars(figures.amount, { sign: 'never' })}
        </span>
      </p>
      {caveat === null ? null : (
        <p className={cn('text-sm', figures.caveat === 'outdated' && 'text-warning', caveatClassName)}>
          {caveat}
        </p>
      )}
    </>
  );
}
