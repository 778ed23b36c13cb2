'use client';

import { useSyncExternalStore } from 'react';
import { themeKey } from '@/lib/browser/theme-script';

export type Theme = 'light' | 'dark';

const changed = 'plainfile:theme';

function readTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  window.dispatchEvent(new Event(changed));
}

/** Shows the theme of this browser's choice, or of the system where none was made. */
export function applyStoredTheme(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(themeKey);
  } catch {
    // Storage can be blocked; the system's theme is a good answer then.
  }
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  showTheme(stored === 'dark' || (stored !== 'light' && systemDark) ? 'dark' : 'light');
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeKey && (event.newValue === 'light' || event.newValue === 'dark')) {
      showTheme(event.newValue);
    }
  };
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** The theme on screen and how to change it; the choice is kept in this browser, where it allows that. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, readTheme, (): Theme => 'light');
  const setTheme = (next: Theme) => {
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // Storage can be blocked; the theme then lasts until the tab is closed.
    }
    showTheme(next);
  };
  return { theme, setTheme };
}
