import { dehydrate, hashKey, QueryClient, type DehydratedState, type QueryKey } from '@tanstack/react-query';
import { notFound, unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/infra/log';

/**
 * One entry of the browser's cache, filled on the server while a page renders: the key that the room's hook uses, and
 * the read behind the endpoint that the hook would ask.
 */
export interface Prefetch {
  fill: (client: QueryClient) => Promise<void>;
}

/**
 * Fills what `useQuery` reads.
 * @param reply the reply schema of the endpoint: what the HTML holds is what the API would have sent
 */
export const prefetch = <T>(
  queryKey: QueryKey,
  reply: z.ZodType<T>,
  read: () => Promise<T> | T,
): Prefetch => ({
  fill: (client) =>
    client.fetchQuery({ queryKey, queryFn: async () => reply.parse(await read()) }).then(nothing),
});

/** Fills the first page of what `useInfiniteQuery` reads. `entry` is the schema of one entry. */
export const prefetchPages = <T>(
  queryKey: QueryKey,
  entry: z.ZodType<T>,
  read: () => Promise<{ entries: T[]; next: string | null }>,
): Prefetch => ({
  fill: async (client) => {
    const { entries, next } = await read();
    const page = { entries: z.array(entry).parse(entries), next };
    client.setQueryData(queryKey, { pages: [page], pageParams: [null] });
  },
});

/** Reads a list to its end, as `readAllPages` of the browser does over the API. */
export async function readEveryPage<T>(
  read: (page: { cursor?: string; limit: number }) => Promise<{ entries: T[]; next: string | null }>,
): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  do {
    const { entries, next }: { entries: T[]; next: string | null } = await read({
      limit: 100,
      ...(cursor === null ? {} : { cursor }),
    });
    all.push(...entries);
    cursor = next === cursor ? null : next;
  } while (cursor !== null);
  return all;
}

/**
 * Reads all that a page shows, into a cache of its own for this request. A read that fails is logged and left out: the
 * screen then asks the API and shows its own error, with a way to try again. What isn't there, or isn't this person's,
 * is a 404.
 */
export async function readPageData(
  requestId: string,
  list: () => Promise<readonly Prefetch[]>,
): Promise<DehydratedState> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const report = (error: unknown) => {
    unstable_rethrow(error);
    if (error instanceof AppError && error.code === 'not_found') notFound();
    // A refusal (nothing is calculated yet, say) is no fault.
    if (error instanceof AppError) return;
    log.error({ requestId, error: describeError(error) }, 'a read of a page failed');
  };
  try {
    const results = await Promise.allSettled((await list()).map(({ fill }) => fill(client)));
    for (const result of results) if (result.status === 'rejected') report(result.reason);
  } catch (error) {
    report(error);
  }
  return dehydrate(client);
}

/** What was read under a key, for what the server draws itself; undefined when that read failed or was none of the page's. */
export function knownIn<T>({ queries }: DehydratedState, queryKey: QueryKey): T | undefined {
  const hash = hashKey(queryKey);
  return queries.find(({ queryHash }) => queryHash === hash)?.state.data as T | undefined;
}

/** The part of it that the browser's cache starts with. */
export function onlyKnown({ queries, ...rest }: DehydratedState, keys: readonly QueryKey[]): DehydratedState {
  const hashes = new Set(keys.map(hashKey));
  return { ...rest, queries: queries.filter(({ queryHash }) => hashes.has(queryHash)) };
}

const nothing = () => undefined;
