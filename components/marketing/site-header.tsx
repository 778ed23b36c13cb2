import Link from 'next/link';
import { BrandLink } from '@/components/layout/brand';
import { ThemeToggle } from '@/components/layout/theme-toggle';
import { Button } from '@/components/ui/button';

const sections = [
  { href: '#how-it-works', label: 'How it works' },
  { href: '#features', label: 'Features' },
  { href: '#plans', label: 'Plans' },
];

/** Name, the sections of the page, theme, and the way in. */
export function SiteHeader() {
  return (
    <header className="border-b px-5 sm:px-8">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1">
        <BrandLink className="mr-auto" />
        <nav aria-label="Page sections" className="hidden md:block">
          <ul className="flex">
            {sections.map(({ href, label }) => (
              <li key={href}>
                <Button
                  asChild
                  variant="ghost"
                  size="sm"
                  className="text-muted-foreground hover:text-foreground"
                >
                  <a href={href}>{label}</a>
                </Button>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
        <Button asChild variant="outline" size="sm" className="ml-1">
          <Link href="/login">Sign in</Link>
        </Button>
      </div>
    </header>
  );
}
