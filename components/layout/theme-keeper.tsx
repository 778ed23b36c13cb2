'use client';

import { useLayoutEffect } from 'react';
import { applyStoredTheme } from '@/lib/browser/theme';

/**
 * Puts the theme back when React has to draw the whole document again (after a page that failed on the server):
 * it then drops the class that the script in the head has set.
 */
export function ThemeKeeper() {
  useLayoutEffect(applyStoredTheme, []);
  return null;
}
