import { type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

type TableProps = ComponentProps<'table'> & {
  /** Names the table for screen readers and for the region that scrolls sideways. */
  label: string;
};

/** Rows and columns; wider than the screen it scrolls inside itself, also by keyboard. */
export function Table({ className, label, children, ...props }: TableProps) {
  return (
    // Relative: what is only there for screen readers is placed absolutely and would widen the page instead.
    <div role="region" aria-label={label} tabIndex={0} className="relative w-full overflow-x-auto rounded-sm">
      <table className={cn('w-full border-collapse text-sm', className)} {...props}>
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('border-b border-border-strong text-left', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y', className)} {...props} />;
}

/** The closing row of a column of money: two lines above it. */
export function TableFoot({ className, ...props }: ComponentProps<'tfoot'>) {
  return <tfoot className={cn('rule-total font-semibold', className)} {...props} />;
}

/** `interactive` tints the row under the pointer, for rows that lead somewhere. */
export function TableRow({
  className,
  interactive = false,
  ...props
}: ComponentProps<'tr'> & { interactive?: boolean }) {
  return <tr className={cn(interactive && 'transition-colors hover:bg-muted', className)} {...props} />;
}

type CellProps = {
  /** Figures: tabular and to the right. */
  numeric?: boolean;
};

export function TableHeadCell({ className, numeric = false, ...props }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      className={cn(
        'px-3 py-2.5 first:pl-0 last:pr-0 font-medium whitespace-nowrap text-muted-foreground',
        numeric && 'text-right',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, numeric = false, ...props }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      className={cn(
        'px-3 py-3 align-top first:pl-0 last:pr-0',
        numeric && 'text-right whitespace-nowrap tabular-nums',
        className,
      )}
      {...props}
    />
  );
}
