import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { messageKeys } from './keys';
import { watchUnread } from './look-for-unread';

/** A number on screen that was asked for once, and the window around it. */
async function watched(staleTime: number) {
  const client = new QueryClient();
  let count = 0;
  const look = jest.fn(() => Promise.resolve({ count: (count += 1), byClient: {} }));
  const observer = new QueryObserver(client, { queryKey: messageKeys.unread, queryFn: look, staleTime });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch({ cancelRefetch: false });
  const window = new EventTarget();
  const stop = watchUnread(client, window);
  const save = () => new MutationObserver(client, { mutationFn: () => Promise.resolve('ok') }).mutate();
  return { look, window, save, end: () => [stop(), leave(), client.clear()] };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('asks again when the window gets the focus, however new the number is', async () => {
  const { look, window, end } = await watched(Number.POSITIVE_INFINITY);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(look).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(look).toHaveBeenCalledTimes(2);
});

it('asks again after something was saved, unless the number is new', async () => {
  const old = await watched(0);
  await old.save();
  await settle();
  expect(old.look).toHaveBeenCalledTimes(2);
  old.end();
  const fresh = await watched(Number.POSITIVE_INFINITY);
  await fresh.save();
  await settle();
  expect(fresh.look).toHaveBeenCalledTimes(1);
  fresh.end();
});

it('no timer asks', async () => {
  jest.useFakeTimers();
  const { look, end } = await watched(0);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(look).toHaveBeenCalledTimes(1);
  end();
  jest.useRealTimers();
});
