/** Where the next page of a list starts, and how long it is. */
export interface Page {
  cursor?: string | undefined;
  limit: number;
}

/**
 * Reads one page of a list. The cursor is the id of the last entry shown; one that is not in the list gives no entries.
 *
 * Not Prisma's own cursor: its condition reads every row before the place (139 ms in the middle of 200,000). Here the
 * place's columns are read first, and the index of the order goes on from there.
 * @param findPlace the columns of the order of the entry with this id, or null when the list has no such entry
 * @param findRows the first `take` rows after the place, or from the start
 */
export async function readListPage<P, R extends { id: string }>(
  { cursor, limit }: Page,
  findPlace: (id: string) => Promise<P | null>,
  findRows: (place: P | null, take: number) => Promise<R[]>,
): Promise<{ shown: R[]; next: string | null }> {
  const place = cursor === undefined ? null : await findPlace(cursor);
  if (cursor !== undefined && place === null) return { shown: [], next: null };
  const rows = await findRows(place, limit + 1);
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** Newest first; entries of the same moment by id. */
export const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

/** The columns of that order. */
export const placeColumns = { id: true, createdAt: true } as const;

/** The condition of what comes after a place in that order. The first half of it is what the index understands. */
export const olderThan = (place: { id: string; createdAt: Date } | null) =>
  place === null
    ? {}
    : {
        createdAt: { lte: place.createdAt },
        AND: [{ OR: [{ createdAt: { lt: place.createdAt } }, { id: { lt: place.id } }] }],
      };
