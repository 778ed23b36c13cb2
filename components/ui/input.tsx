'use client';

import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/field-context';

export const controlStyles =
  'w-full rounded-md border border-input bg-card text-base text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:hover:border-input aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive';

export type InputProps = ComponentProps<'input'> & {
  /** Fixed text or icon inside the box, before what is typed ("$"). */
  leading?: ReactNode;
  /** Fixed text or a button inside the box, after what is typed ("%"). */
  trailing?: ReactNode;
  /** Figures line up: tabular and right-aligned. */
  numeric?: boolean;
};

/** One line of text. Inside a Field it is tied to label, help and error by itself. */
export function Input({
  className,
  leading,
  trailing,
  numeric = false,
  type = 'text',
  ...props
}: InputProps) {
  const tied = useFieldControl(props);
  const box = (
    <input
      {...props}
      {...tied}
      type={type}
      className={cn(
        controlStyles,
        'h-11 px-3',
        numeric && 'text-right tabular-nums',
        leading !== undefined && 'pl-8',
        trailing !== undefined && 'pr-11',
        className,
      )}
    />
  );
  if (leading === undefined && trailing === undefined) return box;
  return (
    <div className="relative">
      {leading === undefined ? null : (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-8 place-items-center text-muted-foreground [&_svg]:size-4">
          {leading}
        </span>
      )}
      {box}
      {trailing === undefined ? null : (
        <span className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted-foreground [&_svg]:size-4">
          {trailing}
        </span>
      )}
    </div>
  );
}
