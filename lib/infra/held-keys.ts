import { createHash } from 'node:crypto';

/** The data key of an account. `id` is a fingerprint: what was sealed says which key of the account opens it. */
export interface AccountKey {
  readonly userId: string;
  readonly id: string;
  readonly bytes: Buffer;
}

interface Held {
  key: AccountKey;
  since: number;
  /** Read from a row that is committed, so that what is sealed with it can be opened by everybody. */
  isCommitted: boolean;
}

/** After so long a key is read from its row again: the key of a deleted account leaves the memory of every process. */
const keptFor = 10 * 60_000;
/** Whoever has just been told that a key is there still finds it. */
const grace = 60_000;
const atMost = 20_000;

// One for the process: the code of routes is loaded more than once.
const holder = globalThis as { plainfileAccountKeys?: Map<string, Held> };
const held = () => (holder.plainfileAccountKeys ??= new Map<string, Held>());
let lookedThrough = 0;

const nameOf = (userId: string, id: string) => `${userId}.${id}`;

/** A key by its bytes. */
export function toAccountKey(userId: string, bytes: Buffer): AccountKey {
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 8).replaceAll('-', '_');
  return { userId, id, bytes };
}

function dropOld(now: number): void {
  if (now - lookedThrough < grace) return;
  lookedThrough = now;
  for (const [name, { since }] of held()) if (now - since > keptFor + grace) held().delete(name);
}

/** Keeps a key at hand for `unseal`. */
export function holdKey(key: AccountKey, isCommitted: boolean): void {
  const keys = held();
  const now = Date.now();
  dropOld(now);
  const name = nameOf(key.userId, key.id);
  const known = keys.get(name);
  keys.delete(name);
  keys.set(name, { key, since: now, isCommitted: isCommitted || known?.isCommitted === true });
  if (isCommitted) keys.set(key.userId, { key, since: now, isCommitted });
  // The oldest go first; a list of people holds a few hundred at once.
  for (const oldest of keys.keys()) {
    if (keys.size <= atMost) break;
    keys.delete(oldest);
  }
}

/** Whether `unseal` finds this key for a while. */
export function isHeld(userId: string, id: string): boolean {
  const found = held().get(nameOf(userId, id));
  return found !== undefined && Date.now() - found.since < keptFor;
}

/** The key that an account seals with, when it is at hand. */
export function heldKeyOf(userId: string): AccountKey | null {
  const found = held().get(userId);
  return found !== undefined && Date.now() - found.since < keptFor ? found.key : null;
}

/** What an account stored is there, and its key is not: the account was deleted, and a backup brought its rows back. */
export class KeyIsGone extends Error {}

/** The key that something was sealed with. @throws KeyIsGone when it was not read, because it is gone with its account */
export function requireHeld(userId: string, id: string): AccountKey {
  const found = held().get(nameOf(userId, id));
  if (found === undefined) throw new KeyIsGone('this account’s key was destroyed or couldn’t be read');
  return found.key;
}

/** Forgets the keys of a deleted account. */
export function forgetKeysOf(userId: string): void {
  for (const name of held().keys()) if (name === userId || name.startsWith(`${userId}.`)) held().delete(name);
}
