/**
 * Loads another document in place of this one. Never resolves: what waits for it stays busy until this document is gone,
 * so that nothing is sent a second time on the way.
 */
export function leaveFor(address: string): Promise<never> {
  window.location.replace(address);
  return new Promise(() => undefined);
}
