'use client';

import { useHydrated } from './use-hydrated';

/** The IRS counts by Washington's time: so does the server's HTML, which doesn't know where its reader is. */
const serverZone = 'America/New_York';

/**
 * The time zone that moments are shown in: the browser's own (undefined), and while the page wakes up (hydration) the
 * one of the server's HTML.
 */
export const useTimeZone = (): string | undefined => (useHydrated() ? undefined : serverZone);
