import { z } from 'zod';
import { Prisma } from '@/.generated/prisma/client';
import { AppError } from '@/lib/errors';
import { sealFor, unseal } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import type { AccountKey } from '@/lib/infra/held-keys';

/**
 * How long something removed can be taken back, in seconds. The screen offers it for ten; the rest is for a slow line, and
 * for the password that may have to be entered first.
 */
export const undoSeconds = 60;

export const RemovalKind = z.enum(['answer', 'item', 'sales', 'document']);
export type RemovalKind = z.infer<typeof RemovalKind>;

interface Removal {
  id: string;
  /** Who removed it, and alone may take it back. */
  actorId: string;
  returnId: string | null;
  kind: RemovalKind;
  content: unknown;
}

/**
 * The statement that keeps what was removed, encrypted, until its time is over.
 * @param when keeps it only then
 */
export function removalStatement(
  key: AccountKey,
  { id, actorId, returnId, kind, content }: Removal,
  when: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  const sealed = sealFor(key, JSON.stringify(content), `Removal.content:${id}`);
  // By the database's clock, as it is asked of it: instances whose clocks differ agree.
  return Prisma.sql`
    INSERT INTO "Removal" ("id", "actorId", "returnId", "kind", "content", "expiresAt")
    SELECT ${id}, ${actorId}, ${returnId}, ${kind}, ${sealed},
      now() AT TIME ZONE 'UTC' + make_interval(secs => ${undoSeconds}::double precision)
    WHERE ${when}`;
}

/**
 * Takes what was removed out of its table, to be put back in the same transaction: two who undo at once get one of it.
 * @throws AppError not_found when there is none, its time is over, or somebody else removed it
 */
export async function takeRemoval(
  tx: Transaction,
  { id, actorId, returnId }: { id: string; actorId: string; returnId?: string },
): Promise<{ kind: RemovalKind; content: unknown }> {
  const mine = returnId === undefined ? Prisma.sql`true` : Prisma.sql`"returnId" = ${returnId}`;
  const [row] = await tx.$queryRaw<{ kind: string; content: string }[]>`
    DELETE FROM "Removal" WHERE "id" = ${id} AND "actorId" = ${actorId} AND ${mine}
      AND "expiresAt" > now() AT TIME ZONE 'UTC'
    RETURNING "kind", "content"`;
  if (row === undefined) throw new AppError('not_found');
  return {
    kind: RemovalKind.parse(row.kind),
    content: JSON.parse(unseal(row.content, `Removal.content:${id}`)),
  };
}

/** Forgets what can't be taken back any more. Called by the cron route. @returns how many rows there were */
export const dropExpiredRemovals = (): Promise<number> =>
  db().$executeRaw`DELETE FROM "Removal" WHERE "expiresAt" <= now() AT TIME ZONE 'UTC'`;
