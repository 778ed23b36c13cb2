'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '@/components/ui/cn';
import { formatDollars, type DollarFormat } from '@/lib/format/money';

const amountStyles = cva('whitespace-nowrap tabular-nums', {
  variants: {
    size: {
      inherit: '',
      lg: 'text-xl font-semibold',
      xl: 'text-3xl font-semibold',
      hero: 'text-4xl font-semibold sm:text-5xl',
    },
  },
  defaultVariants: { size: 'inherit' },
});

type AmountProps = VariantProps<typeof amountStyles> &
  DollarFormat & {
    /** Dollars; null shows a dash. */
    value: number | null | undefined;
    /** "signed" colors money in and money out; the sign or a word beside it must say the same. */
    tone?: 'plain' | 'signed' | 'in' | 'out';
    /** Opens the explanation: the number becomes a button with a dotted line. */
    onExplain?: () => void;
    /** Name of the explanation's button, e.g. "Explain line 16, tax: $4,316". */
    explainLabel?: string;
    className?: string;
  };

/** Whole dollars in tabular figures, with a real minus sign. */
export function Amount({
  value,
  tone = 'plain',
  size,
  sign,
  cents,
  onExplain,
  explainLabel,
  className,
}: AmountProps) {
  const format: DollarFormat = { ...(sign ? { sign } : {}), ...(cents ? { cents } : {}) };
  const text = formatDollars(value, format);
  const side = tone === 'signed' ? sideOf(value) : tone;
  const look = cn(
    amountStyles({ size }),
    side === 'in' && 'text-money-in',
    side === 'out' && 'text-money-out',
    className,
  );
  if (onExplain === undefined) return <span className={look}>{text}</span>;
  return (
    <button
      type="button"
      onClick={onExplain}
      aria-haspopup="dialog"
      {...(explainLabel === undefined ? {} : { 'aria-label': explainLabel })}
      className={cn('explainable rounded-xs', look)}
    >
      {text}
    </button>
  );
}

function sideOf(value: number | null | undefined): 'in' | 'out' | 'plain' {
  if (value === null || value === undefined || value === 0) return 'plain';
  return value > 0 ? 'in' : 'out';
}
