import { noteAccess } from '@/lib/audit/note-access';
import type { Actor } from '@/lib/auth/actor';
import { hasConsent } from '@/lib/consents/queries';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { isAssigned } from '@/lib/returns/access';
import { can, dependsOnPermission, type DocumentAction } from './policy';

/** Not exported: nobody else can write this key. */
const proof = Symbol('proof');

/** Proof that an actor may do `A` with this document. Only the functions below make one. */
export interface OpenDocument<A extends DocumentAction> {
  readonly [proof]: A;
  readonly id: string;
  readonly ownerId: string;
  readonly taxReturnId: string | null;
  readonly storageKey: string;
  readonly fileKey: string | null;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly actor: Actor;
  readonly requestId: string;
}

interface Call {
  actor: Actor;
  requestId: string;
}

/**
 * What an owner reads about it later. What was read from a document is masked for others; the document itself shows every
 * number on it, so looking at it is another thing.
 */
type Look = 'document.opened' | 'document.file-opened';

/**
 * Loads a document and asks the policy.
 * @param ownerId whose it has to be: a preparer's screen of one client shows no document of another
 * @throws AppError not_found when it is not there or not the actor's business; forbidden when only reading is allowed
 */
export async function openDocument<A extends DocumentAction>(
  call: Call,
  id: string,
  action: A,
  ownerId?: string,
): Promise<OpenDocument<A>> {
  return open(call, { id, ...(ownerId === undefined ? {} : { userId: ownerId }) }, action, 'document.opened');
}

/** The same for the storage key of a file's address (`/objects/…`). */
export async function openFile(call: Call, storageKey: string): Promise<OpenDocument<'read'>> {
  return open(call, { storageKey }, 'read', 'document.file-opened');
}

/** The same for pictures of a document's pages, which show what the file shows. */
export async function openPages(call: Call, id: string): Promise<OpenDocument<'read'>> {
  return open(call, { id }, 'read', 'document.file-opened');
}

async function open<A extends DocumentAction>(
  call: Call,
  where: { id: string; userId?: string } | { storageKey: string },
  action: A,
  look: Look,
): Promise<OpenDocument<A>> {
  const found = await db().document.findUnique({
    where,
    select: {
      id: true,
      userId: true,
      taxReturnId: true,
      storageKey: true,
      fileKey: true,
      name: true,
      contentType: true,
      sizeBytes: true,
    },
  });
  if (found === null) throw new AppError('not_found');
  const { userId, ...rest } = found;
  const assigned = call.actor.role === 'preparer' && (await isAssigned(call.actor.id, userId));
  const changesAllowed =
    assigned && dependsOnPermission(action) && (await hasConsent(userId, 'preparer-changes'));
  const decision = can(call.actor, action, { ownerId: userId, assigned, changesAllowed });
  if (decision !== 'yes') throw new AppError(decision);
  await noteAccess(call, {
    action: look,
    objectType: 'Document',
    objectId: found.id,
    ownerId: userId,
  });
  const { actor, requestId } = call;
  return { [proof]: action, ...rest, ownerId: userId, actor, requestId };
}

/**
 * Locks the document's row until the transaction ends. Its return comes first, as everywhere: the other way round, a
 * deletion and a document that has just been read wait for each other, and the database ends one of them.
 */
export async function lockDocument(tx: Transaction, id: string, returnId: string | null): Promise<void> {
  if (returnId !== null) await tx.$queryRaw`SELECT 1 FROM "TaxReturn" WHERE "id" = ${returnId} FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "Document" WHERE "id" = ${id} FOR UPDATE`;
}
