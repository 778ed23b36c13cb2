import { type QueryClient } from '@tanstack/react-query';
import { messageKeys } from './keys';

/** Asks for the number of unread messages again, where a screen shows it. A look that is under way will do. */
export const lookForUnread = (client: QueryClient, onlyWhenOld = false): Promise<void> =>
  client.refetchQueries(
    { queryKey: messageKeys.unread, type: 'active', ...(onlyWhenOld ? { stale: true } : {}) },
    { cancelRefetch: false },
  );

/**
 * Asks again when the window gets the focus, and after each save. Saves follow one another quickly: a number of a few
 * seconds ago is new enough for them. The reply stops it.
 */
export function watchUnread(client: QueryClient, target: EventTarget): () => void {
  const onFocus = () => void lookForUnread(client);
  target.addEventListener('focus', onFocus);
  const stop = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void lookForUnread(client, true);
  });
  return () => {
    target.removeEventListener('focus', onFocus);
    stop();
  };
}
