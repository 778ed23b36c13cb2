import { listInstallments } from './reminders';

const line = (value: number) => ({ label: 'Payment', value, unit: 'money' as const });
const results = {
  lines: { '1040-es': { '15a': line(100), '15b': line(0), '15c': line(300), '15d': line(400) } },
};
const dueAt = (now: string) => listInstallments(results, 2024, new Date(now)).map(({ due }) => due);

test('a calendar gets the payments that are still to come, by the day in Washington', () => {
  expect(dueAt('2025-03-01T12:00:00Z')).toEqual(['2025-04-15', '2025-09-15', '2026-01-15']);
  expect(dueAt('2025-09-16T03:00:00Z')).toEqual(['2025-09-15', '2026-01-15']);
  expect(dueAt('2025-09-16T05:00:00Z')).toEqual(['2026-01-15']);
  expect(dueAt('2026-01-16T12:00:00Z')).toEqual([]);
});
