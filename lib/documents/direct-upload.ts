import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { type DirectTarget, newStorageKey, storage } from '@/lib/infra/storage';
import { addDocument } from './commands';
import {
  arriving,
  cleanName,
  documentTypes,
  dropStored,
  type ReceivedFile,
  requireType,
} from './receive-upload';
import { uploadLimit } from './limits';
import { requireRoom } from './room';
import { type DirectDone, type DirectInput, type Document } from './schema';
import { storeSealed } from './stored-file';
import { openTargetReturn, openUploadTarget } from './upload-target';

/**
 * Files above a host's body limit go from the browser straight to storage: a grant for one key, the bytes, and then
 * the same checks as for an upload in one piece. Nothing of the file counts before the last step.
 */

interface Call {
  actor: Actor;
  requestId: string;
}

const hour = 60 * 60_000;
/** Files of one person that are under way at once: their bytes lie in storage before they count as the account's. */
const mostGrants = 40;

/**
 * Lets the actor's browser store one file within an hour.
 * @param input.size in bytes, as the browser says it; what arrives is measured again
 * @throws AppError too_large above 50 MB or beyond the account's limit; conflict while too many are under way; as openReturn does for a return that is named; forbidden for a preparer who
 *   names none
 */
export async function grantDirectUpload(
  call: Call,
  { size, taxReturnId }: DirectInput,
): Promise<{ id: string; target: DirectTarget }> {
  const open = await openTargetReturn(call, taxReturnId);
  if (size > uploadLimit) throw new AppError('too_large', 'Files can be up to 50 MB.');
  const storageKey = newStorageKey('documents');
  const expiresAt = new Date(Date.now() + hour);
  const target = await storage().direct(storageKey, { limit: uploadLimit, until: expiresAt });
  const { id } = await db().$transaction(async (tx) => {
    // Many asked for at once are counted one after the other.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${call.actor.id} FOR UPDATE`;
    await requireRoom(tx, open?.ownerId ?? call.actor.id, size);
    const underWay = await tx.directUpload.count({
      where: { userId: call.actor.id, expiresAt: { gt: new Date() } },
    });
    if (underWay >= mostGrants)
      throw new AppError('conflict', 'You have too many unfinished uploads. Wait an hour, then try again.');
    const row = await tx.directUpload.create({ data: { userId: call.actor.id, storageKey, expiresAt } });
    await recordAudit(tx, sourceOf(call), {
      action: 'document.upload-granted',
      objectType: 'DirectUpload',
      objectId: row.id,
      ownerId: call.actor.id,
    });
    return row;
  });
  return { id, target };
}

/**
 * Takes the bytes where storage is ours, once: what is checked later cannot be exchanged.
 * @throws AppError not_found for a grant that is not the actor's, over, or for another storage; conflict when the
 *   bytes came before; too_large above 50 MB; invalid when they break off
 */
export async function receiveDirectBytes(
  call: Call,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<void> {
  const grant = await findGrant(call, id);
  const target = await storage().direct(grant.storageKey, { limit: uploadLimit, until: grant.expiresAt });
  if (target.kind !== 'here') throw new AppError('not_found');
  if (body === null) throw new AppError('invalid', 'This file is empty.');
  await db().$transaction(async (tx) => {
    const { count } = await tx.directUpload.updateMany({
      where: { id, receivedAt: null },
      data: { receivedAt: new Date() },
    });
    if (count === 0) throw new AppError('conflict', 'This part was already uploaded.');
    await recordAudit(tx, sourceOf(call), {
      action: 'document.bytes-received',
      objectType: 'DirectUpload',
      objectId: id,
      ownerId: call.actor.id,
    });
  });
  const bytes = arriving(Readable.fromWeb(body as NodeStream<Uint8Array>));
  try {
    await storage().put(grant.storageKey, Readable.from(bytes, { objectMode: false }), uploadLimit);
    // Finished, and so ended, before its bytes were there: nothing leads to them.
    const granted = await db().directUpload.count({ where: { id } });
    const kept = await db().document.count({ where: { storageKey: grant.storageKey } });
    if (granted + kept === 0) await dropStored(grant.storageKey);
  } catch (error) {
    await db().directUpload.updateMany({ where: { id }, data: { receivedAt: null } });
    throw error;
  }
}

/**
 * Makes the bytes that lie in storage a document, after the checks of every upload. A refusal ends the grant and
 * removes the bytes.
 * @throws AppError not_found without a grant; invalid when nothing has arrived or it is empty; unsupported_type by
 *   its content; too_large; conflict when the return is filed or the grant is being finished already
 */
export async function finishDirectUpload(call: Call, id: string, input: DirectDone): Promise<Document> {
  const { storageKey } = await findGrant(call, id);
  const claimed = await db().directUpload.updateMany({
    where: { id, claimedAt: null },
    data: { claimedAt: new Date() },
  });
  if (claimed.count === 0) throw new AppError('conflict', 'This upload is already being completed.');
  try {
    const { name, ...fields } = input;
    const file: ReceivedFile = { ...(await sealStored(storageKey)), name: cleanName(name), fields };
    const document = await addDocument(call, file, await openUploadTarget(call, file), async (tx) => {
      await tx.directUpload.delete({ where: { id } });
      // The bytes as the browser sent them: gone with the same transaction, also when this process ends here.
      await enqueueJob(tx, 'delete-file', storageKey);
    });
    await dropStored(storageKey);
    return document;
  } catch (error) {
    // The grant first: bytes that arrive from now on find it gone and go, too.
    await db().directUpload.deleteMany({ where: { id } });
    await dropStored(storageKey);
    throw error;
  }
}

/** Removes what was granted and never finished. Called by the cron route. @returns how many there were */
export async function dropUnfinishedUploads(): Promise<number> {
  // A finish that began in time may still be reading the bytes: an hour's grace.
  const over = await db().directUpload.findMany({
    where: { expiresAt: { lt: new Date(Date.now() - hour) } },
    take: 100,
  });
  for (const { id, storageKey } of over) {
    const { count } = await db().directUpload.deleteMany({ where: { id } });
    if (count === 1) await dropStored(storageKey);
  }
  return over.length;
}

async function findGrant(call: Call, id: string) {
  const grant = await db().directUpload.findUnique({ where: { id } });
  if (grant === null || grant.userId !== call.actor.id || grant.expiresAt < new Date())
    throw new AppError('not_found');
  return grant;
}

/** Checks what the browser stored and encrypts it under an address of its own: a host's storage takes only plain bytes. */
async function sealStored(key: string): Promise<Omit<ReceivedFile, 'name' | 'fields'>> {
  const stored = await storage().get(key);
  if (stored === null) throw new AppError('invalid', 'The file didn’t arrive. Upload it again.');
  let head = Buffer.alloc(0);
  const noted = async function* () {
    for await (const chunk of Readable.fromWeb(stored as NodeStream<Uint8Array>)) {
      const bytes = Buffer.from(chunk as Uint8Array);
      if (head.length < 1024) head = Buffer.concat([head, bytes.subarray(0, 1024 - head.length)]);
      yield bytes;
    }
  };
  const storageKey = newStorageKey('documents');
  try {
    const sealed = await storeSealed(storageKey, noted(), uploadLimit);
    return { storageKey, contentType: requireType(head, documentTypes), ...sealed };
  } catch (error) {
    await dropStored(storageKey);
    throw error;
  }
}
