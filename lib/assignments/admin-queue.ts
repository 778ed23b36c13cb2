import { Prisma } from '@/.generated/prisma/client';
import { nameHas } from '@/lib/accounts/queries';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { newestReturn, toStatus } from '@/lib/returns/rows';
import type { AdminClient, AdminClientsQuery, Workload } from './desk-schema';
import { listExtended } from './queue';
import { person } from './rows';

const hasPreparer = Prisma.sql`EXISTS (SELECT 1 FROM "Assignment" a WHERE a."clientId" = "User"."id")`;
const latestReturn = Prisma.sql`SELECT r."status"::text FROM "TaxReturn" r WHERE r."userId" = "User"."id"
  ORDER BY r."taxYear" DESC, r."createdAt" DESC LIMIT 1`;
/** Milliseconds since 1970: as many digits until 2286, so that text compares as the numbers do. */
const joined = Prisma.sql`(extract(epoch FROM "User"."createdAt") * 1000)::bigint::text`;
const inOrder = Prisma.sql`ARRAY['draft', 'in-review', 'approved', 'filed']`;

/** What each order compares, as text; clients of the same text stand by their id. */
const orders: Record<AdminClientsQuery['sort'], Prisma.Sql> = {
  waiting: Prisma.sql`CASE WHEN ${hasPreparer} THEN '1' ELSE '0' END || ${joined}`,
  name: Prisma.sql`lower("lastName" || ' ' || "firstName" || ' ' || "email")`,
  joined,
  status: Prisma.sql`coalesce(array_position(${inOrder}, (${latestReturn}))::text, '0')`,
  preparer: Prisma.sql`coalesce((SELECT lower(min(p."lastName" || ' ' || p."firstName" || ' ' || p."email"))
    FROM "Assignment" a JOIN "User" p ON p."id" = a."preparerId" WHERE a."clientId" = "User"."id"), '')`,
};

function conditionsOf({ q, preparer, status }: AdminClientsQuery): Prisma.Sql[] {
  const conditions = [Prisma.sql`"role" = 'client'`];
  if (q) conditions.push(nameHas(q));
  if (preparer === 'none') conditions.push(Prisma.sql`NOT ${hasPreparer}`);
  else if (preparer !== undefined)
    conditions.push(
      Prisma.sql`"id" IN (SELECT a."clientId" FROM "Assignment" a WHERE a."preparerId" = ${preparer})`,
    );
  if (status !== undefined) conditions.push(Prisma.sql`coalesce((${latestReturn}), 'none') = ${status}`);
  return conditions;
}

