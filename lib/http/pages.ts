import { type ApiInit, request } from '@/lib/http/client';

/** The longest page that a list gives (contract section 1). */
const pageLength = 100;

/** One page of a list, and where the next one starts; null at the end. */
export type ListPage<T> = { entries: T[]; next: string | null };

/**
 * Reads one page of a list (contract section 1). T is the type of one entry, as in `api`. Throws ApiError for any
 * non-2xx status.
 */
export async function readPage<T>(
  path: string,
  query: URLSearchParams,
  signal: AbortSignal,
  more: Pick<ApiInit, 'background'> = {},
): Promise<ListPage<T>> {
  const response = await request(`${path}?${query}`, { signal, ...more });
  const entries: T[] = await response.json();
  return { entries, next: response.headers.get('x-next-cursor') };
}

/**
 * Reads a list that comes in pages from its first to its last entry, following X-Next-Cursor.
 * T and what is thrown as in `readPage`.
 */
export async function readAllPages<T>(path: string, signal: AbortSignal): Promise<T[]> {
  const entries: T[] = [];
  const seen = new Set<string>();
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: String(pageLength) });
    if (cursor !== null) query.set('cursor', cursor);
    const page: ListPage<T> = await readPage<T>(path, query, signal);
    entries.push(...page.entries);
    cursor = page.next;
    // A cursor that comes back twice would never end.
    if (cursor !== null && seen.has(cursor)) break;
    if (cursor !== null) seen.add(cursor);
  } while (cursor !== null);
  return entries;
}
