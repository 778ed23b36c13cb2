// Applies prisma/migrations/*/migration.sql in order, each in its own transaction, and records them the way
// Prisma's own `migrate deploy` does, so that either may run next. Safe to start on several machines at once.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../prisma/migrations');
const lockKey = 72_024_001;

/**
 * Brings a database up to date.
 * @param {string} url connection string of an existing database
 * @param {readonly string[]} [only] the names to apply; all when left out
 * @returns {Promise<string[]>} the names of the migrations applied now
 */
export async function migrate(url, only) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
      migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
      started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
    const done = await client.query(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const known = new Map(done.rows.map((row) => [row.migration_name, row.checksum]));
    const applied = [];
    const names = listMigrations();
    const strange = only?.find((name) => !names.includes(name));
    if (strange !== undefined) throw new Error(`This version does not know the migration ${strange}.`);
    for (const name of only ?? names) {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      if (known.has(name)) {
        if (known.get(name) !== checksum)
          throw new Error(`Migration ${name} was changed after it was applied.`);
        continue;
      }
      await applyOne(client, name, sql, checksum);
      applied.push(name);
    }
    await grantToApplication(client);
    return applied;
  } finally {
    await client.end();
  }
}

/** Gives the product's role its rights to what is there by now; a database that is only partly up to date has none. */
async function grantToApplication(client) {
  const found = await client.query(
    `SELECT to_regprocedure('grant_to_application()') IS NOT NULL AS "isThere"`,
  );
  if (found.rows[0].isThere) await client.query('SELECT grant_to_application()');
}

/** Creates the database on the server when it is missing. */
export async function createDatabase(adminUrl, name) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (error.code !== '42P04' && error.code !== '23505') throw error; // another launcher was quicker
  } finally {
    await client.end();
  }
}

function listMigrations() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function applyOne(client, name, sql, checksum) {
  const startedAt = new Date();
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, $4, now(), 1)',
      [randomUUID(), checksum, name, startedAt],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error });
  }
}
