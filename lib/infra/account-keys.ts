import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { seal, unseal } from './crypto';
import type { Transaction } from './db';
import type { SealContext } from './sealed-columns';

/**
 * Each account has a key of its own, sealed with the field keys, and each of its files a key that is wrapped with it. So
 * nobody reads a file without the field keys; a rotation seals one row an account anew instead of every file; and once
 * an account's row is gone, nothing opens what it stored, wherever copies of the bytes lie.
 */
const contextOf = (userId: string): SealContext => `AccountKey.secret:${userId}`;

/** The account's key; made at its first use. */
async function keyOfAccount(tx: Transaction, userId: string): Promise<Buffer> {
  const known = await tx.accountKey.findUnique({ where: { userId } });
  if (known !== null) return openSecret(userId, known.secret);
  const secret = seal(randomBytes(32).toString('base64url'), contextOf(userId));
  // Two at once: one row stays, and both read it.
  await tx.accountKey.createMany({ data: [{ userId, secret }], skipDuplicates: true });
  const row = await tx.accountKey.findUniqueOrThrow({ where: { userId } });
  return openSecret(userId, row.secret);
}

const openSecret = (userId: string, secret: string): Buffer =>
  Buffer.from(unseal(secret, contextOf(userId)), 'base64url');

/** Wraps a file's key for its row: `key:v1:<iv>:<ciphertext and tag>`, bound to the file's address. */
export async function wrapFileKey(
  tx: Transaction,
  userId: string,
  fileKey: Buffer,
  address: string,
): Promise<string> {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOfAccount(tx, userId), iv);
  cipher.setAAD(Buffer.from(`Document.fileKey:${address}`));
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  return `key:v1:${iv.toString('base64url')}:${body.toString('base64url')}`;
}

/** A file's key by what its row holds and what the row of its account holds. @throws Error when one does not fit */
export function unwrapFileKey(userId: string, secret: string, wrapped: string, address: string): Buffer {
  const [tag, version, iv = '', body = ''] = wrapped.split(':');
  if (tag !== 'key' || version !== 'v1') throw new Error('not a wrapped key');
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', openSecret(userId, secret), Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(`Document.fileKey:${address}`));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
}
