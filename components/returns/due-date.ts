const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, such as "April 15, 2025" for `2025-04-15`. */
export const formatDueDate = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
