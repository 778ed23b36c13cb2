import { type Message } from '@/lib/messages/schema';

export type ThreadDay = { day: string; messages: Message[] };

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const dayOfYearFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "3:04 PM", in the reader's own time zone. */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso));

/**
 * The messages of a thread, oldest first, under the day they were written on. They come newest first.
 * Days of another year name it.
 */
export function groupByDay(newestFirst: readonly Message[], now = new Date()): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const message of newestFirst.toReversed()) {
    const at = new Date(message.createdAt);
    const day = (at.getFullYear() === now.getFullYear() ? dayFormat : dayOfYearFormat).format(at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
