import { type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

/** The visible name of a control. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label className={cn('text-sm font-medium text-foreground', className)} {...props} />;
}
