import { type ReactNode } from 'react';
import { BrandLink } from '@/components/layout/brand';
import { Providers } from '@/components/layout/providers';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { ThemeToggle } from '@/components/layout/theme-toggle';

/** A quiet frame around signing in and signing up. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <header className="border-b">
          <div className="mx-auto flex h-16 max-w-5xl items-center justify-between px-5 sm:px-8">
            <BrandLink />
            <ThemeToggle />
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className="flex-1 px-5 py-10 outline-none sm:px-8 sm:py-16">
          {children}
        </main>
      </div>
    </Providers>
  );
}
