import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { openExtraction } from './rows';

/** A text that was read from a document: the path of its box and what is printed there. */
export interface ReadText {
  path: string;
  value: string;
}

/**
 * Every text that was read from any document of the return's owner, confirmed or not. For what must never leave: names
 * and numbers are known here before anybody has calculated.
 */
export async function listReadTexts(open: OpenReturn<'read'>): Promise<ReadText[]> {
  const rows = await db().extraction.findMany({
    where: { document: { userId: open.ownerId } },
    orderBy: { id: 'asc' },
  });
  return rows.flatMap((row) =>
    openExtraction(row).fields.flatMap(({ path, value }) =>
      typeof value === 'string' && value !== '' ? [{ path, value }] : [],
    ),
  );
}
