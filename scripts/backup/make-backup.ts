import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { unwrapFileKey } from '@/lib/infra/account-keys';
import { FileOpener } from '@/lib/infra/file-cipher';
import { storage } from '@/lib/infra/storage';
import { accountKeyTable, writeKeyBook } from './account-keys';
import { copyOut } from './copy';
import { checkOfKey } from './key-check';
import { type Manifest, writeManifest } from './manifest';
import { copyOutText, listTables, migrationTable, readSequences, type Table } from './tables';

/**
 * Copies the database as it is at one moment, and every file that it knows, into an empty folder. The product may go
 * on working: all tables are read in one transaction that sees one state.
 * @param keyBook where the keys of the accounts go instead of the folder (account-keys.ts)
 * @throws Error when the folder holds something, or a stored file is missing or is not what its row says
 */
export async function makeBackup(databaseUrl: string, folder: string, keyBook?: string): Promise<Manifest> {
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1 || (await readdir(path.join(folder, 'database'))).length > 0)
    throw new Error(`${folder} is not empty.`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: applied } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM ${migrationTable} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY name`,
    );
    const tables: Manifest['tables'] = [];
    const keyIds = new Set<string>();
    for (const table of await listTables(client))
      if (keyBook === undefined || table.name !== accountKeyTable)
        tables.push(await saveTable(client, table, folder, keyIds));
    // Read after the tables: a number may be skipped then, never given out twice.
    const sequences = await readSequences(client);
    const { rows: links } = await client.query<{ links: number; lastHash: string }>(
      `SELECT count(*)::int AS links, coalesce((SELECT "hash" FROM "AuditSeal" ORDER BY "id" DESC LIMIT 1), '') AS "lastHash" FROM "AuditSeal"`,
    );
    const files = await saveFiles(client, folder, databaseUrl);
    const manifest: Manifest = {
      format: 'plainfile-backup-1',
      madeAt: new Date().toISOString(),
      migrations: applied.map(({ name }) => name),
      tables,
      sequences,
      ...files,
      keyIds: [...keyIds].sort(),
      keyChecks: Object.fromEntries([...keyIds].map((id) => [id, checkOfKey(id)])),
      audit: links[0] ?? { links: 0, lastHash: '' },
      ...(keyBook === undefined ? {} : { accountKeys: 'apart' }),
    };
    if (keyBook !== undefined) await writeKeyBook(client, keyBook);
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

async function saveTable(
  client: pg.Client,
  table: Table,
  folder: string,
  keyIds: Set<string>,
): Promise<Manifest['tables'][number]> {
  const file = `database/${table.name}.copy.gz`;
  const hash = createHash('sha256');
  const rows = await copyOut(client, copyOutText(table), async (chunks) => {
    const packed = Readable.from(noteKeys(chunks, keyIds), { objectMode: false }).pipe(
      createGzip({ level: 1 }),
    );
    await pipeline(
      packed,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path.join(folder, file), { mode: 0o600 }),
    );
  });
  return { ...table, rows, file, sha256: hash.digest('hex') };
}

/** Notes which keys sealed what goes by; the id stands in front of every sealed text. */
async function* noteKeys(chunks: AsyncIterable<Buffer>, keyIds: Set<string>): AsyncGenerator<Buffer> {
  let tail = '';
  for await (const chunk of chunks) {
    const text = tail + chunk.toString('latin1');
    for (const [, id = ''] of text.matchAll(/enc:v1:([A-Za-z0-9_-]{1,16}):/g)) keyIds.add(id);
    tail = text.slice(-24);
    yield chunk;
  }
}

async function saveFiles(
  client: pg.Client,
  folder: string,
  databaseUrl: string,
): Promise<Pick<Manifest, 'files' | 'deletedMeanwhile'>> {
  const { rows } = await client.query<StoredFile>(
    `SELECT d."storageKey" AS key, d."sha256", 'Document' AS "table", d."id", d."userId", d."fileKey", k."secret"
     FROM "Document" d LEFT JOIN "AccountKey" k ON k."userId" = d."userId"
     UNION ALL SELECT "storageKey", "sha256", 'TrainingMaterial', "id", NULL, NULL, NULL FROM "TrainingMaterial" ORDER BY key`,
  );
  const files: Manifest['files'] = [];
  const deletedMeanwhile: string[] = [];
  for (const file of rows) {
    const stream = await storage().get(file.key);
    if (stream !== null) files.push(await saveFile(file, stream, folder));
    else if (await isStillKnown(file, databaseUrl))
      throw new Error(`The file ${file.key} is missing in storage, or moved a moment ago.`);
    else deletedMeanwhile.push(file.key);
  }
  return { files, deletedMeanwhile };
}

interface StoredFile {
  key: string;
  sha256: string;
  table: 'Document' | 'TrainingMaterial';
  id: string;
  /** What opens it: whose it is, its key, and the key of the account; null for what is not encrypted. */
  userId: string | null;
  fileKey: string | null;
  secret: string | null;
}

/** Whether the row is still there outside our view of the past: somebody may have deleted it a moment ago. */
async function isStillKnown({ id, table }: StoredFile, databaseUrl: string): Promise<boolean> {
  const now = new pg.Client({ connectionString: databaseUrl });
  await now.connect();
  try {
    const found = await now.query(`SELECT 1 FROM ${pg.escapeIdentifier(table)} WHERE "id" = $1`, [id]);
    return found.rowCount !== 0;
  } finally {
    await now.end();
  }
}

/** Opens what is encrypted while it is copied: the row's checksum is of the bytes as they came. */
function openerOf({ key, userId, fileKey, secret }: StoredFile): FileOpener | null {
  if (userId === null || fileKey === null) return null;
  if (secret === null) throw new Error(`The key of the account that the file ${key} belongs to is missing.`);
  return new FileOpener(unwrapFileKey(userId, secret, fileKey, key), key);
}

/** Copies the file as it is stored: an encrypted one stays encrypted. */
async function saveFile(
  file: StoredFile,
  stream: ReadableStream<Uint8Array>,
  folder: string,
): Promise<Manifest['files'][number]> {
  const { key, sha256 } = file;
  const target = path.join(folder, 'objects', key);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const opener = openerOf(file);
  const [stored, content] = [createHash('sha256'), createHash('sha256')];
  let size = 0;
  await pipeline(
    Readable.fromWeb(stream as NodeStream<Uint8Array>),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        stored.update(chunk);
        for (const plain of opener?.push(chunk) ?? [chunk]) content.update(plain);
        size += chunk.length;
        yield chunk;
      }
      if (opener !== null) content.update(opener.end());
    },
    createWriteStream(target, { mode: 0o600 }),
  );
  const found = content.digest('hex');
  if (found !== sha256) throw new Error(`The file ${key} is not what its row says: ${found}.`);
  return { key, size, sha256: stored.digest('hex') };
}
