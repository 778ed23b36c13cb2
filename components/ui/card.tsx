import { type ComponentProps } from 'react';
import { Slot } from 'radix-ui/slot';
import { cn } from '@/components/ui/cn';

/** A sheet that is really separate from the page: hairline, no shadow. */
export function Card({
  className,
  asChild = false,
  ...props
}: ComponentProps<'div'> & { asChild?: boolean }) {
  const Tag = asChild ? Slot : 'div';
  return (
    <Tag
      className={cn('flex flex-col rounded-lg border bg-card text-card-foreground', className)}
      {...props}
    />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-1 p-5 pb-0 sm:p-6 sm:pb-0', className)} {...props} />;
}

/** The card's heading; `as` picks the level that fits the page. */
export function CardTitle({
  className,
  as: Tag = 'h2',
  ...props
}: ComponentProps<'h2'> & { as?: 'h2' | 'h3' | 'h4' | 'p' }) {
  return <Tag className={cn('text-lg leading-6 font-semibold tracking-tight', className)} {...props} />;
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('p-5 sm:p-6', className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('mt-auto flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-6', className)}
      {...props}
    />
  );
}
