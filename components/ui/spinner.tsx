import { cn } from '@/components/ui/cn';

type SpinnerProps = {
  className?: string;
  /** What is being waited for, read to screen readers. */
  label?: string;
  /** Beside words that already say it: hidden from screen readers. */
  decorative?: boolean;
};

/** A quiet turning ring, in the color of the text around it. */
export function Spinner({ className, label = 'Loading', decorative = false }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-4 animate-spin rounded-full border-2 border-current/25 border-t-current',
        className,
      )}
    />
  );
  if (decorative) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A whole screen that waits, for the moment until the current user is known. */
export function SpinnerScreen({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-primary">
      <Spinner className="size-7" label={label} />
    </div>
  );
}
