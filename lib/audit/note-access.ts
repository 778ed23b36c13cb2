import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import { recordAudit, sourceOf } from './commands';

/** Looking at one thing again within this time is the same look, in milliseconds. */
const sameLook = 10 * 60_000;

interface Looked {
  /** `return.opened`, `document.opened`, … */
  action: string;
  objectType: string;
  objectId: string;
  ownerId: string;
}

/**
 * Records that somebody read another person's data, for that person's access log. One row for each object and ten
 * minutes: a screen that reads a return eight times opened it once. Reading one's own data leaves nothing.
 */
export async function noteAccess(
  { actor, requestId }: { actor: Actor; requestId: string },
  looked: Looked,
): Promise<void> {
  if (actor.id === looked.ownerId) return;
  const before = await db().auditEvent.findFirst({
    where: { actorId: actor.id, at: { gte: new Date(Date.now() - sameLook) }, ...looked },
    select: { id: true },
  });
  if (before !== null) return;
  await db().$transaction((tx) => recordAudit(tx, sourceOf({ actor, requestId }), looked));
}
