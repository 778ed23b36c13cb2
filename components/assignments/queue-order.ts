/** The queue as it was last on screen, for the way from one case to the next. Ids only, in this tab's memory. */
let order: readonly string[] = [];

/** Remembers in which order the clients stand. */
export function keepOrder(ids: readonly string[]): void {
  order = ids;
}

/** Who stands after this client; null at the end, or when the queue wasn't on screen in this tab. */
export function nextInOrder(clientId: string): string | null {
  const at = order.indexOf(clientId);
  return at < 0 ? null : (order[at + 1] ?? null);
}
