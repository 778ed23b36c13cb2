'use client';

import { useTimeZone } from '@/lib/browser/use-time-zone';
import { mediumDay } from '@/lib/format/day';

/** The day of a moment (ISO 8601), in the reader's own time zone; for what the server draws. */
export function LocalDay({ at }: { at: string }) {
  return mediumDay(at, useTimeZone());
}
