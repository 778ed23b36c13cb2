let pasted = '';

/** More than one cell: rows of a spreadsheet or of a broker's list. */
export const isManyCells = (text: string): boolean => /\t|\n[^\n]*\S/u.test(text.trim());

/** Takes rows that were pasted into a box along to the screen that loads lists. */
export function keepPasted(text: string): void {
  pasted = text;
}

/** What was pasted, once. */
export function takePasted(): string {
  const text = pasted;
  pasted = '';
  return text;
}
