import pg from 'pg';
import { query } from '../setup/database';
import { plainNumber } from '../setup/filer-number';
import { file, readyToFile, type ReadyFiler, sign, waitForState } from '../setup/filing';
import { createOwnDatabase, runProgram } from '../setup/own-database';
import { forApplication, startOwnServer } from '../setup/own-server';
import { signUpClient } from '../setup/http';

// The product works under a role that owns no table: what it must never do, the database refuses.
async function asProduct<T>(work: (client: pg.Client) => Promise<T>, address?: string): Promise<T> {
  const client = new pg.Client({
    connectionString: forApplication(address ?? process.env['DATABASE_URL'] ?? ''),
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const refused = (statement: string) =>
  asProduct((client) =>
    client.query(statement).then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
  );

let filer: ReadyFiler;
beforeAll(async () => {
  filer = await readyToFile(plainNumber());
  await sign(filer);
  await file(filer);
  await waitForState(filer, 'accepted');
});

test('the product under test signs in as this role and owns nothing', async () => {
  const [found] = await query<{ mine: number; connected: number }>(
    `SELECT (SELECT count(*)::int FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner WHERE r.rolname = 'plainfile_app') AS "mine",
       (SELECT count(*)::int FROM pg_stat_activity WHERE usename = 'plainfile_app' AND datname = current_database()) AS "connected"`,
  );
  expect(found?.mine).toBe(0);
  expect(found?.connected).toBeGreaterThan(0);
  const [role] = await query<Record<string, boolean>>(
    `SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication FROM pg_roles WHERE rolname = 'plainfile_app'`,
  );
  expect(Object.values(role ?? {})).toEqual([false, false, false, false, false]);
});

test.each([
  `ALTER TABLE "AuditEvent" DISABLE TRIGGER ALL`,
  `DROP TRIGGER "AuditEvent_append_only" ON "AuditEvent"`,
  `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
  `DROP TABLE "AuditEvent"`,
  `TRUNCATE "AuditEvent"`,
  `TRUNCATE "Filing" CASCADE`,
  `UPDATE "AuditEvent" SET "action" = 'x'`,
  `DELETE FROM "AuditEvent"`,
  `DELETE FROM "AuditSeal"`,
  `UPDATE "AuditSeal" SET "hash" = 'x'`,
  `UPDATE "FilingEvent" SET "event" = 'x'`,
  `DELETE FROM "FilingEvent"`,
  `UPDATE "FilingAcknowledgement" SET "status" = 'x'`,
  `UPDATE "FilingAcknowledgement" SET "content" = 'x'`,
  `DELETE FROM "FilingAcknowledgement"`,
  `DELETE FROM "FilingSubmission"`,
  `DELETE FROM "FilingPaper"`,
  `DELETE FROM "Filing"`,
  `SET session_replication_role = replica`,
  `SELECT grant_to_application()`,
  `DELETE FROM "_prisma_migrations"`,
  `CREATE TABLE mine (id int)`,
  `CREATE ROLE another SUPERUSER`,
  `ALTER ROLE plainfile_app SUPERUSER`,
  `COPY "User" TO PROGRAM 'cat'`,
])('the database refuses %s', async (statement) => {
  expect(await refused(statement)).toMatch(/permission denied|must be owner|must be able|only roles with/i);
});

test('what was accepted stays, also for who sets what the product sets', async () => {
  const { returnId } = filer;
  const refusals = [
    [`UPDATE "Filing" SET "content" = 'x' WHERE "returnId" = $1`, 'plainfile.reseal', 'on'],
    [`UPDATE "Filing" SET "signatures" = 'x' WHERE "returnId" = $1`, 'plainfile.reseal', 'on'],
    [`UPDATE "Filing" SET "contentHash" = 'x' WHERE "returnId" = $1`, 'plainfile.reseal', 'on'],
    [`UPDATE "Filing" SET "state" = 'ready' WHERE "returnId" = $1`, 'plainfile.reseal', 'on'],
    [`DELETE FROM "TaxReturn" WHERE "id" = $1`, 'plainfile.deletes_account', 'yes'],
    [
      `UPDATE "FilingSubmission" SET "state" = 'rejected' WHERE "filingId" IN (SELECT "id" FROM "Filing" WHERE "returnId" = $1)`,
      'plainfile.deletes_account',
      'yes',
    ],
  ] as const;
  for (const [statement, name, value] of refusals)
    await expect(
      asProduct(async (client) => {
        await client.query('SELECT set_config($1, $2, false)', [name, value]);
        return client.query(statement, [returnId]);
      }),
    ).rejects.toThrow(/cannot be (changed|deleted)|stays accepted/);
  const [row] = await query<{ state: string }>(
    `SELECT "state"::text FROM "Filing" WHERE "returnId" = $1 AND "kind" = '1040'`,
    [returnId],
  );
  expect(row?.state).toBe('accepted');
  // With the whole account it goes, as the person may ask for.
  const gone = await filer.visitor.post('/api/settings/deletion', { email: filer.email });
  expect(gone.status).toBe(204);
});

test('a database of an earlier version is brought up to date under its owner, and the product serves it', async () => {
  const database = await createOwnDatabase('earlier', false);
  try {
    const program = (only: string) =>
      runProgram(
        [
          '--input-type=module',
          '-e',
          `import { readdirSync } from 'node:fs';
           const { migrate } = await import('./scripts/database/migrate.mjs');
           const names = readdirSync('prisma/migrations').filter((name) => /^\\d+_/.test(name)).sort();
           await migrate(process.env.DATABASE_URL, ${only});`,
        ],
        { DATABASE_URL: database.url },
      );
    const earlier = await program(`names.filter((name) => name < '20261127120000')`);
    expect(earlier).toMatchObject({ code: 0 });
    await expect(asProduct((client) => client.query('SELECT 1 FROM "User"'), database.url)).rejects.toThrow(
      'permission denied',
    );
    const later = await runProgram(['scripts/database/migrate-own.mjs'], {
      DATABASE_URL: forApplication(database.url),
      DATABASE_OWNER_URL: database.url,
    });
    expect(later.output).toContain('20261127121000_application_role');
    const server = await startOwnServer({ DATABASE_URL: database.url });
    try {
      await signUpClient(server.url);
      expect(await database.query('SELECT 1 FROM "User"')).toHaveLength(1);
    } finally {
      await server.kill();
    }
  } finally {
    await database.drop();
  }
});
