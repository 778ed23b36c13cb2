import { Prisma } from '@/.generated/prisma/client';
import type { Transaction } from './db';

/** The condition, in a write of `writeIf`, that the guard found its row. Elsewhere it is not known. */
export const guardHolds = Prisma.sql`EXISTS (SELECT FROM "guard")`;

/**
 * Sends several writes to the database in one statement, all of them or none: each way there and back costs as much as the
 * write itself, and a transaction two more. They must not touch the same row and must not need each other's results; all
 * of them see the rows as they were before.
 * @param guard an UPDATE whose WHERE says what must still be as it was read. PostgreSQL waits for whoever holds the row
 *   and asks anew. Each of the other writes says `guardHolds` itself.
 * @returns false when the guard found no such row: nothing is written then
 */
export async function writeIf(
  tx: Transaction,
  guard: Prisma.Sql,
  writes: readonly Prisma.Sql[],
): Promise<boolean> {
  const named = writes.map((write, at) => Prisma.sql`${Prisma.raw(`"write${at}"`)} AS (${write})`);
  const [row] = await tx.$queryRaw<{ holds: boolean }[]>`
    WITH ${Prisma.join([Prisma.sql`"guard" AS (${guard} RETURNING 1)`, ...named])} SELECT ${guardHolds} AS "holds"`;
  return row?.holds === true;
}
