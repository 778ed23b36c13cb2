import Link from 'next/link';
import { type ReactNode, type Ref } from 'react';
import { cn } from '@/components/ui/cn';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { arrowLeft } from '@/components/ui/icon-paths';

type PageHeaderProps = {
  /** The page's only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** The arrow in front of the title, e.g. { href: '/dashboard', label: 'Back to dashboard' }. */
  back?: { href: string; label: string };
  /** Buttons on the right; below the title on phones. */
  actions?: ReactNode;
  /** For a screen that moves the focus to its title when it has become another step. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
};

/** What this page answers, where it leads back to, and what can be done on it. */
export function PageHeader({ title, subtitle, back, actions, titleRef, className }: PageHeaderProps) {
  return (
    <header
      className={cn('flex flex-col gap-4 pb-6 sm:flex-row sm:items-start sm:justify-between', className)}
    >
      <div className="flex min-w-0 items-start gap-2">
        {back === undefined ? null : (
          <Link
            href={back.href}
            aria-label={back.label}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground sm:-mt-1"
          >
            <DrawnIcon paths={arrowLeft} className="size-5" />
          </Link>
        )}
        <div className={cn('grid min-w-0 grid-cols-1 gap-1', back !== undefined && 'pt-1 sm:pt-0')}>
          <h1
            ref={titleRef}
            tabIndex={titleRef === undefined ? undefined : -1}
            className="scroll-mt-24 text-2xl font-semibold break-words outline-none"
          >
            {title}
          </h1>
          {subtitle === undefined ? null : <p className="reading-width text-muted-foreground">{subtitle}</p>}
        </div>
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
