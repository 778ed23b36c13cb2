type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'preventDefault' | 'stopPropagation'>;

/**
 * A key that is held is one press. Without this, Enter held half a second on a form or a button sends again and again,
 * also on what takes its place: the next question, the next value to confirm. Only in text of several lines does a held
 * Enter mean more than one.
 */
export function dropHeldEnter(event: Press): void {
  if (event.key !== 'Enter' || !event.repeat) return;
  if (event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Before anybody else hears of the key. @returns stops it */
export function ignoreHeldEnter(target: Window): () => void {
  target.addEventListener('keydown', dropHeldEnter, { capture: true });
  return () => target.removeEventListener('keydown', dropHeldEnter, { capture: true });
}
