/**
 * Where the mark of a list goes when a key is pressed in its box; undefined for keys that are not about the list.
 * @param active the marked row, null while none is
 * @param length how many rows there are
 */
export function moveActive(key: string, active: number | null, length: number): number | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (length === 0) return null;
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % length;
  return active === null ? length - 1 : (active - 1 + length) % length;
}
