// Due work for a product without a host: what a cron job does there, `npm run up` does by itself.

/** Milliseconds between two calls, as docs/operations.md asks of a cron job. */
const everyMinute = 60_000;

/**
 * Calls the endpoint for due jobs until stopped. One call at a time: a slow one delays the next instead of doubling it.
 * A failed call is left to the next; the product logs its own errors.
 * @param {{ url: string, secret: string, every?: number }} options the product's address and CRON_SECRET
 * @returns {{ stop: () => void }}
 */
export function startClock({ url, secret, every = everyMinute }) {
  const stopping = new AbortController();
  let next;
  const call = async () => {
    await fetch(`${url}/api/cron/jobs`, {
      headers: { authorization: `Bearer ${secret}` },
      signal: stopping.signal,
    })
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined);
    if (!stopping.signal.aborted) next = setTimeout(() => void call(), every);
  };
  next = setTimeout(() => void call(), every);
  return {
    stop: () => {
      clearTimeout(next);
      stopping.abort();
    },
  };
}
