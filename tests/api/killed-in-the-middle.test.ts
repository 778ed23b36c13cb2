import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { saveAnswer, waitUntilRead } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { buyPlan, file, readFiling, type ReadyFiler, readyToFile, sign } from '../setup/filing';
import { holdAt, type Point } from '../setup/hold';
import { read, Visitor } from '../setup/http';
import { createOwnDatabase, type OwnDatabase, runProgram, typescript } from '../setup/own-database';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { testDeep } from '../setup/share';
import { until } from '../setup/until';

// Each process dies in the middle of a transaction, held up right before a write of it. On a database, a folder and keys
// of their own: whatever lies in storage belongs to the people of this test.
const keys = { old: randomBytes(32).toString('base64'), new: randomBytes(32).toString('base64') };
let ring = `old:${keys.old}`;
let database: OwnDatabase;
let folder: string;
let server: OwnServer;
let filer: ReadyFiler;

const variables = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, FIELD_ENCRYPTION_KEYS: ring });

/** A document that belongs to no return: there is a file, and no figure waits for it. */
async function uploadOne(visitor: Visitor, name: string): Promise<void> {
  const uploaded = await visitor.upload(name, w2Pdf());
  expect(uploaded.status).toBe(201);
  const { id } = read<{ id: string }>(uploaded);
  await database.query('UPDATE "Document" SET "taxReturnId" = NULL WHERE "id" = $1', [id]);
  await waitUntilRead(visitor, id);
}

const calculate = () => filer.visitor.post(`/api/tax-returns/${filer.returnId}/calculate`);

/** A new process, and the same sessions on it. */
async function startAgain(): Promise<void> {
  server = await startOwnServer(variables());
  const visitor = new Visitor(server.url);
  visitor.session = filer.visitor.session;
  visitor.id = filer.visitor.id;
  filer = { ...filer, visitor };
}

beforeAll(async () => {
  database = await createOwnDatabase('killed');
  folder = mkdtempSync(path.join(tmpdir(), 'plainfile-killed-'));
  server = await startOwnServer(variables());
  filer = await readyToFile(plainNumber(), {}, server.url);
  await uploadOne(filer.visitor, 'w2.pdf');
  expect((await calculate()).status).toBe(200);
});

