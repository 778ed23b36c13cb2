import { easternDay } from '@/lib/format/day';
import { deadlineFor } from './deadline';

const day = (text: string) => new Date(`${text}T16:00:00Z`);
const sent = (sentAt: string, rejectedAt: string) => ({ sentAt: day(sentAt), rejectedAt: day(rejectedAt) });

describe('the day that counts', () => {
  test('April 15, and October 15 with an extension', () => {
    expect(deadlineFor(day('2025-03-01'), false, null)).toEqual({
      date: '2025-04-15',
      passed: false,
      text: 'File and pay by this date.',
    });
    expect(deadlineFor(day('2025-06-01'), true, null)).toEqual({
      date: '2025-10-15',
      passed: false,
      text: 'You have an extension to file, but not to pay. Tax was due April 15, 2025.',
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
  test('of a return sent in time: five days after the due date to send it again, ten to mail it', () => {
    expect(deadlineFor(day('2025-04-17'), false, sent('2025-04-14', '2025-04-16'))).toEqual({
      // A Sunday: weekends don’t move it.
      date: '2025-04-20',
      passed: false,
      text: 'You sent the return on time. It counts as timely filed if you resend it by this date and the IRS accepts it, or if you mail it by April 26, 2025.',
    });
    expect(deadlineFor(day('2025-04-21'), false, sent('2025-04-14', '2025-04-16')).passed).toBe(true);
    // Rejected five days before: the IRS still finds the rejection when it looks back.
    expect(deadlineFor(day('2025-04-12'), false, sent('2025-04-10', '2025-04-10'))).toMatchObject({
      date: '2025-04-20',
      text: expect.stringMatching(/mail it by April 20, 2025/),
    });
    expect(deadlineFor(day('2025-04-12'), false, sent('2025-04-09', '2025-04-09')).date).toBe('2025-04-15');
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
    expect(deadlineFor(day('2025-10-16'), true, sent('2025-10-15', '2025-10-16')).date).toBe('2025-10-20');
    expect(deadlineFor(day('2025-06-03'), true, sent('2025-06-01', '2025-06-02')).date).toBe('2025-10-15');
  });
});
