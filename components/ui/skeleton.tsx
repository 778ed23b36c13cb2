import { type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

/** A grey shape in the size of what is coming. Hidden from screen readers: say "Loading" once around it. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={cn('animate-pulse rounded-sm bg-border', className)} {...props} />
  );
}

/** Skeletons under one announcement. */
export function SkeletonGroup({
  label = 'Loading',
  className,
  children,
  ...props
}: ComponentProps<'div'> & { label?: string }) {
  return (
    <div role="status" aria-busy="true" className={className} {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
