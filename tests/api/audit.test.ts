import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { query as queryProduct } from '../setup/database';
import { read, signInAs, signUpClient } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

const root = path.resolve(__dirname, '../..');
const name = `audit_${randomBytes(6).toString('hex')}`;
const productDatabase = process.env['DATABASE_URL'] ?? '';
const own = new URL(productDatabase);
own.pathname = `/${name}`;

async function onServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: productDatabase });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function run<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  try {
    const result = await client.query<T>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** Does to the rows what the product's own triggers forbid, as somebody with the keys of the database could. */
const tamper = (text: string) => run(`BEGIN; SET LOCAL session_replication_role = replica; ${text}; COMMIT`);

/** Runs a program of ours against the test's own database. */
function runProgram(args: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, DATABASE_URL: own.href },
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    child.once('exit', (code) => resolve({ code: code ?? 1, text }));
  });
}

const typescript = ['--conditions=react-server', '--import', 'tsx'];
const verify = () => runProgram([...typescript, 'scripts/audit-verify.ts']);
const fill = (count: number) => runProgram([...typescript, 'tests/setup/write-audit-rows.ts', String(count)]);

/** Where the checkpoints of this database lie: the product's own are there, too. */
async function checkpoints(): Promise<string[]> {
  const [row] = await run<{ id: string }>(
    `SELECT datname || ':' || oid::text AS id FROM pg_database WHERE datname = current_database()`,
  );
  const start = `audit-${createHash('sha256')
    .update(row?.id ?? '')
    .digest('hex')
    .slice(0, 16)}-`;
  const notes = path.join(process.env['DATA_DIR'] ?? path.join(root, '.data'), 'objects', 'notes');
  return readdirSync(notes)
    .filter((note) => note.startsWith(start))
    .map((note) => path.join(notes, note));
}

