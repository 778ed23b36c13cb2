import { Prisma } from '@/.generated/prisma/client';
import { findUserIds } from '@/lib/accounts/queries';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import { writeCsvRow } from './csv';
import type { AuditFilter, AuditLogEntry, AuditLogQuery } from './schema';

/** People that a search may mean; a longer part of the name narrows it. */
const peopleFound = 200;
/** Rows of one export. More are exported by narrower dates. */
const exportLimit = 100_000;
const exportBatch = 1_000;

interface Row extends Omit<AuditLogEntry, 'id' | 'at' | 'actor' | 'owner' | 'role'> {
  id: bigint;
  at: Date;
  actorId: string | null;
  actorRole: string;
  ownerId: string | null;
}

/** The audit log, newest first. Only route handlers and pages for administrators call this. */
export async function listAuditLog(
  query: AuditLogQuery,
): Promise<{ entries: AuditLogEntry[]; next: string | null }> {
  const conditions = await conditionsOf(query);
  const rows = await readRows(conditions, query.cursor, query.limit + 1);
  const shown = rows.slice(0, query.limit);
  return {
    entries: await withPeople(shown),
    next: rows.length > query.limit ? (shown.at(-1)?.id.toString() ?? null) : null,
  };
}

async function conditionsOf({ q, area, from, to }: AuditFilter): Promise<Prisma.Sql[]> {
  const conditions: Prisma.Sql[] = [];
  if (q !== undefined && q !== '') {
    const ids = await findUserIds(q, peopleFound);
    conditions.push(Prisma.sql`(e."actorId" = ANY(${ids}) OR e."ownerId" = ANY(${ids}))`);
  }
  if (area !== undefined) conditions.push(Prisma.sql`e."action" LIKE ${`${area}.%`}`);
  if (from !== undefined) conditions.push(Prisma.sql`e."at" >= ${from}::date`);
  if (to !== undefined) conditions.push(Prisma.sql`e."at" < ${to}::date + 1`);
  return conditions;
}

function readRows(conditions: Prisma.Sql[], before: string | undefined, take: number): Promise<Row[]> {
  const all = [...conditions];
  if (before !== undefined) all.push(Prisma.sql`e."id" < ${BigInt(before)}`);
  return db().$queryRaw<Row[]>`
    SELECT e."id", e."at", e."action", e."actorId", e."actorRole", e."ownerId", e."objectType", e."objectId",
      e."requestId", e."detail", a."network"
    FROM "AuditEvent" e LEFT JOIN "AuditAddress" a ON a."eventId" = e."id"
    ${all.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(all, ' AND ')}`}
    ORDER BY e."id" DESC LIMIT ${take}`;
}

async function withPeople(rows: readonly Row[]): Promise<AuditLogEntry[]> {
  const ids = [...new Set(rows.flatMap(({ actorId, ownerId }) => [actorId ?? [], ownerId ?? []].flat()))];
  const people = await db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  const known = new Map(
    people.map(({ id, firstName, lastName, email }) => [
      id,
      { id, name: `${firstName} ${lastName}`.trim() || email, email },
    ]),
  );
  return rows.map(({ id, at, actorId, actorRole, ownerId, ...rest }) => ({
    ...rest,
    id: id.toString(),
    at: at.toISOString(),
    role: actorRole,
    actor: known.get(actorId ?? '') ?? null,
    owner: known.get(ownerId ?? '') ?? null,
  }));
}

/** Leaves an audit row for an export: who took which rows out. */
export async function recordAuditExport(
  source: { actor: Actor; requestId: string },
  { q, area, from, to }: AuditFilter,
): Promise<void> {
  const detail = {
    searched: q !== undefined && q !== '',
    area: area ?? 'all',
    from: from ?? '',
    to: to ?? '',
  };
  await db().$transaction((tx) =>
    recordAudit(tx, sourceOf(source), { action: 'audit.exported', objectType: 'AuditEvent', detail }),
  );
}

/** The same rows as CSV, newest first, up to 100,000. Times are UTC. */
export async function* exportAuditLog(filter: AuditFilter): AsyncGenerator<Uint8Array> {
  const conditions = await conditionsOf(filter);
  const encoder = new TextEncoder();
  yield encoder.encode(
    writeCsvRow([
      'number',
      'time (UTC)',
      'action',
      'role',
      'by',
      'by email',
      'data of',
      'data of email',
      'object',
      'object id',
      'request id',
      'network',
      'detail',
    ]),
  );
  let before: string | undefined;
  for (let count = 0; count < exportLimit; count += exportBatch) {
    const rows = await readRows(conditions, before, exportBatch);
    const entries = await withPeople(rows);
    yield encoder.encode(entries.map((entry) => writeCsvRow(columnsOf(entry))).join(''));
    if (rows.length < exportBatch) return;
    before = rows.at(-1)?.id.toString();
  }
}

const columnsOf = (entry: AuditLogEntry): string[] => [
  entry.id,
  entry.at,
  entry.action,
  entry.role,
  entry.actor?.name ?? '',
  entry.actor?.email ?? '',
  entry.owner?.name ?? '',
  entry.owner?.email ?? '',
  entry.objectType,
  entry.objectId ?? '',
  entry.requestId ?? '',
  entry.network ?? '',
  entry.detail === null ? '' : JSON.stringify(entry.detail),
];
