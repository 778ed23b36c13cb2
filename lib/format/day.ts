const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day in words: "April 15, 2025".
 * @param day `YYYY-MM-DD`, or a moment in UTC that begins with it
 */
export const formatDay = (day: string): string => long.format(new Date(`${day.slice(0, 10)}T12:00:00Z`));
