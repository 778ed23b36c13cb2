import { type ChildProcess, spawn } from 'node:child_process';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sealedColumns, type SealedColumn } from '@/lib/infra/sealed-columns';
import { query as queryProduct } from '../setup/database';
import { firstReturn, saveAnswer } from '../setup/filer';
import { read, signUpClient, Visitor } from '../setup/http';
import { createOwnDatabase, type OwnDatabase, runProgram, typescript } from '../setup/own-database';
import { startOwnServer } from '../setup/own-server';

const keys = { old: randomBytes(32), new: randomBytes(32) };
const setting = (...names: (keyof typeof keys)[]) =>
  names.map((name) => `${name}:${keys[name].toString('base64')}`).join(',');
const rowsOfEach = 60;
const columns = Object.keys(sealedColumns) as SealedColumn[];

// Written once more here, so that the test does not believe the code that it tests.
function seal(text: string, context: string, name: keyof typeof keys): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys[name], iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `enc:v1:${name}:${iv.toString('base64url')}:${body.toString('base64url')}`;
}

function open(stored: string, context: string): { name: string; text: string } {
  const [, , name = '', iv = '', body = ''] = stored.split(':');
  const key = keys[name === 'new' ? 'new' : 'old'];
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-16));
  return {
    name,
    text: Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8'),
  };
}

interface Column {
  name: string;
  type: string;
  needed: boolean;
}

let database: OwnDatabase;
let folder: string;

/** Fills a table with rows whose sealed columns hold what its context says; nothing else about them matters. */
async function fillTable(table: string): Promise<void> {
  const mine = columns.filter((column) => column.startsWith(`${table}.`));
  const all = await database.query<Column>(
    `SELECT column_name AS name, CASE WHEN data_type = 'USER-DEFINED' THEN udt_name ELSE data_type END AS type,
       is_nullable = 'NO' AND column_default IS NULL AS needed
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );
  const enums = await enumValues(all);
  const rows: Map<string, string>[] = [];
  for (let row = 0; row < rowsOfEach; row += 1) {
    const values = new Map<string, string>();
    for (const { name, type, needed } of all) {
      if (needed || mine.some((column) => sealedColumns[column].some((key) => key === name)))
        values.set(name, enums.get(name) ?? plainValue(type, row));
    }
    for (const column of mine) {
      const context = `${column}:${sealedColumns[column].map((key) => values.get(key)).join(':')}`;
      values.set(column.split('.')[1] ?? '', seal(`plain ${context}`, context, 'old'));
    }
    rows.push(values);
  }
  const names = [...(rows[0]?.keys() ?? [])];
  const places = rows.map(
    (_, row) =>
      `(${names.map((name, at) => `$${row * names.length + at + 1}::${cast(all, name)}`).join(', ')})`,
  );
  await database.query(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES ${places.join(', ')}`,
    rows.flatMap((values) => names.map((name) => values.get(name))),
  );
}

const cast = (all: Column[], name: string) => {
  const type = all.find((column) => column.name === name)?.type ?? 'text';
  return /^[A-Z]/.test(type) ? `"${type}"` : type;
};

/** The first value of each column that takes only listed ones. */
async function enumValues(all: Column[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name, type } of all.filter((column) => /^[A-Z]/.test(column.type))) {
    const [first] = await database.query<{ value: string }>(
      `SELECT enumlabel AS value FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid WHERE t.typname = $1 LIMIT 1`,
      [type],
    );
    found.set(name, first?.value ?? '');
  }
  return found;
}

function plainValue(type: string, row: number): string {
  if (/int|numeric/.test(type)) return String(row);
  if (/timestamp/.test(type)) return '2025-01-01';
  if (type === 'boolean') return 'false';
  if (/json/.test(type)) return '{}';
  return `row-${String(row).padStart(4, '0')}`;
}

