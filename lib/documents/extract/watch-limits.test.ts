import { spawn } from 'node:child_process';
import { readListing, readUsage, watchUsage, type Usage } from './watch-limits';

it('reads what /proc says', () => {
  const status = 'Name:\tnode\nVmPeak:\t  900000 kB\nVmRSS:\t   51200 kB\nThreads:\t7\n';
  const stat = `42 (node) S 1 42 42 0 -1 4194304 9 0 0 0 150 50 0 0 20 0 7 0 99 1 2`;
  expect(readUsage(status, stat)).toEqual({
    memory: 52_428_800,
    computing: 2000,
  });
  expect(readUsage('', '')).toBeNull();
});

it.each([
  [' 51200 00:00:02\n', 2000],
  ['51200   0:02.50', 2500],
  ['51200 01:02:03', 3_723_000],
  ['51200 2-01:00:00', 176_400_000],
])('reads what ps says: %s', (listing, computing) => {
  expect(readListing(listing)).toEqual({ memory: 52_428_800, computing });
});

it('knows nothing of a process that has ended', () => {
  expect(readListing('')).toBeNull();
});

it('sees a process grow and work, and stops looking when asked', async () => {
  const child = spawn(process.execPath, [
    '-e',
    'const kept = Buffer.alloc(150e6, 1); const end = Date.now() + 20000; while (Date.now() < end) kept[0] += 1;',
  ]);
  const seen: Usage[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = watchUsage(child.pid ?? 0, (usage) => {
    seen.push(usage);
    if (usage.memory > 150e6 && usage.computing > 200) child.kill('SIGKILL');
  });
  await ended;
  stop();
  const count = seen.length;
  expect(count).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen).toHaveLength(count);
  expect(child.signalCode).toBe('SIGKILL');
});
