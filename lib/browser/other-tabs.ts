import { type QueryClient } from '@tanstack/react-query';

/** What this needs of a BroadcastChannel and of a window. */
interface Channel {
  postMessage: (message: string) => void;
  onmessage: ((event: MessageEvent) => void) | null;
}
interface Page {
  window: EventTarget;
  document: EventTarget & { readonly hidden: boolean };
}

const name = 'plainfile.saved';

/**
 * Tells the other tabs of this browser that something was saved. A tab that heard it asks for everything on screen again
 * as soon as somebody turns to it; until then nothing moves under their hands. The reply stops it.
 */
export function hearOtherTabs(client: QueryClient, channel: Channel, { window, document }: Page): () => void {
  let isOld = false;
  channel.onmessage = () => {
    isOld = true;
  };
  const stop = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') channel.postMessage(name);
  });
  const refresh = () => {
    // An answer on its way isn't in what the server would reply: the next look will do.
    if (!isOld || document.hidden || client.isMutating() > 0) return;
    isOld = false;
    void client.invalidateQueries();
  };
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('focus', refresh);
  return () => {
    stop();
    channel.onmessage = null;
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('focus', refresh);
  };
}

/** The same for this tab, where the browser has such channels. */
export function keepUpWithTabs(client: QueryClient): (() => void) | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  const stop = hearOtherTabs(client, channel, { window, document });
  return () => {
    stop();
    channel.close();
  };
}
