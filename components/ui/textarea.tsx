'use client';

import { type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/field-context';
import { controlStyles } from '@/components/ui/input';

/** Several lines of text: 4 rows unless `rows` says otherwise. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const tied = useFieldControl(props);
  return (
    <textarea
      {...props}
      {...tied}
      rows={rows}
      className={cn(controlStyles, 'block resize-y px-3 py-2.5 leading-6', className)}
    />
  );
}
