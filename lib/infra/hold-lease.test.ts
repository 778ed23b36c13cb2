import { holdLease } from './hold-lease';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const times = { every: 15_000, longest: 60_000 };

test('a lease is renewed while the work goes on, and no more once it is done', async () => {
  const renew = jest.fn(() => Promise.resolve());
  let finish: (value: string) => void = () => undefined;
  const held = holdLease(times, renew, () => new Promise<string>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(31_000);
  expect(renew).toHaveBeenCalledTimes(2);
  finish('read');
  expect(await held).toBe('read');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('work that hangs keeps its lease no longer than it may', async () => {
  const renew = jest.fn(() => Promise.resolve());
  void holdLease(times, renew, () => new Promise<never>(() => undefined));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

test('a renewal that fails neither ends the work nor the renewing, and a failure of the work is passed on', async () => {
  const renew = jest.fn(() => Promise.reject(new Error('no connection')));
  let fail: (reason: Error) => void = () => undefined;
  const held = holdLease(times, renew, () => new Promise<never>((_, reject) => (fail = reject)));
  const outcome = expect(held).rejects.toThrow('it broke');
  await jest.advanceTimersByTimeAsync(31_000);
  expect(renew).toHaveBeenCalledTimes(2);
  fail(new Error('it broke'));
  await outcome;
});
