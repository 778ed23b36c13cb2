import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { circleAlert } from '@/components/ui/icon-paths';

type ErrorStateProps = {
  /** What did not work ("Failed to load tax return data"). */
  title: ReactNode;
  /** What is still safe, or what to try. */
  children?: ReactNode;
  /** Tries again; leave out when trying again cannot help. */
  onRetry?: () => void;
  /** The button of a page that the server drew, in place of `onRetry`. */
  retry?: ReactNode;
  /** A retry is running. */
  retrying?: boolean;
  /** The request id of the reply, for support. */
  requestId?: string | undefined;
  className?: string;
};

/** Something failed to load, with a Retry button. */
export function ErrorState({
  title,
  children,
  onRetry,
  retry,
  retrying = false,
  requestId,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        'grid justify-items-center gap-2 rounded-lg border border-border-strong bg-card px-6 py-10 text-center',
        className,
      )}
    >
      <span className="mb-2 grid size-11 place-items-center rounded-full bg-destructive-soft text-destructive">
        <DrawnIcon paths={circleAlert} className="size-5" />
      </span>
      <p className="text-lg leading-6 font-semibold tracking-tight">{title}</p>
      {children === undefined ? null : <div className="max-w-[48ch] text-muted-foreground">{children}</div>}
      {onRetry === undefined ? null : (
        <div className="pt-3">
          <Button variant="outline" onClick={onRetry} pending={retrying}>
            Retry
          </Button>
        </div>
      )}
      {retry === undefined ? null : <div className="pt-3">{retry}</div>}
      {requestId === undefined ? null : (
        <p className="pt-2 font-mono text-xs text-muted-foreground">Reference {requestId}</p>
      )}
    </div>
  );
}
