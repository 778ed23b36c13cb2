import { Prisma } from '@/.generated/prisma/client';
import type { Transaction } from './db';

/**
 * Sends several writes to the database in one statement: each way there and back costs as much as the write itself.
 * They must not touch the same row and must not need each other's results; all of them see the rows as they were before.
 */
export async function writeTogether(tx: Transaction, writes: readonly Prisma.Sql[]): Promise<void> {
  const named = writes.map((write, at) => Prisma.sql`${Prisma.raw(`"write${at}"`)} AS (${write})`);
  if (named.length > 0) await tx.$executeRaw`WITH ${Prisma.join(named)} SELECT`;
}
