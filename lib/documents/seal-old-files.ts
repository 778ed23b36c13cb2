import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { recordAudit } from '@/lib/audit/commands';
import { wrapFileKey } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { log } from '@/lib/infra/log';
import { newStorageKey, storage } from '@/lib/infra/storage';
import { uploadLimit } from './limits';
import { dropStored } from './receive-upload';
import { storeSealed } from './stored-file';

/** In one call of the clock; the next one goes on. */
const atOnce = 20;
/** Those that this process could not find or that are not what their rows say: a person has to look, not the clock. */
const broken = new Set<string>();
/** Whoever has just looked the old address up still finds the bytes there, a backup that is under way, too. */
const grace = 60 * 60_000;

interface OldFile {
  id: string;
  userId: string;
  storageKey: string;
  sha256: string;
  updatedAt: Date;
}

/**
 * Encrypts files that were stored before files were encrypted: under a new address, and the old bytes go with a job of
 * the transaction that writes it down. Called by the cron route. @returns how many there were
 */
export async function sealOldFiles(): Promise<number> {
  const rows = await db().document.findMany({
    where: { fileKey: null, id: { notIn: [...broken] } },
    orderBy: { uploadedAt: 'asc' },
    take: atOnce,
    select: { id: true, userId: true, storageKey: true, sha256: true, updatedAt: true },
  });
  let sealed = 0;
  for (const row of rows) if (await sealOne(row)) sealed += 1;
  return sealed;
}

async function sealOne(row: OldFile): Promise<boolean> {
  const old = await storage().get(row.storageKey);
  if (old === null) {
    log.error({ documentId: row.id }, 'a stored file is missing');
    broken.add(row.id);
    return false;
  }
  const storageKey = newStorageKey('documents');
  try {
    const plain = Readable.fromWeb(old as NodeStream<Uint8Array>);
    const { sha256, secret } = await storeSealed(storageKey, plain, uploadLimit);
    if (sha256 !== row.sha256) {
      log.error({ documentId: row.id }, 'a stored file is not what its row says');
      broken.add(row.id);
      await dropStored(storageKey);
      return false;
    }
    const isOurs = await db().$transaction(async (tx) => {
      const fileKey = await wrapFileKey(tx, row.userId, secret, storageKey);
      // Deleted meanwhile, or another instance was quicker.
      const [found] = await tx.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "Document" WHERE "id" = ${row.id} AND "fileKey" IS NULL FOR UPDATE`;
      if (found === undefined) return false;
      // Nothing that a person would see has changed.
      await tx.document.update({
        where: { id: row.id },
        data: { storageKey, fileKey, updatedAt: row.updatedAt },
      });
      await enqueueJob(tx, 'delete-file', row.storageKey, new Date(Date.now() + grace));
      await recordAudit(
        tx,
        { actorId: null, actorRole: 'system' },
        { action: 'document.file-encrypted', objectType: 'Document', objectId: row.id, ownerId: row.userId },
      );
      return true;
    });
    if (!isOurs) await dropStored(storageKey);
    return isOurs;
  } catch (error) {
    await dropStored(storageKey);
    throw error;
  }
}
