import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { AppError } from '@/lib/errors';
import { unwrapFileKey } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { newFileKey, openFile, sealedSize, sealFile } from '@/lib/infra/file-cipher';
import { storage } from '@/lib/infra/storage';

/** What a document's row says about its bytes. */
export interface StoredFile {
  storageKey: string;
  /** The file's key, wrapped with its owner's; null for one that was stored before files were encrypted. */
  fileKey: string | null;
}

/**
 * Encrypts a stream and stores it under this key.
 * @returns size and SHA-256 of the bytes as they came, and the key that opens them
 * @throws AppError too_large when more than `limit` bytes arrive; nothing is kept then
 */
export async function storeSealed(
  storageKey: string,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<{ size: number; sha256: string; secret: Buffer }> {
  const secret = newFileKey();
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* () {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > limit)
        throw new AppError('too_large', `Files can be up to ${Math.floor(limit / 1_048_576)} MB.`);
      hash.update(chunk);
      yield chunk;
    }
  };
  const sealed = Readable.from(sealFile(measured(), secret, storageKey), { objectMode: false });
  await storage().put(storageKey, sealed, sealedSize(limit));
  return { size, sha256: hash.digest('hex'), secret };
}

/**
 * The bytes of a document, decrypted as they stream; null when there is no such file.
 * @throws Error when its owner's key is gone
 */
export async function openStored(
  ownerId: string,
  { storageKey, fileKey }: StoredFile,
): Promise<ReadableStream<Uint8Array> | null> {
  const stream = await storage().get(storageKey);
  if (stream === null || fileKey === null) return stream;
  try {
    const account = await db().accountKey.findUniqueOrThrow({ where: { userId: ownerId } });
    const secret = unwrapFileKey(ownerId, account.secret, fileKey, storageKey);
    const sealed = Readable.fromWeb(stream as NodeStream<Uint8Array>);
    const opened = Readable.from(openFile(sealed, secret, storageKey), { objectMode: false });
    return Readable.toWeb(opened) as ReadableStream<Uint8Array>;
  } catch (error) {
    await stream.cancel();
    throw error;
  }
}
