import { Prisma } from '@/.generated/prisma/client';
import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/infra/db';

/** A request of somebody, a job, or a provider's webhook. */
export interface AuditSource {
  actorId: string | null;
  actorRole: 'client' | 'preparer' | 'admin' | 'anonymous' | 'system';
  requestId?: string;
}

/** Whoever asks in this request, as the source of what they do. Proofs of access (`OpenReturn` and others) fit as well. */
export const sourceOf = ({ actor, requestId }: { actor: Actor; requestId: string }): AuditSource => ({
  actorId: actor.id,
  actorRole: actor.role,
  requestId,
});

export interface AuditEntry {
  action: string;
  objectType: string;
  objectId?: string;
  /** Whose data it is; shown to that person in the access log. */
  ownerId?: string;
  detail?: Record<string, string | number | boolean | string[]>;
}

/**
 * The statement that adds an audit row, for writes that go together with it (`writeIf`).
 * @param when adds it only then
 */
export function auditStatement(
  source: AuditSource,
  entry: AuditEntry,
  when: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  const detail = entry.detail === undefined ? null : JSON.stringify(entry.detail);
  return Prisma.sql`
    INSERT INTO "AuditEvent"
      ("at", "actorId", "actorRole", "requestId", "action", "objectType", "objectId", "ownerId", "detail")
    SELECT ${new Date()}::timestamp, ${source.actorId}, ${source.actorRole}, ${source.requestId ?? null}, ${entry.action},
      ${entry.objectType}, ${entry.objectId ?? null}, ${entry.ownerId ?? null}, ${detail}::jsonb
    WHERE ${when}`;
}

/** Adds an audit row inside the transaction of the write it describes. */
export async function recordAudit(tx: Transaction, source: AuditSource, entry: AuditEntry): Promise<void> {
  await tx.$executeRaw(auditStatement(source, entry));
}
