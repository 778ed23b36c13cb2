import { Prisma } from '@/.generated/prisma/client';
import { queueEmailOnce } from '@/lib/accounts/mail-work';
import { noteAccess } from '@/lib/audit/note-access';
import type { Actor } from '@/lib/auth/actor';
import { hasConsent, holdConsent } from '@/lib/consents/queries';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { can, dependsOnPermission, type ReturnAction } from './policy';

declare const proof: unique symbol;

/** Proof that an actor may do `A` with this return. Only `openReturn` makes one, so a forgotten check cannot compile. */
export interface OpenReturn<A extends ReturnAction> {
  readonly [proof]: A;
  readonly id: string;
  readonly ownerId: string;
  readonly actor: Actor;
  readonly requestId: string;
}

/** Who asks, in which request. Route handlers, jobs and tools hand it in. */
export interface ReturnCall {
  actor: Actor;
  requestId: string;
}

/**
 * Loads a return and asks the policy.
 * @throws AppError not_found when it is not there or not the actor's business; forbidden when the actor may see it
 *   but not do this
 */
export async function openReturn<A extends ReturnAction>(
  call: ReturnCall,
  id: string,
  action: A,
): Promise<OpenReturn<A>> {
  const { actor, requestId } = call;
  const [found] = await db().$queryRaw<{ id: string; userId: string; assigned: boolean }[]>`
    SELECT "id", "userId", EXISTS (SELECT FROM "Assignment" a
      WHERE a."preparerId" = ${actor.id} AND a."clientId" = "TaxReturn"."userId") AS "assigned"
    FROM "TaxReturn" WHERE "id" = ${id}`;
  if (found === undefined) throw new AppError('not_found');
  const assigned = actor.role === 'preparer' && found.assigned;
  const changesAllowed =
    assigned && dependsOnPermission(action) && (await hasConsent(found.userId, 'preparer-changes'));
  const decision = can(actor, action, { ownerId: found.userId, assigned, changesAllowed });
  if (decision !== 'yes') throw new AppError(decision);
  await noteAccess(call, {
    action: 'return.opened',
    objectType: 'TaxReturn',
    objectId: found.id,
    ownerId: found.userId,
  });
  return { id: found.id, ownerId: found.userId, actor, requestId } as OpenReturn<A>;
}

/** True when the preparer is assigned to the client right now. */
export async function isAssigned(preparerId: string, clientId: string): Promise<boolean> {
  const pair = await db().assignment.findUnique({
    where: { preparerId_clientId: { preparerId, clientId } },
    select: { id: true },
  });
  return pair !== null;
}

/**
 * Holds a preparer's assignment until the transaction ends: one that is removed at the same moment waits or wins, never
 * both. For owners there is nothing to hold.
 * @throws AppError not_found when it has ended
 */
export async function holdAssigned(
  tx: Transaction,
  { actor, ownerId }: { actor: Actor; ownerId: string },
): Promise<void> {
  if (actor.id === ownerId) return;
  const pairs = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Assignment" WHERE "preparerId" = ${actor.id} AND "clientId" = ${ownerId} FOR SHARE`;
  if (pairs.length === 0) throw new AppError('not_found');
}

/**
 * Holds, in the transaction of a change, what lets somebody else than the owner make it: the assignment and the owner's
 * permission; the owner hears of the changes of a day by one email. For owners there is nothing to hold. Comes after the
 * writes that touch the owner's row.
 * @throws AppError not_found when the assignment has ended, forbidden when the permission was taken back
 */
export async function holdChangesAllowed(
  tx: Transaction,
  open: { actor: Actor; ownerId: string },
): Promise<void> {
  if (open.actor.id === open.ownerId) return;
  await holdAssigned(tx, open);
  if (!(await holdConsent(tx, open.ownerId, 'preparer-changes')))
    throw new AppError('forbidden', 'Your client no longer lets their preparer make changes.');
  await queueEmailOnce(tx, 'preparer-changed', open.ownerId, 24 * 60 * 60_000);
}

/** What a write sees of the return after locking it against other writes. */
export interface LockedReturn {
  status: 'draft' | 'in_review' | 'approved' | 'filed';
  stale: boolean;
  calculated: boolean;
  version: number;
  /** Signed and on its way to the IRS: nothing changes until the answer is there. */
  onItsWay: boolean;
  /** Signed by somebody and not sent: who changes it ends the signatures. */
  signed: boolean;
}

/** What `toLocked` takes, of the return's own row. */
export const progressColumns = Prisma.sql`replace("status"::text, '-', '_') AS "status", "stale",
  "calculatedAt" IS NOT NULL AS "calculated", "version", "efileState"::text AS "efileState"`;

/** What PostgreSQL gives of the row. */
export interface ProgressRow extends Omit<LockedReturn, 'onItsWay' | 'signed'> {
  efileState: string | null;
}

export function toLocked({ status, stale, calculated, version, efileState }: ProgressRow): LockedReturn {
  const onItsWay = efileState === 'queued' || efileState === 'transmitted';
  const signed = efileState === 'ready' || efileState === 'signed';
  return { status, stale, calculated, version, onItsWay, signed };
}

/** Locks the return's row until the transaction ends, so that answers, documents and calculations queue up. */
export async function lockReturn(tx: Transaction, open: { id: string }): Promise<LockedReturn> {
  const [row] = await tx.$queryRaw<ProgressRow[]>`
    SELECT ${progressColumns} FROM "TaxReturn" WHERE "id" = ${open.id} FOR UPDATE`;
  if (row === undefined) throw new AppError('not_found');
  return toLocked(row);
}
