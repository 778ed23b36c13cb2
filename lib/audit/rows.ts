import type { Prisma } from '@/.generated/prisma/client';
import { hashToken } from '@/lib/infra/crypto';

export const auditColumns = {
  id: true,
  at: true,
  actorId: true,
  actorRole: true,
  action: true,
  objectType: true,
  objectId: true,
  ownerId: true,
  requestId: true,
  detail: true,
} as const;
export type AuditRow = Prisma.AuditEventGetPayload<{ select: typeof auditColumns }>;

/** One audit row as text that is the same whenever its columns are the same. */
export function digestRow(row: AuditRow): string {
  const { id, at, actorId, actorRole, action, objectType, objectId, ownerId, requestId, detail } = row;
  const columns = [String(id), at.toISOString(), actorId, actorRole, action, objectType, objectId, ownerId];
  return hashToken(JSON.stringify([...columns, requestId, inOrder(detail)]));
}

/** JSON with the keys of every object in order: the database keeps no order. */
function inOrder(value: Prisma.JsonValue): Prisma.JsonValue {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner ?? null)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
