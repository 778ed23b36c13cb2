import { BrandLink } from '@/components/layout/brand';
import { ThemeToggle } from '@/components/layout/root-parts';
import { cn } from '@/components/ui/cn';
import { buttonStyles } from '@/components/ui/button-styles';
import { PlainLink } from '@/components/ui/plain-link';

const sections = [
  { href: '#how-it-works', label: 'How it works' },
  { href: '#features', label: 'Features' },
  { href: '#plans', label: 'Plans' },
];

const sectionLook = cn(
  buttonStyles({ variant: 'ghost', size: 'sm' }),
  'text-muted-foreground hover:text-foreground',
);

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
                <a href={href} className={sectionLook}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
        <PlainLink
          href="/login"
          className={buttonStyles({ variant: 'outline', size: 'sm', className: 'ml-1' })}
        >
          Sign in
        </PlainLink>
      </div>
    </header>
  );
}
