import { type ComponentType, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type EmptyStateProps = {
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** What is missing, or that all is well. */
  title: ReactNode;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /** Heading level that fits the page; "p" when it is no heading. */
  as?: 'h2' | 'h3' | 'p';
  className?: string;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
  as: Tag = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-center gap-2 rounded-lg border border-dashed border-border-strong px-6 py-12 text-center',
        className,
      )}
    >
      {Icon === undefined ? null : (
        <span className="mb-2 grid size-11 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
      <Tag className="text-lg leading-6 font-semibold tracking-tight">{title}</Tag>
      {children === undefined ? null : <div className="max-w-[48ch] text-muted-foreground">{children}</div>}
      {action === undefined ? null : <div className="pt-3">{action}</div>}
    </div>
  );
}
