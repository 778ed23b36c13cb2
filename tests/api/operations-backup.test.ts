import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { firstReturn, saveAnswer } from '../setup/filer';
import { read, signUpClient, Visitor } from '../setup/http';
import { createOwnDatabase, type OwnDatabase, runProgram, typescript } from '../setup/own-database';
import { startOwnServer } from '../setup/own-server';
import { testDeep } from '../setup/share';

// A drill: a product in use, a disaster, a restore. On databases and folders of its own.
let folder: string;
let source: OwnDatabase;
let target: OwnDatabase;
let filer: Visitor & { email: string };
let returnId: string;
let documentUrl: string;
let digests: Record<string, string>;
const scan = pdfOf(3_000_000);

/** A PDF by its first bytes, as large as asked; nobody can read it, and that does not matter here. */
function pdfOf(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]);
}

const backup = (name: string, flags: string[] = []) =>
  runProgram([...typescript, 'scripts/backup.ts', path.join(folder, name), ...flags], {
    DATABASE_URL: source.url,
    DATA_DIR: path.join(folder, 'source'),
  });
const restore = (name: string, database: OwnDatabase, data: string, flags: string[] = []) =>
  runProgram([...typescript, 'scripts/restore.ts', path.join(folder, name), ...flags], {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, data),
  });

/** What stands in each table, as one digest; equal digests are equal rows. */
async function digestTables(database: OwnDatabase): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number; digest: string | null }>(
      `SELECT count(*)::int AS count, md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS digest FROM "${name}" t`,
    );
    found[name] = `${row?.count} ${row?.digest}`;
  }
  return found;
}

