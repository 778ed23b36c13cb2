const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const inZone = (style: Intl.DateTimeFormatOptions, at: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', { ...style, ...(timeZone === undefined ? {} : { timeZone }) }).format(
    new Date(at),
  );

/** A moment: "Nov 21, 2026, 3:04 PM", in the reader's own time zone. */
export const shortMoment = (at: string, timeZone?: string): string =>
  inZone({ dateStyle: 'medium', timeStyle: 'short' }, at, timeZone);

/** A moment's day: "Nov 21, 2026", in the reader's own time zone (lib/browser/use-time-zone.ts). */
export const mediumDay = (at: string, timeZone?: string): string =>
  inZone({ dateStyle: 'medium' }, at, timeZone);

/**
 * A day in words: "April 15, 2025". A calendar day is the same everywhere; a moment shows the day it was where the reader
 * is, so that it agrees with the times beside it.
 * @param day `YYYY-MM-DD`, or a moment in UTC that begins with it
 */
export const formatDay = (day: string, timeZone?: string): string =>
  day.length > 10 ? inZone({ dateStyle: 'long' }, day, timeZone) : long.format(new Date(`${day}T12:00:00Z`));

/** The day it is in Washington, `YYYY-MM-DD`: by it the IRS counts. */
export const easternDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(now);
