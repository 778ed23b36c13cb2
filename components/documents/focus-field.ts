/** The id of a field's control, for labels and for moving the focus there. */
export const fieldId = (path: string): string => `field-${path}`;

/** Marks controls whose value still waits for a look; focusNextDoubt finds them by it. */
export const doubtMark = 'data-in-doubt';

/** Focuses a field's control and brings it into view; false when it is not on the page. */
export function focusField(path: string): boolean {
  const control = document.getElementById(fieldId(path));
  if (control === null) return false;
  control.closest('details')?.setAttribute('open', '');
  control.focus();
  return true;
}

/**
 * After a value is confirmed: goes to the next one in doubt, below first, then from the top; else to the next field.
 * The one just confirmed may still carry its mark, because its save is under way.
 */
export function focusNextDoubt(path: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-field-control]')];
  const at = all.findIndex(({ id }) => id === fieldId(path));
  const later = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  const next = later.find((control) => control.hasAttribute(doubtMark)) ?? all[at + 1];
  next?.focus();
}
