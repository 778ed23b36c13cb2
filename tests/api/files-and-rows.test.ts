import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { read, signUpClient, type Visitor } from '../setup/http';
import { createOwnDatabase, type OwnDatabase } from '../setup/own-database';
import { type OwnServer, routesLoaded, startOwnServer } from '../setup/own-server';
import { share } from '../setup/share';
import { until } from '../setup/until';

// Files in storage and rows that lead to them are the same set, whatever breaks. On a database and a folder of their
// own: nobody else writes there.
let database: OwnDatabase;
let folder: string;
let server: OwnServer;
let client: Visitor;

const start = () => startOwnServer({ DATABASE_URL: database.url, DATA_DIR: folder, ...routesLoaded });

beforeAll(async () => {
  database = await createOwnDatabase('files');
  folder = mkdtempSync(path.join(tmpdir(), 'plainfile-files-'));
  server = await start();
  client = await signUpClient(server.url);
});

afterAll(async () => {
  await server.kill();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const listFiles = (): string[] =>
  ['documents', 'training'].flatMap((name) => {
    const inside = path.join(folder, 'objects', name);
    return existsSync(inside) ? readdirSync(inside).map((file) => `${name}/${file}`) : [];
  });

const listRows = async (): Promise<string[]> =>
  (
    await database.query<{ storageKey: string }>(
      'SELECT "storageKey" FROM "Document" UNION ALL SELECT "storageKey" FROM "TrainingMaterial"',
    )
  ).map(({ storageKey }) => storageKey);

async function expectFilesAreRows(): Promise<void> {
  await until('there are files without a row, or rows without a file', async () => {
    const [files, rows] = [listFiles().sort(), (await listRows()).sort()];
    return JSON.stringify(files) === JSON.stringify(rows);
  });
}

const runCron = () =>
  fetch(`${server.url}/api/cron/jobs`, {
    headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
  });

const pdf = Buffer.from(w2Pdf());
const part = (name: string, file: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
const send = (body: Buffer, type = 'multipart/form-data; boundary=x') =>
  client.send('POST', '/api/documents/upload', {
    body: new Uint8Array(body),
    headers: { 'content-type': type },
  });
const end = Buffer.from('--x--\r\n');

const broken: [string, () => Promise<{ status: number }>][] = [
  ['two files', () => send(Buffer.concat([part('file', 'a.pdf', pdf), part('file', 'b.pdf', pdf), end]))],
  [
    'a second file in another field',
    () => send(Buffer.concat([part('file', 'a.pdf', pdf), part('more', 'b.pdf', pdf), end])),
  ],
  ['another type', () => send(Buffer.concat([part('file', 'a.pdf', Buffer.alloc(5000, 'x')), end]))],
  ['no end', () => send(part('file', 'a.pdf', pdf))],
  ['no end of a file that nobody reads', () => send(Buffer.concat([part('more', 'a.pdf', pdf)]))],
  [
    'no end of the second file',
    () => send(Buffer.concat([part('file', 'a.pdf', pdf), part('file', 'b.pdf', pdf)])),
  ],
  [
    'a header that never ends',
    () => send(Buffer.concat([part('file', 'a.pdf', pdf), Buffer.from(`--x\r\n${'h'.repeat(100_000)}`)])),
  ],
  [
    'a field given twice after the file',
    () =>
      send(
        Buffer.concat([
          part('file', 'a.pdf', pdf),
          ...['a', 'a'].map((name) =>
            Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nv\r\n`),
          ),
          end,
        ]),
      ),
  ],
  [
    'an unknown field',
    () =>
      send(
        Buffer.concat([
          part('file', 'a.pdf', pdf),
          Buffer.from('--x\r\nContent-Disposition: form-data; name="role"\r\n\r\nadmin\r\n'),
          end,
        ]),
      ),
  ],
  [
    'a boundary of 3,000 characters',
    () => send(Buffer.from('x'), `multipart/form-data; boundary=${'b'.repeat(3000)}`),
  ],
  ['an empty boundary', () => send(Buffer.from('x'), 'multipart/form-data; boundary=')],
  [
    'random bytes',
    () => send(Buffer.from(Array.from({ length: 4000 }, (_one, index) => (index * 7919) % 256))),
  ],
];

test.each(broken)('an upload with %s is refused and leaves nothing', async (_name, upload) => {
  const { status } = await upload();
  expect([400, 413, 415]).toContain(status);
  await expectFilesAreRows();
  expect((await client.get('/api/auth/user')).status).toBe(200);
});

test('an upload whose connection is cut leaves nothing', async () => {
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(
        `POST /api/documents/upload HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${client.session}\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n',
      );
      socket.write(part('file', 'cut.pdf', Buffer.concat([pdf, Buffer.alloc(200_000, ' ')])));
      setTimeout(() => {
        socket.destroy();
        resolve();
      }, 700);
    });
  });
  await expectFilesAreRows();
});

test('a deletion while storage is down is made up for', async () => {
  const { id } = read<{ id: string }>(await client.upload('w2.pdf', pdf));
  await until('it was not read', async () => {
    const [row] = await database.query<{ status: string }>(
      'SELECT "status"::text FROM "Document" WHERE "id" = $1',
      [id],
    );
    return row?.status !== 'processing';
  });
  const objects = path.join(folder, 'objects');
  renameSync(objects, `${objects}.away`);
  writeFileSync(objects, 'no folder');
  try {
    expect((await client.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
  } finally {
    rmSync(objects);
    renameSync(`${objects}.away`, objects);
  }
  await database.query(`UPDATE "Job" SET "runAfter" = now() AT TIME ZONE 'UTC' WHERE "doneAt" IS NULL`);
  await runCron();
  await expectFilesAreRows();
});

test('what a killed process left is swept, and nothing else', async () => {
  const kept = read<{ id: string }>(await client.upload('kept.pdf', pdf));
  const stray = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222.part'].map(
    (name) => path.join(folder, 'objects/documents', name),
  );
  for (const file of stray) writeFileSync(file, 'left behind');
  await runCron();
  // Young ones may still become documents.
  expect(stray.map((file) => existsSync(file))).toEqual([true, true]);
  const old = new Date(Date.now() - 4 * 3_600_000);
  for (const file of listFiles()) utimesSync(path.join(folder, 'objects', file), old, old);
  expect((await runCron()).status).toBe(200);
  expect(stray.map((file) => existsSync(file))).toEqual([false, false]);
  await expectFilesAreRows();
  const [row] = await database.query<{ fileUrl: string }>(
    'SELECT "storageKey" AS "fileUrl" FROM "Document" WHERE "id" = $1',
    [kept.id],
  );
  expect(existsSync(path.join(folder, 'objects', row?.fileUrl ?? ''))).toBe(true);
});

test('a direct upload that is finished before its bytes came leaves nothing', async () => {
  const { id } = read<{ id: string }>(
    await client.post('/api/documents/upload/direct', { size: pdf.length }),
  );
  const bytes = client.send('PUT', `/api/documents/upload/direct/${id}`, {
    body: new Uint8Array(Buffer.concat([pdf, Buffer.alloc(3_000_000, ' ')])),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const finishes = [0, 1].map(() =>
    client.post(`/api/documents/upload/direct/${id}`, { name: 'a.pdf', type: 'Other' }),
  );
  const statuses = (await Promise.all([bytes, ...finishes])).map(({ status }) => status);
  for (const status of statuses) expect(status).toBeLessThan(500);
  await expectFilesAreRows();
});

test('kill -9 in the middle of an upload leaves nothing for good', async () => {
  const uploading = client
    .upload('w2.pdf', Buffer.concat([pdf, Buffer.alloc(20_000_000, ' ')]))
    .catch(() => null);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await server.kill();
  await uploading;
  server = await start();
  const old = new Date(Date.now() - 4 * 3_600_000);
  for (const file of listFiles()) utimesSync(path.join(folder, 'objects', file), old, old);
  await fetch(`${server.url}/api/cron/jobs`, {
    headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
  });
  await expectFilesAreRows();
});

describe('what lies in storage is encrypted', () => {
  const stored = (key: string) => readFileSync(path.join(folder, 'objects', key));
  const serve = async (key: string) => Buffer.from((await client.get(`/objects/${key}`)).bytes);
  const readRow = async (id: string) =>
    (
      await database.query<{ storageKey: string; fileKey: string | null }>(
        'SELECT "storageKey", "fileKey" FROM "Document" WHERE "id" = $1',
        [id],
      )
    )[0] ?? { storageKey: '', fileKey: null };

  beforeAll(async () => {
    client = await signUpClient(server.url);
  });

  const expectSealed = async (id: string): Promise<string> => {
    const { storageKey, fileKey } = await readRow(id);
    expect(fileKey).toMatch(/^key:v1:/);
    expect(stored(storageKey).includes('%PDF')).toBe(false);
    expect((await serve(storageKey)).equals(pdf)).toBe(true);
    return storageKey;
  };

  test('an upload in one piece', async () => {
    const { id } = read<{ id: string }>(await client.upload('w2.pdf', pdf));
    await expectSealed(id);
  });

  test('one that a browser sent straight to storage, whose own bytes are gone then', async () => {
    const { id } = read<{ id: string }>(
      await client.post('/api/documents/upload/direct', { size: pdf.length }),
    );
    const bytes = await client.send('PUT', `/api/documents/upload/direct/${id}`, {
      body: new Uint8Array(pdf),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(bytes.status).toBe(204);
    const done = await client.post(`/api/documents/upload/direct/${id}`, { name: 'a.pdf', type: 'Other' });
    await expectSealed(read<{ id: string }>(done).id);
    await expectFilesAreRows();
    for (const file of listFiles()) expect(stored(file).includes('%PDF')).toBe(false);
  });

  test('bytes of another file in its place are not served', async () => {
    const [one, two] = [
      read<{ id: string }>(await client.upload('one.pdf', pdf)),
      read<{ id: string }>(await client.upload('two.pdf', pdf)),
    ];
    const [first, second] = [(await readRow(one.id)).storageKey, (await readRow(two.id)).storageKey];
    const own = stored(first);
    writeFileSync(path.join(folder, 'objects', first), stored(second));
    const served = await serve(first).catch(() => Buffer.alloc(0));
    expect(served.includes('%PDF')).toBe(false);
    writeFileSync(path.join(folder, 'objects', first), own);
    expect((await serve(first)).equals(pdf)).toBe(true);
  });

  test('a file from before is read, and encrypted by the clock', async () => {
    const { id } = read<{ id: string }>(await client.upload('old.pdf', pdf));
    const old = (await readRow(id)).storageKey;
    await database.query('UPDATE "Document" SET "fileKey" = NULL WHERE "id" = $1', [id]);
    writeFileSync(path.join(folder, 'objects', old), pdf);
    expect((await serve(old)).equals(pdf)).toBe(true);
    expect((await runCron()).status).toBe(200);
    expect(await expectSealed(id)).not.toBe(old);
    await database.query(`UPDATE "Job" SET "runAfter" = now() AT TIME ZONE 'UTC' WHERE "doneAt" IS NULL`);
    await runCron();
    await expectFilesAreRows();
  });

  test('the key goes with the account', async () => {
    const person = await signUpClient(server.url);
    expect((await person.upload('w2.pdf', pdf)).status).toBe(201);
    const keys = () =>
      database.query(
        'SELECT 1 FROM "AccountKey" k JOIN "User" u ON u."id" = k."userId" WHERE u."email" = $1',
        [person.email],
      );
    const all = async () => (await database.query('SELECT 1 FROM "AccountKey"')).length;
    expect(await keys()).toHaveLength(1);
    const before = await all();
    const gone = await person.post('/api/settings/deletion', { email: person.email });
    expect(gone.status).toBe(204);
    expect(await all()).toBe(before - 1);
    await expectFilesAreRows();
  });
});

test('many documents of one account hold up nobody else’s', async () => {
  const [many, one] = [await signUpClient(server.url), await signUpClient(server.url)];
  const uploads = await Promise.all(Array.from({ length: 8 }, (_, at) => many.upload(`w2-${at}.pdf`, pdf)));
  for (const { status } of uploads) expect(status).toBe(201);
  expect((await one.upload('w2.pdf', pdf)).status).toBe(201);
  const order = await until('the documents were not read', async () => {
    const rows = await database.query<{ owner: string; doneAt: Date | null }>(
      `SELECT d."userId" AS "owner", j."doneAt" FROM "Job" j JOIN "Document" d ON d."id" = j."subjectId"
       WHERE j."kind" = 'read-document' AND d."userId" = ANY($1) ORDER BY j."doneAt"`,
      [[many.id, one.id]],
    );
    return rows.every(({ doneAt }) => doneAt !== null) && rows.map(({ owner }) => owner);
  });
  expect(order).toHaveLength(9);
  // Last of all by its arrival.
  expect(order.indexOf(one.id)).toBeLessThan(6);
});

// Each needs an instance of its own: the usual run takes one moment, and one more that its seed picks.
test.each(share([5, 0, 15, 40], 4))(
  'kill -9 %s ms into a deletion leaves an account whole or gone, with its files',
  async (wait) => {
    const person = await signUpClient(server.url);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) expect((await person.upload(name, pdf)).status).toBe(201);
    const deleting = person.post('/api/settings/deletion', { email: person.email }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await server.kill();
    await deleting;
    server = await start();
    const left = await database.query<{ documents: number; keys: number }>(
      `SELECT (SELECT count(*)::int FROM "Document" d WHERE d."userId" = u."id") AS documents,
         (SELECT count(*)::int FROM "AccountKey" k WHERE k."userId" = u."id") AS keys
       FROM "User" u WHERE u."email" = $1`,
      [person.email],
    );
    expect([[], [{ documents: 3, keys: 1 }]]).toContainEqual(left);
    // A job that was claimed by the killed process is free again once its lease is over.
    await database.query(
      `UPDATE "Job" SET "leaseUntil" = NULL, "runAfter" = now() AT TIME ZONE 'UTC' WHERE "doneAt" IS NULL`,
    );
    await runCron();
    await expectFilesAreRows();
  },
);
