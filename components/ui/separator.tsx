import { cn } from '@/components/ui/cn';

type SeparatorProps = {
  orientation?: 'horizontal' | 'vertical';
  /** A word in the middle of the line ("or"). */
  label?: string;
  className?: string;
};

/** A hairline. */
export function Separator({ orientation = 'horizontal', label, className }: SeparatorProps) {
  if (label !== undefined) {
    return (
      <div className={cn('flex items-center gap-3 text-sm text-muted-foreground', className)}>
        <span aria-hidden="true" className="h-px flex-1 bg-border" />
        {label}
        <span aria-hidden="true" className="h-px flex-1 bg-border" />
      </div>
    );
  }
  return (
    <div
      role="separator"
      aria-orientation={orientation}
      className={cn(
        'shrink-0 bg-border',
        orientation === 'horizontal' ? 'h-px w-full' : 'h-full w-px',
        className,
      )}
    />
  );
}
