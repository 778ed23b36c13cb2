import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds. The manifest is written last: a folder without one is a backup that broke off. */
const Manifest = z.strictObject({
  format: z.literal('plainfile-backup-1'),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that were applied, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      file: z.string(),
      sha256: Sha256,
    }),
  ),
  sequences: z.record(z.string(), z.string()),
  files: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z]+\/[0-9a-f-]{36}$/),
      size: z.number().int(),
      sha256: Sha256,
    }),
  ),
  /** Files that somebody deleted while the backup ran: their rows come back, they do not. */
  deletedMeanwhile: z.array(z.string()),
  /** Ids of the field keys that sealed something in here. The keys themselves are never part of a backup. */
  keyIds: z.array(z.string()),
  /** By key id, what only that key's holder can compute: tells a wrong key from the right one. Absent in older backups. */
  keyChecks: z.record(z.string(), z.string()).optional(),
  /** The keys of the accounts are in a file of their own, see account-keys.ts. */
  accountKeys: z.literal('apart').optional(),
  audit: z.strictObject({ links: z.number().int(), lastHash: z.string() }),
});
export type Manifest = z.infer<typeof Manifest>;

const nameOf = (folder: string) => path.join(folder, 'manifest.json');

/** The manifest with its own checksum beside it. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  await writeFile(path.join(folder, 'manifest.sha256'), digest(text), { mode: 0o600 });
  await writeFile(nameOf(folder), text, { mode: 0o600 });
}

/** @throws Error when there is none, or when it is not as it was written */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(nameOf(folder), 'utf8').catch(() => {
    throw new Error(`${folder} holds no finished backup: manifest.json is missing.`);
  });
  const known = await readFile(path.join(folder, 'manifest.sha256'), 'utf8').catch(() => '');
  if (digest(text) !== known.trim()) throw new Error('manifest.json was changed after the backup was made.');
  return Manifest.parse(JSON.parse(text));
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** SHA-256 of a file's bytes, in hex; null when there is no such file. */
export async function hashFile(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}
