import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';

/** A sheet with a folded corner, closed by an accountant's double line. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn('size-6 shrink-0 text-primary', className)}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M6 2h8.2c.53 0 1.04.21 1.41.59l3.8 3.8c.38.37.59.88.59 1.41V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2Zm7.75 2.6v3.15c0 .28.22.5.5.5h3.15L13.75 4.6ZM8 13.25h8v1.5H8v-1.5Zm0 3.25h8V18H8v-1.5Z"
      />
    </svg>
  );
}

/** Mark and name, leading home. */
export function BrandLink({ className }: { className?: string }) {
  return (
    <PlainLink
      href="/"
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-md text-lg font-semibold tracking-tight',
        className,
      )}
    >
      <BrandMark />
      Plainfile
    </PlainLink>
  );
}
