import { execFileSync } from 'node:child_process';
import { formatDay } from './day';

test.each([
  ['2025-04-15', 'April 15, 2025'],
  ['2024-12-31', 'December 31, 2024'],
])('%s is %s', (day, words) => {
  expect(formatDay(day)).toBe(words);
});

/** A clock's place is read once in a process: each place gets one of its own. */
const readAt = (zone: string, moment: string) =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', '--eval', `console.log(require('./lib/format/day.ts').formatDay('${moment}'))`],
    { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  ).trim();

test.each([
  ['Pacific/Honolulu', '2025-01-01T08:00:00.000Z', 'December 31, 2024'],
  ['Asia/Tokyo', '2024-12-31T16:00:00.000Z', 'January 1, 2025'],
  ['Pacific/Honolulu', '2025-04-15', 'April 15, 2025'],
])('in %s, %s is %s', (zone, day, words) => {
  expect(readAt(zone, day)).toBe(words);
});
