import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { seal, unseal } from './crypto';
import type { Transaction } from './db';
import { type AccountKey, heldKeyOf, holdKey, toAccountKey } from './held-keys';
import type { SealContext } from './sealed-columns';

/**
 * Each account has a key of its own, sealed with the field keys. It seals the account's answers, what was read from its
 * documents, its results and chats (`sealFor`), and wraps the key of each of its files. So nobody reads them without the
 * field keys; a rotation seals one row an account anew; and once an account's row is gone, nothing opens what it
 * stored, wherever copies of the rows and bytes lie.
 */
const contextOf = (userId: string): SealContext => `AccountKey.secret:${userId}`;

/** A key by what its row holds. @throws Error when no field key opens it */
export const openAccountKey = (userId: string, secret: string): AccountKey =>
  toAccountKey(userId, Buffer.from(unseal(secret, contextOf(userId)), 'base64url'));

interface KeyRow {
  secret: string;
  /** Written in this very transaction: it may still be taken back. */
  isOurs: boolean | null;
}

const readRow = (tx: Transaction, userId: string): Promise<KeyRow[]> => tx.$queryRaw<KeyRow[]>`
  SELECT "secret", xmin = pg_current_xact_id_if_assigned()::xid AS "isOurs" FROM "AccountKey" WHERE "userId" = ${userId}`;

/** The key that an account seals with; made at its first use. */
export async function accountKeyOf(tx: Transaction, userId: string): Promise<AccountKey> {
  const atHand = heldKeyOf(userId);
  if (atHand !== null) return atHand;
  let [row] = await readRow(tx, userId);
  if (row === undefined) {
    const secret = seal(randomBytes(32).toString('base64url'), contextOf(userId));
    // Two at once: one row stays, and both read it.
    await tx.accountKey.createMany({ data: [{ userId, secret }], skipDuplicates: true });
    [row] = await readRow(tx, userId);
    if (row === undefined) throw new Error('the key of an account is missing');
  }
  const key = openAccountKey(userId, row.secret);
  holdKey(key, row.isOurs !== true);
  return key;
}

/** Wraps a file's key for its row: `key:v1:<iv>:<ciphertext and tag>`, bound to the file's address. */
export async function wrapFileKey(
  tx: Transaction,
  userId: string,
  fileKey: Buffer,
  address: string,
): Promise<string> {
  const iv = randomBytes(12);
  const { bytes } = await accountKeyOf(tx, userId);
  const cipher = createCipheriv('aes-256-gcm', bytes, iv);
  cipher.setAAD(Buffer.from(`Document.fileKey:${address}`));
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  return `key:v1:${iv.toString('base64url')}:${body.toString('base64url')}`;
}

/** A file's key by what its row holds and what the row of its account holds. @throws Error when one does not fit */
export function unwrapFileKey(userId: string, secret: string, wrapped: string, address: string): Buffer {
  const [tag, version, iv = '', body = ''] = wrapped.split(':');
  if (tag !== 'key' || version !== 'v1') throw new Error('not a wrapped key');
  const bytes = Buffer.from(body, 'base64url');
  const key = openAccountKey(userId, secret);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(`Document.fileKey:${address}`));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
}
