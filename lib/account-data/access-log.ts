import type { AuditEventModel } from '@/.generated/prisma/models';
import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import { AuditDetail, describeAccess, describeReason } from './access-words';
import type { AccessEntry } from './schema';

const roleNames: Record<string, string> = { preparer: 'Preparer', admin: 'Administrator', client: 'Client' };

/** What other people did with this person's data, newest first. The product's own work is left out. */
export async function listAccess(
  actor: Actor,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ entries: AccessEntry[]; next: string | null }> {
  const before = page.cursor !== undefined && /^\d{1,18}$/.test(page.cursor) ? BigInt(page.cursor) : null;
  const rows = await db().auditEvent.findMany({
    where: {
      ownerId: actor.id,
      actorId: { not: null },
      NOT: { actorId: actor.id },
      ...(before === null ? {} : { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: page.limit + 1,
  });
  const shown = rows.slice(0, page.limit);
  return {
    entries: await describeAll(shown),
    next: rows.length > page.limit ? (shown.at(-1)?.id.toString() ?? null) : null,
  };
}

async function describeAll(rows: AuditEventModel[]): Promise<AccessEntry[]> {
  const [people, documents] = await Promise.all([
    db().user.findMany({
      where: { id: { in: [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))] } },
      select: { id: true, firstName: true, lastName: true },
    }),
    db().document.findMany({
      where: {
        id: { in: [...new Set(rows.flatMap(({ objectType, objectId }) => objectOf(objectType, objectId)))] },
      },
      select: { id: true, name: true },
    }),
  ]);
  const nameOf = new Map(
    people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
  );
  const documentOf = new Map(documents.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const detail = AuditDetail.safeParse(row.detail ?? {}).data ?? {};
    const document = documentOf.get(row.objectId ?? '') ?? 'a document you deleted later';
    return {
      id: row.id.toString(),
      at: row.at.toISOString(),
      who: nameOf.get(row.actorId ?? '') || 'Former user',
      role: roleNames[row.actorRole] ?? row.actorRole,
      what: describeAccess(row.action, detail, document),
      reason: describeReason(detail),
    };
  });
}

const objectOf = (objectType: string, objectId: string | null): string[] =>
  objectType === 'Document' && objectId !== null ? [objectId] : [];
