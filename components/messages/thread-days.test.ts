import { type Message } from '@/lib/messages/schema';
import { groupByDay } from './thread-days';

const message = (id: string, createdAt: string): Message => ({
  id,
  senderId: 's',
  senderName: 'S',
  body: id,
  createdAt,
  readAt: null,
  attachments: [],
});

it('turns newest first into oldest first, under the day each was written on', () => {
  const days = groupByDay(
    [
      message('c', '2025-03-04T12:30:00'),
      message('b', '2025-03-03T12:10:00'),
      message('a', '2025-03-03T12:00:00'),
    ],
    new Date('2025-03-05T12:00:00'),
  );
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['Monday, March 3', ['a', 'b']],
    ['Tuesday, March 4', ['c']],
  ]);
});

it('has no days without messages', () => {
  expect(groupByDay([])).toEqual([]);
});

it('names the year of what was written in another one', () => {
  const written = [message('b', '2025-01-01T08:00:00'), message('a', '2024-12-31T23:00:00')];
  expect(groupByDay(written, new Date('2025-01-02T08:00:00')).map(({ day }) => day)).toEqual([
    'Tuesday, December 31, 2024',
    'Wednesday, January 1',
  ]);
});
