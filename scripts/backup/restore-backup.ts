import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { storage } from '@/lib/infra/storage';
import { migrate } from '../database/migrate.mjs';
import { putKeys, readKeyBook } from './account-keys';
import { copyIn } from './copy';
import { checkOfKey } from './key-check';
import { hashFile, type Manifest, readManifest } from './manifest';
import { copyInText, listTables, readSequences } from './tables';

/**
 * Brings a backup back. Everything in the folder is checked before the database is touched.
 * @param replace whether a database that holds something may be emptied first
 * @param keyBook where the keys of the accounts are, when the backup says that they are kept apart
 * @returns what the backup holds, and how many accounts' files nobody can open: they were deleted since
 * @throws Error naming what is damaged, or that the database is not empty; nothing was changed then
 */
export async function restoreBackup(
  databaseUrl: string,
  folder: string,
  {
    replace,
    knownKeys,
    keyBook,
  }: { replace: boolean; knownKeys: readonly string[]; keyBook?: string | undefined },
): Promise<Manifest & { lostAccounts: number }> {
  const manifest = await readManifest(folder);
  await checkArchive(folder, manifest);
  const unknown = manifest.keyIds.filter((id) => !knownKeys.includes(id));
  if (unknown.length > 0)
    throw new Error(`FIELD_ENCRYPTION_KEYS does not hold the keys of this backup: ${unknown.join(', ')}.`);
  const wrong = Object.entries(manifest.keyChecks ?? {}).filter(([id, check]) => checkOfKey(id) !== check);
  if (wrong.length > 0)
    throw new Error(
      `Wrong keys: FIELD_ENCRYPTION_KEYS has another key under ${wrong.map(([id]) => id).join(', ')} than the one that encrypted this backup. Nothing was changed.`,
    );
  if (manifest.accountKeys === 'apart' && keyBook === undefined)
    throw new Error('The keys of the accounts are kept apart from this backup: say where with --keys FILE.');
  const keys = keyBook === undefined ? null : await readKeyBook(keyBook, knownKeys);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const occupied = await findOccupied(client);
    if (occupied.length > 0 && !replace)
      throw new Error(
        `The database is not empty: ${occupied.slice(0, 5).join(', ')} hold rows. Add --replace to empty it first.`,
      );
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
    // The tables as they were; newer migrations come after the rows, as on a running database.
    await migrate(databaseUrl, manifest.migrations);
    await client.query('BEGIN');
    for (const table of manifest.tables) {
      const source = createReadStream(path.join(folder, table.file)).pipe(createGunzip());
      const rows = await copyIn(client, copyInText(table), source);
      if (rows !== table.rows)
        throw new Error(`${table.name}: ${rows} rows arrived, ${table.rows} were saved.`);
    }
    const lostAccounts = manifest.accountKeys === 'apart' && keys !== null ? await putKeys(client, keys) : 0;
    for (const [name, last] of Object.entries(manifest.sequences))
      await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last]);
    await client.query('COMMIT');
    await restoreFiles(folder, manifest);
    await checkDatabase(client, manifest);
    await migrate(databaseUrl);
    return { ...manifest, lostAccounts };
  } finally {
    await client.end();
  }
}

async function checkArchive(folder: string, manifest: Manifest): Promise<void> {
  const parts = [
    ...manifest.tables.map(({ file, sha256 }) => ({ file, sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ file: `objects/${key}`, sha256 })),
  ];
  for (const { file, sha256 } of parts) {
    const found = await hashFile(path.join(folder, file));
    if (found === null) throw new Error(`The backup is damaged: ${file} is missing.`);
    if (found !== sha256) throw new Error(`The backup is damaged: ${file} was changed.`);
  }
}

/** Names of tables that hold rows. */
async function findOccupied(client: pg.Client): Promise<string[]> {
  const names: string[] = [];
  for (const { name } of await listTables(client)) {
    const found = await client.query(`SELECT 1 FROM ${pg.escapeIdentifier(name)} LIMIT 1`);
    if (found.rowCount !== 0) names.push(name);
  }
  return names;
}

async function restoreFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const { key, size, sha256 } of manifest.files) {
    const stored = await storage().put(key, createReadStream(path.join(folder, 'objects', key)), size);
    if (stored.sha256 !== sha256) throw new Error(`The file ${key} did not arrive whole.`);
  }
}

/** Counts once more, in the database itself. */
async function checkDatabase(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const { rows: counted } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${pg.escapeIdentifier(name)}`,
    );
    if (counted[0]?.count !== rows)
      throw new Error(`${name}: ${counted[0]?.count} rows are there, ${rows} were saved.`);
  }
  const sequences = await readSequences(client);
  for (const [name, last] of Object.entries(manifest.sequences))
    if (sequences[name] !== last) throw new Error(`${name} stands at ${sequences[name]}, not at ${last}.`);
}
