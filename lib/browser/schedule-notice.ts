/** The event that is being handled right now; none between events, and none on a server. */
const isInEvent = (): boolean => 'event' in globalThis && globalThis.event !== undefined;

/**
 * When the screen hears what the data library has to say. What a click or a key begins is heard before the next event: by
 * the library's timer, the second click of a double click would come first on a busy machine, to a button that is not
 * disabled yet. All else waits for the timer: a mutation tells its caller that it succeeded before the screen changes,
 * and callers that leave the screen with that change would hear nothing otherwise.
 */
export function scheduleNotice(notice: () => void): void {
  if (isInEvent()) queueMicrotask(notice);
  else setTimeout(notice, 0);
}
