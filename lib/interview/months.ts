/** Twelve amounts of dollars and cents out of one text, January first; null when it is anything else. */
export function readMonths(text: string): number[] | null {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== 12 || !parts.every((part) => /^\d{1,10}(\.\d{1,2})?$/.test(part))) return null;
  return parts.map(Number);
}
