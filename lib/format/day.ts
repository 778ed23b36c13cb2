const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const longHere = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/**
 * A day in words: "April 15, 2025". A calendar day is the same everywhere; a moment shows the day it was where the reader
 * is, so that it agrees with the times beside it.
 * @param day `YYYY-MM-DD`, or a moment in UTC that begins with it
 */
export const formatDay = (day: string): string =>
  day.length > 10 ? longHere.format(new Date(day)) : long.format(new Date(`${day}T12:00:00Z`));

/** The day it is in Washington, `YYYY-MM-DD`: by it the IRS counts. */
export const easternDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(now);
