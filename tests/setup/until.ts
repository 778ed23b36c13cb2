/** How long a test waits for something that has to come. A machine with other work may take many times its usual. */
const patienceMs = 150_000;

/**
 * Looks again and again until there is something to give.
 * @throws Error with these words when it never comes
 */
export async function until<T>(
  failure: string,
  look: () => Promise<T | null | undefined | false>,
  pauseMs = 100,
): Promise<T> {
  for (const end = Date.now() + patienceMs; ;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
