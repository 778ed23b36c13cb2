import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

const badgeStyles = cva(
  'inline-flex w-fit shrink-0 items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        neutral: 'bg-muted text-muted-foreground',
        outline: 'border border-border-strong text-foreground',
        primary: 'bg-primary text-primary-foreground',
        soft: 'bg-primary-soft text-primary',
        success: 'bg-money-in-soft text-money-in',
        warning: 'bg-warning-soft text-warning',
        info: 'bg-info-soft text-info',
        destructive: 'bg-destructive-soft text-destructive',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeStyles>['variant']>;

/** A word about a state. The word carries the meaning, the color only repeats it. */
export function Badge({ className, variant, ...props }: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return <span className={cn(badgeStyles({ variant }), className)} {...props} />;
}
