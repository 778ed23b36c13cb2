import { BrandMark } from '@/components/layout/brand';
import { PlainLink } from '@/components/ui/plain-link';

const links = [
  { href: '/security', label: 'Security' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/login', label: 'Sign in' },
  { href: '/signup', label: 'Create an account' },
];

/** The copyright line and the ways on. */
export function SiteFooter() {
  return (
    <footer className="border-t px-5 py-8 sm:px-8">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 text-sm text-muted-foreground lg:flex-row lg:items-center">
        <p className="flex items-center gap-2.5">
          <BrandMark className="size-5" />© {new Date().getFullYear()} Plainfile. All rights reserved.
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 lg:ml-auto">
          {links.map(({ href, label }) => (
            <PlainLink key={href} href={href} className="rounded-xs py-3 hover:text-foreground">
              {label}
            </PlainLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