/** Every sealed value with its context. */
async function readAll(): Promise<{ column: string; context: string; stored: string }[]> {
  const found: { column: string; context: string; stored: string }[] = [];
  for (const column of columns) {
    const [table, value] = column.split('.');
    const rows = await database.query<{ key: unknown[]; stored: string }>(
      `SELECT jsonb_build_array(${sealedColumns[column].map((key) => `"${key}"`).join(', ')}) AS key, "${value}" AS stored
       FROM "${table}" WHERE "${value}" LIKE 'enc:v1:%'`,
    );
    for (const { key, stored } of rows) found.push({ column, context: `${column}:${key.join(':')}`, stored });
  }
  return found;
}

const rotation = (extra: string[], ring: string) => ({
  args: [...typescript, 'scripts/keys-rotate.ts', ...extra],
  variables: { DATABASE_URL: database.url, DATA_DIR: folder, FIELD_ENCRYPTION_KEYS: ring },
});

let filer: Visitor & { email: string };
let returnId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plainfile-keys-'));
  database = await createOwnDatabase('keys');
  const server = await startOwnServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    FIELD_ENCRYPTION_KEYS: setting('old'),
  });
  try {
    filer = await signUpClient(server.url);
    returnId = await firstReturn(filer);
    await saveAnswer(filer, returnId, 'taxpayer.firstName', 'Ann');
  } finally {
    await server.kill();
  }
  const tables = new Set(columns.map((column) => column.split('.')[0] ?? ''));
  tables.delete('RetiredMacKey'); // the rotation itself writes these
  // These rows belong to nobody: keys and checks are not asked for.
  const [own] = await database.query<{ name: string }>('SELECT current_database() AS name');
  await database.query(`ALTER DATABASE ${own?.name} SET session_replication_role = replica`);
  await database.query(
    `DO $$ DECLARE c record; BEGIN
       FOR c IN SELECT conrelid::regclass AS t, conname FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
       LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.t, c.conname); END LOOP; END $$`,
  );
  for (const table of tables) await fillTable(table);
  // One filing of the filer, with its paper; the others have no owner.
  await database.query(
    `UPDATE "Filing" SET "returnId" = CASE WHEN "id" = 'row-0002' THEN $1 ELSE 'none' END`,
    [returnId],
  );
  await database.query(`ALTER DATABASE ${own?.name} RESET session_replication_role`);
  // Signed and accepted: what the trigger holds.
  await database.query(
    `UPDATE "Filing" SET "state" = 'accepted', "contentHash" = 'hash' WHERE "id" LIKE 'row-%'`,
  );
  const sealed = await runProgram([...typescript, 'tests/setup/write-audit-rows.ts', '5'], {
    DATABASE_URL: database.url,
    FIELD_ENCRYPTION_KEYS: setting('old'),
  });
  expect(sealed).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a rotation that is killed goes on where it was, and then the old key can go', async () => {
  const before = new Map(
    (await readAll()).map(({ context, stored }) => [context, open(stored, context).text]),
  );
  expect(before.size).toBeGreaterThan(20 * rowsOfEach);

  const { args, variables } = rotation(['--batch', '20', '--pause', '40'], setting('new', 'old'));
  const child = spawn(process.execPath, args, { env: { ...process.env, ...variables } });
  // The filer's own answer stands before them; it is sealed with the key of its account, and stays as it is.
  await killAfter(child, 'Answer.value: 39');
  const middle = (await readAll()).map(({ context, stored }) => open(stored, context));
  const sealedAnew = middle.filter(({ name }) => name === 'new').length;
  expect(sealedAnew).toBeGreaterThan(20);
  expect(sealedAnew).toBeLessThan(middle.length / 2);
  expect(new Set(middle.map(({ text }) => text)).size).toBe(before.size + new Set(await macTexts()).size);

  // Meanwhile an instance that still has the old key in front writes into a part that is done already.
  const late = 'Answer.value:row-0000:row-0000';
  await database.query(`UPDATE "Answer" SET "value" = $1 WHERE "returnId" = 'row-0000'`, [
    seal('written meanwhile', late, 'old'),
  ]);
  before.set(late, 'written meanwhile');

  const resumed = rotation([], setting('new', 'old'));
  const { code, output } = await runProgram(resumed.args, resumed.variables);
  expect(output).toContain('Nothing is sealed with another key: the others can be removed.');
  expect(code).toBe(0);
  for (const { context, stored } of await readAll()) {
    const { name, text } = open(stored, context);
    expect([context, name]).toEqual([context, 'new']);
    if (before.has(context)) expect(text).toBe(before.get(context));
  }

  // What was signed is moved to the key of its account, which the clock may not do.
  const signed = await database.query<{ stored: string }>(
    `SELECT "content" AS "stored" FROM "Filing" WHERE "id" = 'row-0002'
     UNION ALL SELECT "signatures" FROM "Filing" WHERE "id" = 'row-0002'
     UNION ALL SELECT "content" FROM "FilingPaper" WHERE "filingId" = 'row-0002'`,
  );
  expect(signed.map(({ stored }) => stored.split('.')[0])).toEqual([0, 1, 2].map(() => `enc:v2:${filer.id}`));

  // Without the old key: the filer's answers, and the audit chain that it signed.
  const alone = { DATABASE_URL: database.url, DATA_DIR: folder, FIELD_ENCRYPTION_KEYS: setting('new') };
  const verified = await runProgram([...typescript, 'scripts/audit-verify.ts'], alone);
  expect(verified.output).toContain('1 links over');
  expect(verified).toMatchObject({ code: 0 });
  const server = await startOwnServer(alone);
  try {
    const back = new Visitor(server.url);
    const password = 'a long enough password';
    expect((await back.post('/api/auth/login', { email: filer.email, password })).status).toBe(200);
    const answers = await back.get(`/api/interview/${returnId}/responses`);
    expect(answers.status).toBe(200);
    expect(JSON.stringify(read(answers))).toContain('Ann');
  } finally {
    await server.kill();
  }
});

