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

/**
 * Checks what a screen has to show: again and again until it holds, since a screen follows what is done on it a moment
 * later, and on a busy machine a long moment. What the check says last is what fails. Not for what must hold at every
 * moment ("the secret is not there"): that is checked at once.
 */
export async function soon(check: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + patienceMs; ;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
