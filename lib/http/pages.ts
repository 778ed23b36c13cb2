import { request } from '@/lib/http/client';

/** The longest page that a list gives (contract section 1). */
const pageLength = 100;

/**
 * Reads a list that comes in pages from its first to its last entry, following X-Next-Cursor.
 * T is the type of one entry, as in `api`. Throws ApiError for any non-2xx status.
 */
export async function readAllPages<T>(path: string, signal: AbortSignal): Promise<T[]> {
  const entries: T[] = [];
  const seen = new Set<string>();
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: String(pageLength) });
    if (cursor !== null) query.set('cursor', cursor);
    const response: Response = await request(`${path}?${query}`, { signal });
    const page: T[] = await response.json();
    entries.push(...page);
    cursor = response.headers.get('x-next-cursor');
    // A cursor that comes back twice would never end.
    if (cursor !== null && seen.has(cursor)) break;
    if (cursor !== null) seen.add(cursor);
  } while (cursor !== null);
  return entries;
}