/** A database with two links over five and seven rows, and three rows that are too young for one. */
beforeAll(async () => {
  await onServer(`CREATE DATABASE ${name}`);
  const migrated = await runProgram([
    '--input-type=module',
    '-e',
    `const { migrate } = await import('./scripts/database/migrate.mjs'); await migrate(process.env.DATABASE_URL)`,
  ]);
  expect(migrated).toMatchObject({ code: 0 });
  for (const count of [5, 7]) expect(await fill(count)).toMatchObject({ code: 0 });
  await run(
    `INSERT INTO "AuditEvent" ("actorRole", "action", "objectType") SELECT 'system', 'young', 'Test' FROM generate_series(1, 3)`,
  );
});
afterAll(() => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

test('an untouched chain is found whole', async () => {
  const { code, text } = await verify();
  expect(text).toContain('2 links over 12 rows, 3 rows not sealed yet.');
  expect(text).toMatch(/Last hash: [A-Za-z0-9_-]{43}/);
  expect(code).toBe(0);
});

test('the database itself refuses to change or delete a row or a link', async () => {
  for (const table of ['AuditEvent', 'AuditSeal'])
    for (const text of [`UPDATE "${table}" SET "id" = "id"`, `DELETE FROM "${table}"`, `TRUNCATE "${table}"`])
      await expect(run(text)).rejects.toThrow('audit rows cannot be changed or deleted');
});

describe('what was done behind the product’s back is found and named', () => {
  const cases: [string, string, string, RegExp][] = [
    [
      'a changed column',
      `UPDATE "AuditEvent" SET "action" = 'nothing.happened' WHERE "id" = 3`,
      `UPDATE "AuditEvent" SET "action" = 'test.row' WHERE "id" = 3`,
      /Link 1, rows 1 to 5: a row or the link was changed\./,
    ],
    [
      'a changed detail',
      `UPDATE "AuditEvent" SET "detail" = '{"index": 99, "list": ["b", "a"]}' WHERE "id" = 8`,
      `UPDATE "AuditEvent" SET "detail" = '{"list": ["b", "a"], "index": 2}' WHERE "id" = 8`,
      /Link 2, rows 6 to 12: a row or the link was changed\./,
    ],
    [
      'a changed time',
      `UPDATE "AuditEvent" SET "at" = "at" + interval '1 millisecond' WHERE "id" = 12`,
      `UPDATE "AuditEvent" SET "at" = "at" - interval '1 millisecond' WHERE "id" = 12`,
      /Link 2, rows 6 to 12: a row or the link was changed\./,
    ],
    [
      'two rows that changed places',
      `UPDATE "AuditEvent" SET "id" = -1 WHERE "id" = 6; UPDATE "AuditEvent" SET "id" = 6 WHERE "id" = 7; UPDATE "AuditEvent" SET "id" = 7 WHERE "id" = -1`,
      `UPDATE "AuditEvent" SET "id" = -1 WHERE "id" = 6; UPDATE "AuditEvent" SET "id" = 6 WHERE "id" = 7; UPDATE "AuditEvent" SET "id" = 7 WHERE "id" = -1`,
      /Link 2, rows 6 to 12: a row or the link was changed\./,
    ],
    [
      'a link written anew without the key',
      `UPDATE "AuditSeal" SET "hash" = repeat('A', 43) WHERE "id" = 1`,
      '',
      /Link 1, rows 1 to 5: a row or the link was changed\./,
    ],
  ];

  test.each(cases)('%s', async (_what, attack, undo, problem) => {
    const [before] = await run<{ hash: string }>('SELECT "hash" FROM "AuditSeal" WHERE "id" = 1');
    await tamper(attack);
    const { code, text } = await verify();
    expect(text).toMatch(problem);
    expect(code).toBe(1);
    await tamper(undo === '' ? `UPDATE "AuditSeal" SET "hash" = '${before?.hash}' WHERE "id" = 1` : undo);
  });

  test('undone, all of it is as it was', async () => {
    expect(await verify()).toMatchObject({ code: 0 });
  });

  test('a row that was slipped in between others', async () => {
    await tamper(
      `INSERT INTO "AuditEvent" ("id", "actorRole", "action", "objectType") VALUES (0, 'system', 'old', 'Test')`,
    );
    const { code, text } = await verify();
    expect(text).toMatch(/Link 1, rows 1 to 5: 6 rows found, 5 sealed\./);
    expect(code).toBe(1);
    await tamper('DELETE FROM "AuditEvent" WHERE "id" = 0');
  });

  test('an end that was cut off, links included, and one that was written anew', async () => {
    await run(`CREATE TABLE kept_rows AS SELECT * FROM "AuditEvent" WHERE "id" > 5`);
    await run(`CREATE TABLE kept_links AS SELECT * FROM "AuditSeal" WHERE "id" = 2`);
    await tamper(`DELETE FROM "AuditEvent" WHERE "id" > 5; DELETE FROM "AuditSeal" WHERE "id" = 2`);
    const cut = await verify();
    expect(cut.text).toContain('1 links over 5 rows, 0 rows not sealed yet.');
    expect(cut.text).toMatch(/Link 2 existed at .* but is now missing: the end of the chain was cut off\./);
    expect(cut.code).toBe(1);
    // The product goes on: it seals what comes, and leaves the checkpoint as it was.
    expect(await fill(2)).toMatchObject({ code: 0 });
    const anew = await verify();
    expect(anew.text).toMatch(/Link 2 differs from the one at .*: the chain was rewritten\./);
    expect(anew.code).toBe(1);
    await tamper(
      `DELETE FROM "AuditEvent" WHERE "id" > 5; DELETE FROM "AuditSeal" WHERE "id" = 2;
       INSERT INTO "AuditEvent" SELECT * FROM kept_rows; INSERT INTO "AuditSeal" SELECT * FROM kept_links`,
    );
    expect(await verify()).toMatchObject({ code: 0 });
  });

  test('a checkpoint that somebody wrote without the key', async () => {
    const [note = '', ...others] = await checkpoints();
    expect([note === '', others]).toEqual([false, []]);
    const own = readFileSync(note, 'utf8');
    writeFileSync(note, own.replace(/"link":\d+/, '"link":1'));
    const { code, text } = await verify();
    expect(text).toMatch(/The checkpoint audit-[0-9a-f]{16}-\d{4}-\d\d-\d\d doesn’t match its signature\./);
    expect(code).toBe(1);
    writeFileSync(note, own);
    expect(await verify()).toMatchObject({ code: 0 });
  });

  test('a restored database goes on from where it ends, once an operator has said so', async () => {
    await tamper(`DELETE FROM "AuditEvent" WHERE "id" > 5; DELETE FROM "AuditSeal" WHERE "id" = 2`);
    expect(await verify()).toMatchObject({ code: 1 });
    expect(await runProgram([...typescript, 'scripts/audit-verify.ts', '--restored'])).toMatchObject({
      code: 0,
    });
    expect(await verify()).toMatchObject({ code: 0 });
    await tamper(
      `INSERT INTO "AuditEvent" SELECT * FROM kept_rows; INSERT INTO "AuditSeal" SELECT * FROM kept_links`,
    );
  });

  test('a deleted row, and a deleted link', async () => {
    await tamper('DELETE FROM "AuditEvent" WHERE "id" = 9');
    const first = await verify();
    expect(first.text).toMatch(/Link 2, rows 6 to 12: 6 rows found, 7 sealed\./);
    expect(first.code).toBe(1);
    await tamper('DELETE FROM "AuditSeal" WHERE "id" = 1');
    const second = await verify();
    expect(second.text).toMatch(/Link 1 is missing\./);
    expect(second.code).toBe(1);
  });
});

describe('what leaves a row', () => {
  test('privileged acts and looks at another’s data, with who, whose and the request', async () => {
    const [admin, client, preparer] = [await signInAs('admin'), await signUpClient(), await signUpClient()];
    const made = await admin.send('PATCH', `/api/admin/users/${preparer.id}/role`, {
      json: { role: 'preparer' },
    });
    await admin.post('/api/admin/assignments', { preparerId: preparer.id, clientId: client.id });
    const [taxReturn] = read<{ id: string }[]>(await client.get('/api/tax-returns/my-returns'));
    for (let round = 0; round < 3; round += 1) await preparer.get(`/api/tax-returns/${taxReturn?.id}`);
    const rows = await queryProduct<{ action: string; actorId: string; requestId: string }>(
      'SELECT "action", "actorId", "requestId" FROM "AuditEvent" WHERE "ownerId" = ANY($1) ORDER BY "id"',
      [[client.id, preparer.id]],
    );
    const find = (action: string) => rows.filter((row) => row.action === action);
    expect(find('account.role-set')).toEqual([
      expect.objectContaining({ actorId: admin.id, requestId: made.headers.get('x-request-id') }),
    ]);
    expect(find('assignment.created')).toEqual([expect.objectContaining({ actorId: admin.id })]);
    // A screen that reads eight times looked once.
    expect(find('return.opened')).toEqual([expect.objectContaining({ actorId: preparer.id })]);
  });

  test('an assignment that ends with a role, for each client who loses a preparer', async () => {
    const [admin, preparer] = [await signInAs('admin'), await hirePreparer()];
    const clients = [await signUpClient(), await signUpClient()];
    for (const client of clients) await assign(preparer, client);
    const changed = await admin.send('PATCH', `/api/admin/users/${preparer.id}/role`, {
      json: { role: 'client' },
    });
    expect(changed.status).toBe(200);
    for (const client of clients) {
      const rows = await queryProduct<{ actorId: string; requestId: string }>(
        `SELECT "actorId", "requestId" FROM "AuditEvent" WHERE "ownerId" = $1 AND "action" = 'assignment.ended'`,
        [client.id],
      );
      expect(rows).toEqual([{ actorId: admin.id, requestId: changed.headers.get('x-request-id') }]);
      const log = read<{ what: string }[]>(await client.get('/api/settings/access-log'));
      expect(log.map(({ what }) => what)).toContain('Ended a preparer’s access to your data');
    }
  });

  test('no row holds an address, a name or a password', async () => {
    const client = await signUpClient();
    await client.post('/api/account/password', {
      currentPassword: 'a long enough password',
      newPassword: 'quite another password',
    });
    const rows = await queryProduct('SELECT * FROM "AuditEvent" WHERE "ownerId" = $1', [client.id]);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    const text = JSON.stringify(rows, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const secret of [client.email, 'Filer', 'a long enough password', 'quite another password'])
      expect(text).not.toContain(secret);
  });
});
