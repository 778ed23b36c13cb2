import { type Message } from '@/lib/messages/schema';

export type ThreadDay = { day: string; messages: Message[] };

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "3:04 PM", in the reader's own time zone. */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso));

/** The messages of a thread, oldest first, under the day they were written on. They come newest first. */
export function groupByDay(newestFirst: readonly Message[]): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const message of newestFirst.toReversed()) {
    const day = dayFormat.format(new Date(message.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