afterAll(async () => {
  await server.kill();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const listFiles = (): string[] => {
  const inside = path.join(folder, 'objects', 'documents');
  return existsSync(inside) ? readdirSync(inside).map((name) => `documents/${name}`) : [];
};

/** What the killed process left is old, and the clock comes by. */
async function expectFilesAreRows(): Promise<number> {
  const old = new Date(Date.now() - 4 * 3_600_000);
  for (const name of listFiles()) utimesSync(path.join(folder, 'objects', name), old, old);
  return until('there are files without a row, or rows without a file', async () => {
    await database.query(
      `UPDATE "Job" SET "leaseUntil" = NULL, "runAfter" = now() AT TIME ZONE 'UTC'
       WHERE "doneAt" IS NULL AND "failedAt" IS NULL`,
    );
    await fetch(`${server.url}/api/cron/jobs`, {
      headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
    });
    const rows = await database.query<{ storageKey: string }>('SELECT "storageKey" FROM "Document"');
    const wanted = rows.map(({ storageKey }) => storageKey).sort();
    return JSON.stringify(listFiles().sort()) === JSON.stringify(wanted) && wanted.length + 1;
  }).then((count) => count - 1);
}

/** Lets the product do something, and kills it right before a write of it. */
async function killAt(point: Point, act: () => Promise<unknown>): Promise<void> {
  const hold = await holdAt(point, filer.returnId, database.url);
  const acting = act().then(
    () => 'answered',
    () => 'cut',
  );
  await hold.reached();
  await server.kill();
  await hold.release();
  expect(await acting).toBe('cut');
  await startAgain();
}

const returnNow = async () =>
  read<{ status: string; version: number; calculationResults: { stale: boolean } | null }>(
    await filer.visitor.get(`/api/tax-returns/${filer.returnId}`),
  );

test('an upload: no half document, no file without a row', async () => {
  await killAt({ table: 'Document', on: 'INSERT' }, () => filer.visitor.upload('second.pdf', w2Pdf()));
  expect(listFiles().length).toBeGreaterThan(1);
  expect(await expectFilesAreRows()).toBe(1);
  await uploadOne(filer.visitor, 'second.pdf');
  expect(await expectFilesAreRows()).toBe(2);
  expect((await calculate()).status).toBe(200);
});

testDeep('an answer: none of it is there, and it is taken when it is sent again', async () => {
  const responses = async () =>
    read<Record<string, unknown>>(await filer.visitor.get(`/api/interview/${filer.returnId}/responses`))[
      'taxpayer.occupation'
    ];
  await killAt({ table: 'Answer', on: 'UPDATE', when: `NEW."questionId" = 'taxpayer.occupation'` }, () =>
    saveAnswer(filer.visitor, filer.returnId, 'taxpayer.occupation', 'Painter'),
  );
  expect(await responses()).toBe('Baker');
  expect((await returnNow()).calculationResults).toMatchObject({ stale: false });
  await saveAnswer(filer.visitor, filer.returnId, 'taxpayer.occupation', 'Painter');
  expect(await responses()).toBe('Painter');
  expect(await expectFilesAreRows()).toBe(2);
});

testDeep('a calculation: the return waits for it as before, and calculating again works', async () => {
  const before = await returnNow();
  expect(before).toMatchObject({ calculationResults: { stale: true } });
  await killAt(
    { table: 'TaxReturn', on: 'UPDATE', when: 'NEW."calculatedAt" IS DISTINCT FROM OLD."calculatedAt"' },
    calculate,
  );
  expect(await returnNow()).toEqual(before);
  expect((await calculate()).status).toBe(200);
  expect(await returnNow()).toMatchObject({ calculationResults: { stale: false } });
  expect(await expectFilesAreRows()).toBe(2);
});

testDeep('a payment: the plan is the one before, and paying goes on with the same payment', async () => {
  const plans = () =>
    database.query(
      `SELECT "planType"::text AS plan FROM "Payment" WHERE "userId" = $1 AND "status" = 'succeeded' ORDER BY "createdAt"`,
      [filer.visitor.id],
    );
  await killAt({ table: 'Payment', on: 'UPDATE', when: `NEW."status" = 'succeeded'` }, () =>
    buyPlan(filer.visitor, 'Premium'),
  );
  expect(await plans()).toEqual([{ plan: 'basic' }]);
  const opened = await database.query(`SELECT "id" FROM "Payment" WHERE "planType" = 'premium'`);
  expect(opened).toHaveLength(1);
  const { id = '' } = (opened as { id: string }[])[0] ?? {};
  expect((await filer.visitor.post(`/api/payments/${id}/confirm`)).status).toBe(200);
  expect(await plans()).toEqual([{ plan: 'basic' }, { plan: 'premium' }]);
  expect(await expectFilesAreRows()).toBe(2);
});

testDeep(
  'a rotation of keys: everything opens with both keys, and later with the new one alone',
  async () => {
    const opens = async () => {
      const documents = read<{ fileUrl: string }[]>(
        await filer.visitor.get(`/api/documents/user/${filer.visitor.id}`),
      );
      expect(documents).toHaveLength(2);
      for (const { fileUrl } of documents) {
        const { bytes } = await filer.visitor.get(`/objects${fileUrl}`);
        expect(Buffer.from(bytes).equals(Buffer.from(w2Pdf()))).toBe(true);
      }
      expect((await filer.visitor.get(`/api/interview/${filer.returnId}/responses`)).json).toMatchObject({
        'taxpayer.occupation': 'Painter',
      });
    };
    ring = `new:${keys.new},old:${keys.old}`;
    const args = [...typescript, 'scripts/keys-rotate.ts'];
    const hold = await holdAt({ table: 'AccountKey', on: 'UPDATE' }, filer.returnId, database.url);
    const rotation = spawn(process.execPath, args, {
      env: { ...process.env, ...variables() },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => rotation.once('exit', (_code, signal) => resolve(signal)));
    await hold.reached();
    rotation.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await hold.release();
    await server.kill();
    await startAgain();
    await opens();
    expect(await expectFilesAreRows()).toBe(2);
    expect(await runProgram(args, variables())).toMatchObject({ code: 0 });
    await server.kill();
    ring = `new:${keys.new}`;
    await startAgain();
    await opens();
    expect(await expectFilesAreRows()).toBe(2);
  },
);

testDeep('a filing: it is still signed, nothing is queued, and filing again sends it once', async () => {
  const confirmed = await filer.visitor.post('/api/account/confirm', { password: 'a long enough password' });
  expect(confirmed.status).toBeLessThan(300);
  expect((await sign(filer)).status).toBe(200);
  await killAt({ table: 'FilingSubmission', on: 'INSERT' }, () => file(filer));
  const left = await readFiling(filer);
  expect([left.state, left.submissions]).toEqual(['signed', []]);
  expect((await file(filer)).status).toBe(202);
  const done = await until('it was not accepted', async () => {
    const now = await readFiling(filer);
    return now.state === 'accepted' && now;
  });
  expect(done.submissions).toHaveLength(1);
  expect(await expectFilesAreRows()).toBe(2);
});

testDeep(
  'a deletion: the account is whole, and it goes with its files when it is deleted again',
  async () => {
    const remove = () => filer.visitor.post('/api/settings/deletion', { email: filer.email });
    await killAt({ table: 'User', on: 'DELETE' }, remove);
    expect((await filer.visitor.get('/api/auth/user')).status).toBe(200);
    expect((await filer.visitor.get(`/api/documents/user/${filer.visitor.id}`)).json).toHaveLength(2);
    expect(await expectFilesAreRows()).toBe(2);
    expect((await remove()).status).toBe(204);
    expect(await expectFilesAreRows()).toBe(0);
  },
);
