'use client';

import { Moon, Sun } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button-styles';
import { useTheme } from '@/lib/browser/theme';

/** Switches between paper and slate. Both icons are drawn and CSS shows one, so nothing flickers at load. */
export function ThemeToggle({ className }: { className?: string }) {
  const { theme, setTheme } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={buttonStyles({ variant: 'ghost', size: 'icon-sm', className })}
      aria-label={`Switch to ${next} theme`}
      onClick={() => setTheme(next)}
    >
      <Sun aria-hidden="true" className="hidden dark:block" />
      <Moon aria-hidden="true" className="dark:hidden" />
    </button>
  );
}
