import type { Transaction } from '@/lib/infra/db';

/** A request of somebody, a job, or a provider's webhook. */
export interface AuditSource {
  actorId: string | null;
  actorRole: 'client' | 'preparer' | 'admin' | 'anonymous' | 'system';
  requestId?: string;
}

export interface AuditEntry {
  action: string;
  objectType: string;
  objectId?: string;
  /** Whose data it is; shown to that person in the access log. */
  ownerId?: string;
  detail?: Record<string, string | number | boolean | string[]>;
}

/** Adds an audit row inside the transaction of the write it describes. */
export async function recordAudit(tx: Transaction, source: AuditSource, entry: AuditEntry): Promise<void> {
  await tx.auditEvent.create({
    data: {
      actorId: source.actorId,
      actorRole: source.actorRole,
      requestId: source.requestId ?? null,
      action: entry.action,
      objectType: entry.objectType,
      objectId: entry.objectId ?? null,
      ownerId: entry.ownerId ?? null,
      ...(entry.detail === undefined ? {} : { detail: entry.detail }),
    },
  });
}
