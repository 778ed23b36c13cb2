// In one file: what the layout of all pages loads is not loaded once more for a group of pages or a page.
'use client';

import { useLayoutEffect } from 'react';
import { PageProblem } from '@/components/layout/page-problem';
import { buttonBase, ghostLook, smallIconSize } from '@/components/ui/button-looks';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { applyStoredTheme, useTheme } from '@/lib/browser/theme';

const sun = [
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  'M12 2v2M12 20v2M2 12h2M20 12h2',
  'm4.93 4.93 1.41 1.41m11.32 11.32 1.41 1.41M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
];
const moon = [
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
];

/** Switches between paper and slate. Both icons are drawn and CSS shows one, so nothing flickers at load. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  const { theme, setTheme } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={`${buttonBase} ${ghostLook} ${smallIconSize} ${className}`}
      aria-label={`Switch to ${next} theme`}
      onClick={() => setTheme(next)}
    >
      <DrawnIcon paths={sun} className="hidden dark:block" />
      <DrawnIcon paths={moon} className="dark:hidden" />
    </button>
  );
}

/**
 * Puts the theme back when React has to draw the whole document again (after a page that failed on the server):
 * it then drops the class that the script in the head has set.
 */
export function ThemeKeeper() {
  useLayoutEffect(applyStoredTheme, []);
  return null;
}

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** What stands in the place of a page that threw. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  return <PageProblem digest={error.digest} onRetry={reset} />;
}
