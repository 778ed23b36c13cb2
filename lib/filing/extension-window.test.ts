import { extensionWindow, whyTooLate } from './extension-window';

const day = (text: string) => new Date(`${text}T16:00:00Z`);
const windowOn = (text: string) => extensionWindow(day(text), null, 2024);

describe('until when Form 4868 can be filed', () => {
  test('by everyone through April 15, 2025, in Eastern time', () => {
    expect(windowOn('2025-04-15')).toEqual({
      open: 'everyone',
      lastDay: '2025-04-15',
      // June 15, 2025 is a Sunday.
      lastDayAbroad: '2025-06-16',
    });
    expect(whyTooLate(windowOn('2025-04-15'), false, 2024)).toBeNull();
    expect(extensionWindow(new Date('2025-04-16T03:59:00Z'), null, 2024).open).toBe('everyone');
  });

  test('by those abroad through June 16, 2025, and then by nobody', () => {
    expect(windowOn('2025-04-16').open).toBe('abroad');
    expect(whyTooLate(windowOn('2025-04-16'), true, 2024)).toBeNull();
    expect(whyTooLate(windowOn('2025-04-16'), false, 2024)).toMatch(
      /^It’s too late for Form 4868 unless you lived and worked, or were on military duty, outside the United States and Puerto Rico on April 15, 2025\. It was due April 15, 2025\. File your return/,
    );
    expect(windowOn('2025-06-16').open).toBe('abroad');
    expect(windowOn('2025-06-17').open).toBe('nobody');
    expect(whyTooLate(windowOn('2025-06-17'), true, 2024)).toContain('It was due June 16, 2025.');
    expect(whyTooLate(windowOn('2026-11-24'), false, 2024)).toContain('It was due April 15, 2025.');
  });

  test('sent in time and rejected: five days more', () => {
    const rejected = { sentAt: day('2025-04-15'), rejectedAt: day('2025-04-16') };
    expect(extensionWindow(day('2025-04-20'), rejected, 2024)).toMatchObject({
      open: 'everyone',
      lastDay: '2025-04-20',
    });
    expect(extensionWindow(day('2025-04-21'), rejected, 2024).open).toBe('abroad');
    const late = { sentAt: day('2025-04-16'), rejectedAt: day('2025-04-16') };
    expect(extensionWindow(day('2025-04-17'), late, 2024).open).toBe('abroad');
  });

  test('the due date of another year', () => {
    expect(extensionWindow(day('2026-04-15'), null, 2025)).toMatchObject({
      open: 'everyone',
      lastDayAbroad: '2026-06-15',
    });
  });
});
