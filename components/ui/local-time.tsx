'use client';

import { useTimeZone } from '@/lib/browser/use-time-zone';

type LocalTimeProps = {
  /** A moment, ISO 8601. */
  at: string;
  format: (at: string, timeZone?: string) => string;
};

/** A moment in words, in the reader's own time zone (lib/browser/use-time-zone.ts). */
export function LocalTime({ at, format }: LocalTimeProps) {
  return format(at, useTimeZone());
}
