import { Prisma } from '@/.generated/prisma/client';
import { db } from '@/lib/infra/db';
import type { ListedUser, UserQuery } from './schema';

interface Row {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: ListedUser['role'];
  createdAt: Date;
  clients: number | null;
  suspendedAt: Date | null;
}

/**
 * People by role and by a part of name or address, newest first. Only route handlers for administrators call this.
 * Written as SQL, because it has to hit the index over the searched text (User_search_idx) and to go on from a row's
 * place instead of counting rows: with 200,000 people each page takes milliseconds.
 */
export async function listUsers(query: UserQuery): Promise<{ users: ListedUser[]; next: string | null }> {
  const { role, q, cursor, limit } = query;
  // Not the nobodies that the work of deleted preparers belongs to (lib/account-data/deletion.ts).
  const conditions = [Prisma.sql`"email" NOT LIKE 'former-%@removed.invalid'`];
  if (role !== undefined) conditions.push(Prisma.sql`"role" = ${role}::"Role"`);
  if (q) conditions.push(nameHas(q));
  if (cursor !== undefined) {
    conditions.push(
      Prisma.sql`("createdAt", "id") < (SELECT "createdAt", "id" FROM "User" WHERE "id" = ${cursor})`,
    );
  }
  const rows = await db().$queryRaw<Row[]>`
    SELECT "id", "email", "firstName", "lastName", "role"::text AS "role", "createdAt", "suspendedAt",
      CASE WHEN "role" = 'preparer' THEN
        (SELECT count(*)::int FROM "Assignment" a WHERE a."preparerId" = "User"."id") END AS "clients" FROM "User"
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${limit + 1}`;
  const shown = rows.slice(0, limit);
  return {
    users: shown.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      suspendedAt: row.suspendedAt?.toISOString() ?? null,
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Ids of up to `limit` people with this part of a name or address, the newest accounts first. */
export async function findUserIds(q: string, limit: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE ${nameHas(q)} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

const searchedText = Prisma.sql`lower("email" || ' ' || "firstName" || ' ' || "lastName")`;

/**
 * The condition that User_search_idx answers. Signs that mean something in a LIKE pattern are taken as themselves. The
 * index knows pieces of three letters; with one or two, only the beginnings of names and addresses are looked at: it
 * has those as pieces, and reading 200,000 people for every first letter would not do.
 */
export function nameHas(q: string): Prisma.Sql {
  const text = q.replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (q.length < 3) {
    const [first, later] = [`${text}%`, `% ${text}%`];
    return Prisma.sql`(${searchedText} LIKE lower(${first}) OR ${searchedText} LIKE lower(${later}))`;
  }
  return Prisma.sql`${searchedText} LIKE lower(${`%${text}%`})`;
}
