/** Id of the page's h1, wherever in the interview: what the cursor goes to when nothing is to be typed. */
export const headingId = 'interview-heading';

/** Moves the cursor to the heading, after a dialog that led to another question. */
export function focusHeading(): void {
  document.getElementById(headingId)?.focus();
}
