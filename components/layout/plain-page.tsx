import { type ReactNode } from 'react';
import { BrandLink } from '@/components/layout/brand';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { ThemeToggle } from '@/components/layout/root-parts';

/** The frame of pages outside the shell: name, theme, one column. */
export function PlainPage({ children, width = 'max-w-5xl' }: { children: ReactNode; width?: string }) {
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <header className="border-b px-5 sm:px-8">
          <div className={`mx-auto flex h-16 items-center justify-between ${width}`}>
            <BrandLink />
            <ThemeToggle className="-mr-2.5" />
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className="flex-1 px-5 py-10 outline-none sm:px-8 sm:py-16">
          {children}
        </main>
      </div>
    </>
  );
}
