import { BrandMark } from '@/components/layout/brand';
import { PlainLink } from '@/components/ui/plain-link';

/** The copyright line and the ways on. */
export function SiteFooter() {
  return (
    <footer className="border-t px-5 py-8 sm:px-8">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 text-sm text-muted-foreground sm:flex-row sm:items-center">
        <p className="flex items-center gap-2.5">
          <BrandMark className="size-5" />© {new Date().getFullYear()} Plainfile. All rights reserved.
        </p>
        <nav aria-label="Footer" className="flex gap-6 sm:ml-auto">
          <PlainLink href="/login" className="rounded-xs py-3 hover:text-foreground">
            Sign in
          </PlainLink>
          <PlainLink href="/signup" className="rounded-xs py-3 hover:text-foreground">
            Create an account
          </PlainLink>
        </nav>
      </div>
    </footer>
  );
}