const sha256 = (bytes: ArrayBuffer | Buffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plainfile-drill-'));
  [source, target] = [await createOwnDatabase('drill_from'), await createOwnDatabase('drill_to')];
  const server = await startOwnServer({
    DATABASE_URL: source.url,
    DATA_DIR: path.join(folder, 'source'),
  });
  try {
    filer = await signUpClient(server.url);
    returnId = await firstReturn(filer);
    await saveAnswer(filer, returnId, 'taxpayer.firstName', 'Zoë');
    // What COPY has to write down with care.
    await source.query(`UPDATE "User" SET "lastName" = E'tab\\there, line\\nthere, \\\\N, “Ω”'`);
    const uploaded = await filer.upload('scan.pdf', scan, { type: 'Other', taxReturnId: returnId });
    expect(uploaded.status).toBe(201);
    documentUrl = read<{ fileUrl: string }>(uploaded).fileUrl;
    // While others go on signing up and writing, one moment is saved: every key that a row points to is there.
    let writing = true;
    const others = (async () => {
      while (writing) {
        const other = await signUpClient(server.url);
        await saveAnswer(other, await firstReturn(other), 'taxpayer.firstName', 'Other');
      }
    })();
    const live = await backup('live');
    writing = false;
    await others;
    expect(live).toMatchObject({ code: 0 });
    // What is read from the document is saved by now, so that nothing moves any more.
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const [open] = await source.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM "Job" WHERE "doneAt" IS NULL AND "failedAt" IS NULL`,
      );
      if (open?.count === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    await server.kill();
  }
  const sealed = await runProgram([...typescript, 'tests/setup/write-audit-rows.ts', '5'], {
    DATABASE_URL: source.url,
  });
  expect(sealed).toMatchObject({ code: 0 });
  digests = await digestTables(source);
  expect(await backup('quiet')).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await source?.drop();
  await target?.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a restored product has every row and every byte, and goes on working', async () => {
  const { code, output } = await restore('quiet', target, 'target');
  expect(output).toMatch(/Restored the backup of .*: \d+ rows, 1 files\./);
  expect(output).toMatch(/ 1 links of the audit chain are right\. \d+\.\d s\./);
  expect(code).toBe(0);
  process.stderr.write(`*** drill: ${output.trim().split('\n').at(-1)} ***\n`);
  expect(Number(digests['User']?.split(' ')[0])).toBeGreaterThan(1);
  expect(await digestTables(target)).toEqual(digests);

  const server = await startOwnServer({ DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'target') });
  try {
    const back = new Visitor(server.url);
    const login = await back.post('/api/auth/login', {
      email: filer.email,
      password: 'a long enough password',
    });
    expect(login.status).toBe(200);
    const answers = read<Record<string, unknown>>(await back.get(`/api/interview/${returnId}/responses`));
    expect(JSON.stringify(answers)).toContain('Zoë');
    const file = await fetch(`${server.url}/objects${documentUrl}`, { headers: { cookie: back.session } });
    expect(file.status).toBe(200);
    expect(sha256(await file.arrayBuffer())).toBe(sha256(scan));
    // The counters behind numbered rows go on: the next audit row does not collide.
    await saveAnswer(back, returnId, 'taxpayer.lastName', 'Doe');
  } finally {
    await server.kill();
  }
});

testDeep('a backup made while people write holds one moment: it restores with all its keys', async () => {
  const own = await createOwnDatabase('drill_live');
  try {
    expect(await restore('live', own, 'live-target')).toMatchObject({ code: 0 });
    const [row] = await own.query<{ people: number; lost: number }>(
      `SELECT (SELECT count(*)::int FROM "User") AS people,
        (SELECT count(*)::int FROM "Answer" a LEFT JOIN "TaxReturn" r ON r."id" = a."returnId" WHERE r."id" IS NULL) AS lost`,
    );
    expect(row?.people).toBeGreaterThan(0);
    expect(row?.lost).toBe(0);
  } finally {
    await own.drop();
  }
});

testDeep('a database that holds something is left alone unless told', async () => {
  const before = await digestTables(source);
  const { code, output } = await restore('quiet', source, 'source');
  expect(code).toBe(1);
  expect(output).toContain('The database is not empty');
  expect(await digestTables(source)).toEqual(before);
  await source.query(`DELETE FROM "Answer"`);
  expect(await restore('quiet', source, 'source', ['--replace'])).toMatchObject({ code: 0 });
  expect(await digestTables(source)).toEqual(before);
});

test('a backup that was changed, or whose keys are missing, is refused before anything is touched', async () => {
  const own = await createOwnDatabase('drill_bad');
  const empty = await digestTables(own);
  try {
    const otherKeys = { FIELD_ENCRYPTION_KEYS: `other:${randomBytes(32).toString('base64')}` };
    const without = await runProgram([...typescript, 'scripts/restore.ts', path.join(folder, 'quiet')], {
      DATABASE_URL: own.url,
      DATA_DIR: path.join(folder, 'bad'),
      ...otherKeys,
    });
    expect(without.code).toBe(1);
    expect(without.output).toContain('does not hold the keys of this backup');
    const sameIds = (process.env['FIELD_ENCRYPTION_KEYS'] ?? '')
      .split(',')
      .map((entry) => `${entry.split(':')[0]}:${randomBytes(32).toString('base64')}`);
    const wrong = await runProgram([...typescript, 'scripts/restore.ts', path.join(folder, 'quiet')], {
      DATABASE_URL: own.url,
      DATA_DIR: path.join(folder, 'bad'),
      FIELD_ENCRYPTION_KEYS: sameIds.join(','),
    });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain('Wrong keys: FIELD_ENCRYPTION_KEYS has another key under');

    const objects = path.join(folder, 'live', 'objects', 'documents');
    const [file = ''] = await readdir(objects);
    await appendFile(path.join(objects, file), 'x');
    const damaged = await restore('live', own, 'bad');
    expect(damaged.code).toBe(1);
    expect(damaged.output).toMatch(/damaged: objects\/documents\/[0-9a-f-]+ was changed/);

    await rm(path.join(folder, 'live', 'manifest.json'));
    expect((await restore('live', own, 'bad')).output).toContain('holds no finished backup');
    expect(await digestTables(own)).toEqual(empty);
  } finally {
    await own.drop();
  }
});

test('wrong keys leave a database and its files as they were, also when told to replace them', async () => {
  const files = async () => {
    const place = path.join(folder, 'source', 'objects');
    const names = (await readdir(place, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
    const found = names.map(async ({ parentPath, name }) => [
      name,
      sha256(await readFile(path.join(parentPath, name))),
    ]);
    return (await Promise.all(found)).sort();
  };
  const [rows, stored] = [await digestTables(source), await files()];
  expect(stored.length).toBeGreaterThan(0);
  const [first = ''] = (process.env['FIELD_ENCRYPTION_KEYS'] ?? '').split(',');
  const id = first.split(':')[0];
  const other = randomBytes(32).toString('base64');
  const drills: [keys: string, says: string][] = [
    [`${id}:${other}`, 'Wrong keys: FIELD_ENCRYPTION_KEYS has another key under'],
    [`another:${other}`, 'does not hold the keys of this backup'],
    // Two keys of one id: nobody could tell which of them encrypted what.
    [`${id}:${other},${first}`, 'must give each key its own id'],
  ];
  for (const [keys, says] of drills) {
    const drill = await runProgram(
      [...typescript, 'scripts/restore.ts', path.join(folder, 'quiet'), '--replace'],
      { DATABASE_URL: source.url, DATA_DIR: path.join(folder, 'source'), FIELD_ENCRYPTION_KEYS: keys },
    );
    expect(drill.code).toBe(1);
    expect(drill.output).toContain(says);
    expect(await digestTables(source)).toEqual(rows);
    expect(await files()).toEqual(stored);
  }
  // With the right ones it is the same backup that goes through.
  expect(await restore('quiet', source, 'source', ['--replace'])).toMatchObject({ code: 0 });
  expect(await digestTables(source)).toEqual(digests);
});

test('the archive gives nothing away that the database seals, and holds no key', async () => {
  const manifest = await readFile(path.join(folder, 'quiet', 'manifest.json'), 'utf8');
  expect(manifest).toContain('plainfile-backup-1');
  const keys =
    process.env['FIELD_ENCRYPTION_KEYS']?.split(',').map((entry) => entry.split(':')[1] ?? '') ?? [];
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(manifest).not.toContain(key);
});

test('with their keys apart, the files of a deleted account open from no earlier backup', async () => {
  const keyBook = path.join(folder, 'account-keys');
  expect(await backup('apart', ['--keys', keyBook])).toMatchObject({ code: 0 });
  const tables = await readdir(path.join(folder, 'apart', 'database'));
  expect(tables.filter((name) => name.startsWith('AccountKey'))).toEqual([]);

  const own = await createOwnDatabase('drill_apart');
  const data = path.join(folder, 'apart-target');
  const serveFile = async () => {
    const server = await startOwnServer({ DATABASE_URL: own.url, DATA_DIR: data });
    try {
      const back = new Visitor(server.url);
      await back.post('/api/auth/login', { email: filer.email, password: 'a long enough password' });
      return await back.get(`/objects${documentUrl}`).then(
        ({ bytes }) => sha256(Buffer.from(bytes)),
        () => 'nothing',
      );
    } finally {
      await server.kill();
    }
  };
  try {
    expect((await restore('apart', own, 'apart-target')).output).toContain('say where with --keys FILE');
    const flags = ['--keys', keyBook, '--replace'];
    const whole = await restore('apart', own, 'apart-target', flags);
    expect(whole).toMatchObject({ code: 0 });
    expect(whole.output).not.toContain('deleted after this backup');
    expect(await serveFile()).toBe(sha256(scan));

    // The account goes, and the next backup writes the keys anew: without the one that has gone.
    await source.query(`DELETE FROM "User" WHERE "email" = $1`, [filer.email]);
    expect(await backup('later', ['--keys', keyBook])).toMatchObject({ code: 0 });
    const shredded = await restore('apart', own, 'apart-target', flags);
    expect(shredded.output).toContain('Accounts deleted after this backup: 1.');
    expect(await serveFile()).not.toBe(sha256(scan));
  } finally {
    await own.drop();
  }
});
