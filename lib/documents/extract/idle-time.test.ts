import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endIdlePace, findIdleStart, isStarved } from './idle-time';

const hasProc = existsSync('/proc/self/stat');

test('who got less than half of a processor is starved', () => {
  const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
  expect(isStarved(sleeper.pid ?? 0, 3_600_000)).toBe(hasProc);
  // This process has computed for longer than a millisecond.
  expect(isStarved(process.pid, 1)).toBe(false);
  sleeper.kill('SIGKILL');
});

test('nobody is starved who is gone', () => {
  expect(isStarved(2 ** 22 + 1, 4000)).toBe(false);
});

test('the idle start is a command that runs Node, or nothing', async () => {
  const start = await findIdleStart();
  expect([[], ['chrt', '--idle', '0']]).toContainEqual(start);
});

test('the idle pace of a process that is gone can’t be ended', async () => {
  expect(await endIdlePace(2 ** 22 + 1)).toBe(false);
});
