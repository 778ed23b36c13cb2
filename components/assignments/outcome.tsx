import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { amountType } from '@/components/returns/refund-card';
import { cn } from '@/components/ui/cn';
import { formatDollars } from '@/lib/format/money';

const looks = {
  refund: { icon: ArrowDownLeft, word: 'Refund', look: 'text-money-in' },
  owed: { icon: ArrowUpRight, word: 'Owed', look: 'text-money-out' },
  neutral: { icon: null, word: 'No refund, nothing owed', look: '' },
} as const;

/** Refund or amount owed in dollars, with its word; null says that nothing is calculated. */
export function Outcome({ amount, className }: { amount: number | null; className?: string }) {
  if (amount === null) {
    return <p className={cn('text-muted-foreground', className)}>Not calculated yet</p>;
  }
  const { icon: Icon, word, look } = looks[amountType(amount)];
  return (
    <p className={cn('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="text-muted-foreground">{word}</span>
      <span className={cn('flex items-center gap-1.5 font-semibold tabular-nums', look)}>
        {Icon === null ? null : <Icon aria-hidden="true" className="size-[0.8em]" strokeWidth={2.25} />}
        {formatDollars(amount, { sign: 'never' })}
      </span>
    </p>
  );
}
