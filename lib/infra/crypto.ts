import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { env } from '@/lib/env';
import { type AccountKey, requireHeld } from './held-keys';
import type { SealContext } from './sealed-columns';

/**
 * Field encryption: AES-256-GCM with a key id, so that keys rotate without a stop.
 * Stored form: `enc:v1:<key id>:<iv>:<ciphertext and tag>`, base64url. The context (for example
 * `Answer.value:<return id>`) is authenticated: a value copied to another row does not open.
 *
 * What belongs to an account is sealed with its own key (lib/infra/account-keys.ts), which the field keys seal:
 * `enc:v2:<user id>.<fingerprint of the key>:<iv>:<ciphertext and tag>`. Its first byte says whether the text is packed.
 */
interface KeyRing {
  first: string;
  keys: Map<string, Buffer>;
}

let ring: KeyRing | undefined;

function keyRing(): KeyRing {
  if (ring !== undefined) return ring;
  const list = env().FIELD_ENCRYPTION_KEYS;
  if (list === undefined)
    throw new Error('FIELD_ENCRYPTION_KEYS is not set: start with `npm run up` or `npm run dev`.');
  const keys = new Map<string, Buffer>();
  for (const entry of list.split(',')) {
    const [id = '', encoded = ''] = entry.split(':');
    const key = Buffer.from(encoded, 'base64');
    if (key.length !== 32) throw new Error(`FIELD_ENCRYPTION_KEYS: key "${id}" is not 32 bytes long`);
    keys.set(id, key);
  }
  const [first = ''] = keys.keys();
  ring = { first, keys };
  return ring;
}

/** Encrypts text with the newest key, bound to its context. */
export function seal(text: string, context: SealContext): string {
  const { first, keys } = keyRing();
  const key = keys.get(first);
  if (key === undefined) throw new Error('FIELD_ENCRYPTION_KEYS has no key');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `enc:v1:${first}:${iv.toString('base64url')}:${body.toString('base64url')}`;
}

const [asItIs, packed] = [0, 1];
/** Shorter texts gain nothing. */
const packedFrom = 1024;

/** Encrypts text with the key of an account, bound to its context. */
export function sealFor(key: AccountKey, text: string, context: SealContext): string {
  const plain = Buffer.from(text, 'utf8');
  const body =
    plain.length < packedFrom
      ? [Buffer.of(asItIs), plain]
      : [Buffer.of(packed), deflateRawSync(plain, { level: 1 })];
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([
    ...body.map((part) => cipher.update(part)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `enc:v2:${key.userId}.${key.id}:${iv.toString('base64url')}:${sealed.toString('base64url')}`;
}

function open(key: Buffer, iv: string, body: string, context: SealContext): Buffer {
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
}

/**
 * Opens what `seal` or `sealFor` made.
 * @throws Error when the text was not sealed here, its key is unknown, it was altered, or the context differs
 */
export function unseal(sealed: string, context: SealContext): string {
  const [tag, version, keyName = '', iv = '', body = ''] = sealed.split(':');
  if (tag !== 'enc') throw new Error('not an encrypted field');
  if (version === 'v2') {
    const [userId = '', id = ''] = keyName.split('.');
    const plain = open(requireHeld(userId, id).bytes, iv, body, context);
    const text = plain.subarray(1);
    return (plain[0] === packed ? inflateRawSync(text) : text).toString('utf8');
  }
  if (version !== 'v1') throw new Error('not an encrypted field');
  const key = keyRing().keys.get(keyName);
  if (key === undefined) throw new Error(`FIELD_ENCRYPTION_KEYS has no key "${keyName}"`);
  return open(key, iv, body, context).toString('utf8');
}

/** A random token of 256 bits for cookies and links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, so that a leaked table opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The id of the key that sealed a text; null for a text that is not sealed. */
export function keyIdOf(stored: string): string | null {
  return /^enc:v1:([A-Za-z0-9_-]{1,16}):/.exec(stored)?.[1] ?? null;
}

/** The ids of the keys that are set here; the first one seals. */
export const listKeyIds = (): string[] => [...keyRing().keys.keys()];

/** Keys for checking only, of field keys that are no longer set: see lib/infra/retired-mac-keys.ts. */
const retired = new Map<string, Buffer>();

/** Makes a kept key known to this process. */
export function learnMacKey(keyId: string, purpose: string, secret: Buffer): void {
  retired.set(`${keyId}:${purpose}`, secret);
}

/**
 * The key of one purpose, derived from a field key: it checks, and opens nothing that is sealed.
 * @throws Error when that field key is unknown here
 */
export function deriveMacKey(keyId: string, purpose: string): Buffer {
  const key = keyRing().keys.get(keyId);
  if (key !== undefined) return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const kept = retired.get(`${keyId}:${purpose}`);
  if (kept === undefined) throw new Error(`FIELD_ENCRYPTION_KEYS has no key "${keyId}"`);
  return kept;
}

/**
 * HMAC-SHA-256 that only the holder of the field keys can make. The key is derived from a field key for this one
 * purpose; `keyId` says which, so that old ones stay checkable after a rotation.
 * @throws Error when that key is unknown here
 */
export function authenticate(
  text: string,
  purpose: string,
  keyId = keyRing().first,
): { keyId: string; mac: string } {
  const derived = deriveMacKey(keyId, purpose);
  return { keyId, mac: createHmac('sha256', derived).update(text).digest('base64url') };
}
