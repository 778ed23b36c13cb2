import { cn } from '@/components/ui/cn';

type ProgressProps = {
  /** 0 to 100; null when the end is not known. */
  value: number | null;
  /** What is progressing ("Question 3 of 12"), read to screen readers. */
  label: string;
  className?: string;
};

/** A quiet bar. Put the words beside it: the bar alone says too little. */
export function Progress({ value, label, className }: ProgressProps) {
  const shown = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      {...(shown === null ? {} : { 'aria-valuenow': shown, 'aria-valuetext': `${Math.round(shown)}%` })}
      aria-label={label}
      className={cn('relative h-1 w-full overflow-hidden rounded-full bg-border', className)}
    >
      {shown === null ? (
        <div className="absolute inset-y-0 w-2/5 animate-sweep rounded-full bg-primary" />
      ) : (
        <div
          className="h-full w-full origin-left rounded-full bg-primary transition-transform duration-150 ease-out"
          style={{ transform: `translateX(${shown - 100}%)` }}
        />
      )}
    </div>
  );
}
