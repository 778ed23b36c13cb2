import { easternDay } from '@/lib/format/day';
import { deadlineFor } from './deadline';

const day = (text: string) => new Date(`${text}T16:00:00Z`);
const sent = (sentAt: string, rejectedAt: string) => ({ sentAt: day(sentAt), rejectedAt: day(rejectedAt) });

describe('the day that counts', () => {
  test('April 15, and October 15 with an extension', () => {
    expect(deadlineFor(day('2025-03-01'), false, null)).toEqual({
      date: '2025-04-15',
      passed: false,
      text: 'File and pay by this day.',
    });
    expect(deadlineFor(day('2025-06-01'), true, null)).toEqual({
      date: '2025-10-15',
      passed: false,
      text: 'You asked for more time. The extension moves the filing, not the payment: tax was due on April 15, 2025.',
    });
  });

  test('it ends at midnight in the east, not in Greenwich', () => {
    const late = new Date('2025-04-16T03:59:00Z');
    expect(easternDay(late)).toBe('2025-04-15');
    expect(deadlineFor(late, false, null).passed).toBe(false);
    expect(deadlineFor(new Date('2025-04-16T04:00:00Z'), false, null)).toMatchObject({
      date: '2025-04-15',
      passed: true,
    });
  });
});

describe('after a rejection', () => {
  test('of a return sent in time: five days to send it again, ten to mail it', () => {
    expect(deadlineFor(day('2025-04-17'), false, sent('2025-04-14', '2025-04-16'))).toEqual({
      date: '2025-04-21',
      passed: false,
      text: 'The return was sent in time. It counts as filed in time when it is accepted after being sent again by this day, or mailed by April 26, 2025.',
    });
    expect(deadlineFor(day('2025-04-22'), false, sent('2025-04-14', '2025-04-16')).passed).toBe(true);
  });

  test('long before the due date, the due date stays', () => {
    expect(deadlineFor(day('2025-02-03'), false, sent('2025-02-01', '2025-02-02')).date).toBe('2025-04-15');
  });

  test('of a return that was sent too late, nothing is added', () => {
    expect(deadlineFor(day('2025-04-18'), false, sent('2025-04-16', '2025-04-17'))).toMatchObject({
      date: '2025-04-15',
      passed: true,
    });
  });

  test('with an extension the days are counted from October', () => {
    expect(deadlineFor(day('2025-10-16'), true, sent('2025-10-15', '2025-10-16')).date).toBe('2025-10-21');
    expect(deadlineFor(day('2025-06-03'), true, sent('2025-06-01', '2025-06-02')).date).toBe('2025-10-15');
  });
});
