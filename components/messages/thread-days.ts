import { type Message } from '@/lib/messages/schema';

export type ThreadDay = { day: string; messages: Message[] };

const format = (options: Intl.DateTimeFormatOptions, at: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone === undefined ? {} : { timeZone }) }).format(
    at,
  );

/** "3:04 PM", in the reader's own time zone. */
export const formatTime = (iso: string, timeZone?: string): string =>
  format({ timeStyle: 'short' }, new Date(iso), timeZone);

/**
 * The messages of a thread, oldest first, under the day they were written on. They come newest first.
 * Days of another year name it.
 */
export function groupByDay(
  newestFirst: readonly Message[],
  now = new Date(),
  timeZone?: string,
): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const message of newestFirst.toReversed()) {
    const at = new Date(message.createdAt);
    const year = (one: Date) => format({ year: 'numeric' }, one, timeZone);
    const style: Intl.DateTimeFormatOptions =
      year(at) === year(now) ? { weekday: 'long', month: 'long', day: 'numeric' } : { dateStyle: 'full' };
    const day = format(style, at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
