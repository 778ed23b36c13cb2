import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { del, get, list, put } from '@vercel/blob';
import { generateClientTokenFromReadWriteToken } from '@vercel/blob/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/**
 * How a browser sends one file to a key: with the host's client and a token for this key alone (`blob`), or through
 * our own address (`here`), where no host limits a body.
 */
export type DirectTarget = { kind: 'blob'; pathname: string; token: string } | { kind: 'here' };

/** Private files. Keys are made by us, never by a person. */
export interface Storage {
  /**
   * Stores a stream and returns its size and SHA-256 once the bytes are durable.
   * @throws AppError too_large when more than `limit` bytes arrive; nothing is kept then
   */
  put(key: string, body: Readable, limit: number): Promise<{ size: number; sha256: string }>;
  /** Lets a browser store one file of at most `limit` bytes under this key, until then. */
  direct(key: string, allowed: { limit: number; until: Date }): Promise<DirectTarget>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes the file; a missing one is fine. */
  delete(key: string): Promise<void>;
  /** Every file that was stored before this moment, half-stored ones too. */
  list(before: Date): AsyncGenerator<string>;
  /** Keeps a short text of ours beside the files; a later one of the same name takes its place. */
  writeNote(name: string, text: string): Promise<void>;
  /** The texts whose names begin like this, in order of their names. */
  readNotes(prefix: string): Promise<{ name: string; text: string }[]>;
  /** Throws when storage cannot be written. */
  check(): Promise<void>;
}

const folders = ['documents', 'training'] as const;

/** A new storage key: unguessable and without any part of the file's name. */
export function newStorageKey(folder: (typeof folders)[number]): string {
  return `${folder}/${randomUUID()}`;
}

function noteName(name: string): string {
  if (!/^[a-z0-9-]{1,80}$/.test(name)) throw new Error(`invalid note name: ${name}`);
  return name;
}

async function* measured(
  body: Readable,
  limit: number,
  totals: { size: number; hash: ReturnType<typeof createHash> },
) {
  for await (const chunk of body) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    totals.size += bytes.length;
    if (totals.size > limit)
      throw new AppError('too_large', `Files can be up to ${Math.floor(limit / 1_048_576)} MB.`);
    totals.hash.update(bytes);
    yield bytes;
  }
}

/** @throws whatever the disk says, but for "there is no such file" */
async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

function fileStorage(root: string): Storage {
  const locate = (key: string) => {
    if (!/^[a-z]+\/[0-9a-f-]{36}(?:\.part)?$/.test(key)) throw new AppError('not_found');
    return path.join(/* turbopackIgnore: true */ root, key);
  };
  return {
    async put(key, body, limit) {
      const target = locate(key);
      const staging = `${target}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      const totals = { size: 0, hash: createHash('sha256') };
      const file = await open(staging, 'wx', 0o600);
      try {
        for await (const chunk of measured(body, limit, totals)) await file.write(chunk);
        await file.sync();
        await file.close();
        await rename(staging, target);
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(staging, { force: true });
        throw error;
      }
      return { size: totals.size, sha256: totals.hash.digest('hex') };
    },
    direct: () => Promise.resolve({ kind: 'here' }),
    async get(key) {
      const target = locate(key);
      if (!(await isThere(target))) {
        // No file, or no storage at all: the second must not look like a deleted file.
        await stat(root);
        return null;
      }
      return Readable.toWeb(createReadStream(target)) as ReadableStream<Uint8Array>;
    },
    async delete(key) {
      await rm(locate(key), { force: true });
    },
    async *list(before) {
      for (const folder of folders) {
        const names = await readdir(path.join(/* turbopackIgnore: true */ root, folder)).catch(() => []);
        for (const name of names) {
          const key = `${folder}/${name}`;
          const found = await stat(locate(key)).catch(() => null);
          if (found !== null && found.mtime < before) yield key;
        }
      }
    },
    async writeNote(name, text) {
      const folder = path.join(/* turbopackIgnore: true */ root, 'notes');
      await mkdir(folder, { recursive: true });
      const staging = path.join(folder, `${randomUUID()}.part`);
      const file = await open(staging, 'wx', 0o600);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(staging, path.join(folder, noteName(name)));
    },
    async readNotes(prefix) {
      const folder = path.join(/* turbopackIgnore: true */ root, 'notes');
      const names = await readdir(folder).catch(() => []);
      const wanted = names.filter((name) => name.startsWith(prefix) && !name.endsWith('.part')).sort();
      return Promise.all(
        wanted.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
      );
    },
    async check() {
      await mkdir(root, { recursive: true });
      const probe = path.join(root, `probe-${randomUUID()}`);
      try {
        // A full disk still takes empty files.
        const file = await open(probe, 'wx', 0o600);
        await file.write(Buffer.alloc(4096)).finally(() => file.close());
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

function blobStorage(token: string): Storage {
  return {
    async put(key, body, limit) {
      const totals = { size: 0, hash: createHash('sha256') };
      await put(key, Readable.from(measured(body, limit, totals)), {
        access: 'private',
        token,
        addRandomSuffix: false,
        multipart: true,
      });
      return { size: totals.size, sha256: totals.hash.digest('hex') };
    },
    async direct(key, { limit, until }) {
      // Made here, without a call: it names this one key, a size and an hour, and nothing can be overwritten with it.
      const made = await generateClientTokenFromReadWriteToken({
        token,
        pathname: key,
        maximumSizeInBytes: limit,
        validUntil: until.getTime(),
        addRandomSuffix: false,
        allowOverwrite: false,
      });
      return { kind: 'blob', pathname: key, token: made };
    },
    async get(key) {
      const found = await get(key, { access: 'private', token });
      return found?.stream ?? null;
    },
    async delete(key) {
      await del(key, { token });
    },
    async *list(before) {
      for (const folder of folders) {
        let cursor: string | undefined;
        do {
          const page = await list({
            token,
            prefix: `${folder}/`,
            limit: 1000,
            ...(cursor === undefined ? {} : { cursor }),
          });
          for (const { pathname, uploadedAt } of page.blobs) if (uploadedAt < before) yield pathname;
          cursor = page.hasMore ? page.cursor : undefined;
        } while (cursor !== undefined);
      }
    },
    async writeNote(name, text) {
      const options = { access: 'private', token, addRandomSuffix: false, allowOverwrite: true } as const;
      await put(`notes/${noteName(name)}`, text, options);
    },
    async readNotes(prefix) {
      const notes: { name: string; text: string }[] = [];
      let cursor: string | undefined;
      do {
        const from = cursor === undefined ? {} : { cursor };
        const page = await list({ token, prefix: `notes/${prefix}`, limit: 1000, ...from });
        for (const { pathname } of page.blobs) {
          const found = await get(pathname, { access: 'private', token, useCache: false });
          const text = await new Response(found?.stream ?? '').text();
          notes.push({ name: pathname.slice('notes/'.length), text });
        }
        cursor = page.hasMore ? page.cursor : undefined;
      } while (cursor !== undefined);
      return notes.sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    async check() {
      await get('probe', { access: 'private', token });
    },
  };
}

let current: Storage | undefined;

/** Local files under the data folder, or Vercel Blob when BLOB_READ_WRITE_TOKEN is set. */
export function storage(): Storage {
  const { BLOB_READ_WRITE_TOKEN: token, dataDir } = env();
  current ??= token === undefined ? fileStorage(path.join(dataDir, 'objects')) : blobStorage(token);
  return current;
}
