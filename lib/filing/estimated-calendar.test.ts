import { estimatedDueDates, writeCalendar } from './estimated-calendar';

test('a payment that falls on a weekend is due on the next business day', () => {
  // 15 June 2025 is a Sunday.
  expect(estimatedDueDates(2025)).toEqual(['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15']);
  expect(estimatedDueDates(2026)).toEqual(['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']);
});

test('each payment is a day of its own, its amount in the description, a reminder a week before', () => {
  const text = writeCalendar(
    [
      { due: '2025-04-15', amount: 1250 },
      { due: '2026-01-15', amount: 1250 },
    ],
    2025,
    new Date('2025-03-01T10:00:00Z'),
  );
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20250415',
    'DTSTART;VALUE=DATE:20260115',
  ]);
  expect(lines).toContain('DTEND;VALUE=DATE:20250416');
  expect(lines).toContain(String.raw`SUMMARY:Estimated tax\, payment 1 of 4`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:Pay'))).toContain(
    String.raw`Pay $1\,250 at irs.gov`,
  );
  expect(lines.filter((line) => line === 'TRIGGER:-P7D')).toHaveLength(2);
  expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});

test('due dates that fall away do not renumber the events of a calendar that has them', () => {
  const one = writeCalendar([{ due: '2025-06-16', amount: 5 }], 2025, new Date(0));
  expect(one).toContain('payment 2 of 4');
});
