import { type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { arrowDownLeft, arrowUpRight } from '@/components/ui/icon-paths';
import { formatDollars } from '@/lib/format/money';

export type AmountType = 'refund' | 'owed' | 'neutral';

/** Which way an estimate goes: above zero comes back, below zero is owed (spec section 4). */
export function amountType(estimate: number | null): AmountType {
  if (estimate === null || estimate === 0) return 'neutral';
  return estimate > 0 ? 'refund' : 'owed';
}

type TaxAmountCardProps = {
  title: string;
  /** Dollars; shown without its sign, because color, icon and description say the way. Null shows a dash. */
  amount: number | null;
  type?: AmountType;
  /** Stands in place of the formatted amount, such as a button that explains it. */
  figure?: ReactNode;
  /** A sentence under the amount; keep it short. */
  description?: ReactNode;
  /** A badge at the right of the title. */
  badge?: ReactNode;
  /** The main one of the page gets the larger figure. */
  isMain?: boolean;
  className?: string;
};

const looks = {
  refund: { icon: arrowDownLeft, text: 'text-money-in', words: 'Refund' },
  owed: { icon: arrowUpRight, text: 'text-money-out', words: 'Owed' },
  neutral: { icon: null, text: '', words: null },
} as const;

/** A title and one amount of the return: green with a down icon comes back, red with an up icon is owed. */
export function TaxAmountCard({
  title,
  amount,
  type = 'neutral',
  figure,
  description,
  badge,
  isMain = false,
  className,
}: TaxAmountCardProps) {
  const { icon, text, words } = looks[type];
  return (
    <Card asChild className={cn('justify-between gap-3 p-4 sm:p-6', className)}>
      <section data-type={type}>
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-sm font-medium text-muted-foreground">{title}</h2>
          {badge}
        </div>
        <p
          className={cn(
            'flex items-center gap-2 font-semibold tabular-nums',
            isMain ? 'text-4xl sm:text-5xl' : 'text-2xl sm:text-3xl',
            amount === null ? 'text-muted-foreground' : text,
          )}
        >
          {icon === null ? null : (
            <DrawnIcon paths={icon} className="size-[0.7em] shrink-0" strokeWidth={2.25} />
          )}
          {words === null ? null : <span className="sr-only">{words}: </span>}
          {figure ?? <span>{formatDollars(amount, { sign: 'never' })}</span>}
        </p>
        <p className="min-h-5 text-sm text-muted-foreground">{description}</p>
      </section>
    </Card>
  );
}
