import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOwnDatabase, type OwnDatabase, runProgram, typescript } from '../setup/own-database';

/** `npm run seed -- demo` on a database of its own: what somebody finds who starts the product for the first time. */

let database: OwnDatabase;
let dataDir: string;
let seed: () => ReturnType<typeof runProgram>;

beforeAll(async () => {
  database = await createOwnDatabase('demo');
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'plainfile-demo-'));
  seed = () =>
    runProgram([...typescript, 'prisma/seed.ts', 'demo'], { DATABASE_URL: database.url, DATA_DIR: dataDir });
  const { code, output } = await seed();
  if (code !== 0) throw new Error(`the seed failed: ${output}`);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface ClientRow {
  email: string;
  status: string | null;
  efileState: string | null;
  documents: number;
  messages: number;
  preparer: string | null;
}

const readClients = () =>
  database.query<ClientRow>(`
    SELECT u."email", r."status", r."efileState",
      (SELECT count(*)::int FROM "Document" d WHERE d."userId" = u."id" AND d."status" IN ('completed', 'approved')) AS "documents",
      (SELECT count(*)::int FROM "Message" m WHERE m."clientId" = u."id") AS "messages",
      (SELECT p."email" FROM "Assignment" a JOIN "User" p ON p."id" = a."preparerId"
        WHERE a."clientId" = u."id") AS "preparer"
    FROM "User" u LEFT JOIN "TaxReturn" r ON r."userId" = u."id"
    WHERE u."role" = 'client' ORDER BY u."email"`);

test('client@ is empty; client2@ has an accepted return with documents and messages', async () => {
  const clients = await readClients();
  const of = (email: string) => clients.find((client) => client.email === email);
  expect(of('client@example.com')).toMatchObject({ status: null, documents: 0, messages: 0 });
  expect(of('client2@example.com')).toMatchObject({ status: 'filed', efileState: 'accepted', documents: 7 });
  const states = await database.query(
    `SELECT 1 FROM "Filing" WHERE "kind" = 'state-IL' AND "state" = 'accepted'`,
  );
  expect(states).toHaveLength(1);
  expect(of('client2@example.com')?.messages).toBeGreaterThanOrEqual(3);
});

test('preparer@ has seven clients in all stages, preparer2@ none', async () => {
  const clients = await readClients();
  expect(clients).toHaveLength(7);
  expect(new Set(clients.map(({ preparer }) => preparer))).toEqual(new Set(['preparer@example.com']));
  const stages = clients.map(({ status }) => status ?? 'none').sort();
  expect(stages).toEqual(['approved', 'draft', 'draft', 'filed', 'in-review', 'in-review', 'none']);
});

test('every document is read, and the plan of the finished return is paid for', async () => {
  const [unread] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS "count" FROM "Document" WHERE "status" IN ('processing', 'failed')`,
  );
  expect(unread?.count).toBe(0);
  const [payments] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS "count" FROM "Payment" WHERE "status" = 'succeeded'`,
  );
  expect(payments?.count).toBe(1);
});

test('a second run leaves everything as it is', async () => {
  const before = await readClients();
  const { code, output } = await seed();
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('are there') });
  expect(await readClients()).toEqual(before);
});