const macTexts = async () =>
  (await readAll())
    .filter(({ column }) => column === 'RetiredMacKey.secret')
    .map(({ stored, context }) => open(stored, context).text);

function killAfter(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk) => (text += String(chunk)));
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes(words)) child.kill('SIGKILL');
    });
    child.once('exit', (_, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`it ended by itself: ${text}`)),
    );
  });
}

test('a value that no key opens is left alone and counted, and the command says so', async () => {
  const lost = `enc:v1:gone:${randomBytes(12).toString('base64url')}:${randomBytes(40).toString('base64url')}`;
  await database.query(`UPDATE "Message" SET "body" = $1 WHERE "id" = 'row-0001'`, [lost]);
  const { args, variables } = rotation([], setting('new'));
  const { code, output } = await runProgram(args, variables);
  expect(code).toBe(1);
  expect(output).toContain('1 values cannot be opened');
  const [row] = await database.query<{ body: string }>(
    `SELECT "body" FROM "Message" WHERE "id" = 'row-0001'`,
  );
  expect(row?.body).toBe(lost);
});

test('signed content still cannot be changed by anybody else', async () => {
  await expect(database.query(`UPDATE "Filing" SET "content" = 'x' WHERE "id" = 'row-0001'`)).rejects.toThrow(
    'signed content cannot be changed',
  );
});

test('every column that holds something sealed is known to the rotation', async () => {
  const visitor = await signUpClient();
  await saveAnswer(visitor, await firstReturn(visitor), 'taxpayer.lastName', 'Sealed');
  const texts = await queryProduct<{ table: string; column: string }>(
    `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'character varying', 'jsonb')`,
  );
  const sealed: string[] = [];
  for (const { table, column } of texts) {
    const [found] = await queryProduct(
      `SELECT 1 FROM "${table}" WHERE "${column}"::text LIKE '%enc:v_:%' LIMIT 1`,
    );
    if (found !== undefined) sealed.push(`${table}.${column}`);
  }
  expect(sealed).toContain('Answer.value');
  expect(sealed.filter((name) => !(name in sealedColumns))).toEqual([]);
  // And the other way round: a column of the list exists, with the columns that name its row.
  const all = new Set(texts.map(({ table, column }) => `${table}.${column}`));
  expect(columns.filter((name) => !all.has(name))).toEqual([]);
});
