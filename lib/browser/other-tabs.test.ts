import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { hearOtherTabs } from './other-tabs';

/** A tab with one list on screen; what it tells others goes to `tell`. */
async function openTab(tell: (message: string) => void = () => undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  let count = 0;
  const look = jest.fn(() => Promise.resolve((count += 1)));
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: look });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch({ cancelRefetch: false });
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: true });
  const channel: Parameters<typeof hearOtherTabs>[1] = { postMessage: tell, onmessage: null };
  const stop = hearOtherTabs(client, channel, { window, document });
  return {
    look,
    window,
    document,
    hear: () => channel.onmessage?.(new MessageEvent('message')),
    save: () => new MutationObserver(client, { mutationFn: () => Promise.resolve('ok') }).mutate(),
    show: () => {
      document.hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
      return new Promise((resolve) => setTimeout(resolve, 0));
    },
    close: () => [stop(), leave(), client.clear()],
  };
}

it('a tab that comes to the front asks again for what another one changed, once', async () => {
  const first = await openTab();
  const second = await openTab(first.hear);
  await second.save();
  expect(first.look).toHaveBeenCalledTimes(1);
  await first.show();
  expect(first.look).toHaveBeenCalledTimes(2);
  await first.show();
  expect(first.look).toHaveBeenCalledTimes(2);
  first.close();
  second.close();
});

it('a window beside it does so when it gets the focus', async () => {
  const tab = await openTab();
  tab.document.hidden = false;
  tab.hear();
  tab.window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(tab.look).toHaveBeenCalledTimes(2);
  tab.close();
});

it('asks nothing when no other tab saved anything', async () => {
  const tab = await openTab();
  await tab.show();
  expect(tab.look).toHaveBeenCalledTimes(1);
  tab.close();
});