/** Clients with their preparers, in one order, a page at a time. Only route handlers for administrators call this. */
export async function listAllClients(
  query: AdminClientsQuery,
): Promise<{ clients: AdminClient[]; next: string | null }> {
  const { cursor, limit, sort, direction } = query;
  const [after, way] =
    direction === 'asc' ? [Prisma.sql`>`, Prisma.sql`ASC`] : [Prisma.sql`<`, Prisma.sql`DESC`];
  const order = Prisma.sql`(${orders[sort]}) COLLATE "C"`;
  const place =
    cursor === undefined
      ? Prisma.sql`TRUE`
      : Prisma.sql`(${order}, "id") ${after} (SELECT ${order}, "id" FROM "User" WHERE "id" = ${cursor})`;
  const found = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE ${Prisma.join([...conditionsOf(query), place], ' AND ')}
    ORDER BY ${order} ${way}, "id" ${way} LIMIT ${limit + 1}`;
  const ids = found.slice(0, limit).map(({ id }) => id);
  return { clients: await readClientRows(ids), next: found.length > limit ? (ids.at(-1) ?? null) : null };
}

async function readClientRows(ids: string[]): Promise<AdminClient[]> {
  const rows = await db().user.findMany({
    where: { id: { in: ids } },
    select: {
      ...person,
      createdAt: true,
      assignmentsAsClient: {
        select: { preparer: { select: person } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
      taxReturns: {
        take: 1,
        orderBy: newestReturn,
        select: { id: true, taxYear: true, status: true, efileState: true },
      },
    },
  });
  const [extended, requests] = await Promise.all([
    listExtended(rows.flatMap(({ taxReturns }) => taxReturns).map(({ id }) => id)),
    db().informationRequest.groupBy({
      by: ['clientId'],
      where: { clientId: { in: ids }, closedAt: null },
      _count: { _all: true, answeredAt: true },
    }),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { createdAt, assignmentsAsClient, taxReturns, ...client } = row;
    const [taxReturn] = taxReturns;
    const asked = requests.find(({ clientId }) => clientId === id)?._count;
    const answeredRequests = asked?.answeredAt ?? 0;
    return {
      ...client,
      joinedAt: createdAt.toISOString(),
      preparers: assignmentsAsClient.map(({ preparer }) => ({
        id: preparer.id,
        name: `${preparer.firstName} ${preparer.lastName}`.trim() || preparer.email,
      })),
      taxReturn:
        taxReturn === undefined
          ? null
          : {
              taxYear: taxReturn.taxYear,
              status: toStatus(taxReturn.status),
              filing: taxReturn.efileState,
              extended: extended.has(taxReturn.id),
            },
      openRequests: (asked?._all ?? 0) - answeredRequests,
      answeredRequests,
    };
  });
}

interface WorkloadRow extends Omit<Workload, 'preparer' | 'notFiled'> {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** A preparer's pairs with the latest return of each client. */
const pairs = Prisma.sql`"Assignment" a JOIN LATERAL (
    SELECT r."id", r."status", r."stale", r."efileState", r."taxYear" FROM "TaxReturn" r
    WHERE r."userId" = a."clientId" ORDER BY r."taxYear" DESC, r."createdAt" DESC LIMIT 1) t ON TRUE`;

/** What every preparer has to do, those with the most to review first. Only route handlers for administrators call this. */
export async function readWorkload(): Promise<Workload[]> {
  const today = easternDay(new Date());
  const [rows, notFiled] = await Promise.all([
    db().$queryRaw<WorkloadRow[]>`
      SELECT p."id", p."email", p."firstName", p."lastName", p."suspendedAt" IS NOT NULL AS "suspended",
        (SELECT count(*)::int FROM "Assignment" a WHERE a."preparerId" = p."id") AS "clients",
        coalesce(w."toReview", 0)::int AS "toReview", coalesce(w."toSign", 0)::int AS "toSign",
        coalesce(w."cameBack", 0)::int AS "cameBack", coalesce(q."open", 0)::int AS "openRequests",
        coalesce(q."overdue", 0)::int AS "overdueRequests", coalesce(q."answered", 0)::int AS "answeredRequests"
      FROM "User" p
      LEFT JOIN (
        SELECT a."preparerId",
          count(*) FILTER (WHERE t."status" = 'in-review' AND NOT t."stale") AS "toReview",
          count(*) FILTER (WHERE t."status" = 'approved' AND t."efileState" IS NULL) AS "toSign",
          count(*) FILTER (WHERE t."efileState" IN ('rejected', 'failed')) AS "cameBack"
        FROM ${pairs} GROUP BY a."preparerId") w ON w."preparerId" = p."id"
      LEFT JOIN (
        SELECT a."preparerId",
          count(*) FILTER (WHERE r."answeredAt" IS NULL) AS "open",
          count(*) FILTER (WHERE r."answeredAt" IS NULL AND r."dueOn" < ${today}::date) AS "overdue",
          count(*) FILTER (WHERE r."answeredAt" IS NOT NULL) AS "answered"
        FROM "Assignment" a JOIN "InformationRequest" r ON r."clientId" = a."clientId" AND r."closedAt" IS NULL
        GROUP BY a."preparerId") q ON q."preparerId" = p."id"
      WHERE p."role" = 'preparer' AND p."email" NOT LIKE 'former-%@removed.invalid'
      ORDER BY "toReview" DESC, "clients" DESC, p."email" LIMIT 500`,
    db().$queryRaw<{ preparerId: string; taxYear: number; extended: boolean; count: number }[]>`
      SELECT a."preparerId", t."taxYear", f."id" IS NOT NULL AS "extended", count(*)::int AS "count"
      FROM ${pairs} LEFT JOIN LATERAL (
        SELECT f."id" FROM "Filing" f WHERE f."returnId" = t."id" AND f."kind" = '4868' AND f."state" = 'accepted'
        LIMIT 1) f ON TRUE
      WHERE t."status" <> 'filed' GROUP BY a."preparerId", t."taxYear", "extended" ORDER BY t."taxYear", "extended"`,
  ]);
  return rows.map(({ id, email, firstName, lastName, ...work }) => ({
    preparer: { id, email, firstName, lastName },
    ...work,
    notFiled: notFiled
      .filter(({ preparerId }) => preparerId === id)
      .map(({ taxYear, extended, count }) => ({ taxYear, extended, count })),
  }));
}
