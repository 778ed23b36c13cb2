import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { answerInterview, firstReturn, simpleFiler, typedW2, waitUntilRead } from '../setup/filer';
import { type Answer, read, signUpClient, type Visitor } from '../setup/http';
import { listEndpoints } from '../setup/list-endpoints';
import { createOwnDatabase, type OwnDatabase } from '../setup/own-database';
import { startOwnServer } from '../setup/own-server';
import { until } from '../setup/until';

// With a season's rows a query without an index reads a table from end to end. Small tables are always read so, unless
// the planner is configured not to: what it still reads from end to end then, it has no other way to read. An index that is
// itself read from end to end goes unnoticed here; `npm run bench -- growth` sees it.
const withoutScans = '-c enable_seqscan=off';

/** One row each, or as many as there are migrations and keys: read from end to end on purpose. */
const smallTables = new Set([
  'Firm',
  'OperationSwitch',
  'KeyRotation',
  'RetiredMacKey',
  '_prisma_migrations',
]);

let database: OwnDatabase;
beforeAll(async () => {
  database = await createOwnDatabase('plans');
});
afterAll(() => database.drop());

test('whoever deletes a row finds what points at it by an index', async () => {
  const rows = await database.query(
    `SELECT c.conrelid::regclass::text AS "table", a.attname AS "column"
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND NOT EXISTS (
       SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indpred IS NULL)`,
  );
  expect(rows).toEqual([]);
});

/**
 * Tables that were read from end to end so far, and how often. Whoever is connected hands in its counts when it leaves:
 * the migrations before the instance, and the instance after it was killed.
 */
async function readScans(): Promise<Map<string, number>> {
  await until('somebody stays connected', async () => {
    const others = await database.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    return others.length === 0;
  });
  const rows = await database.query<{ table: string; scans: number }>(
    'SELECT relname AS "table", seq_scan::int AS "scans" FROM pg_stat_user_tables WHERE seq_scan > 0',
  );
  return new Map(
    rows.filter(({ table }) => !smallTables.has(table)).map(({ table, scans }) => [table, scans]),
  );
}

const expectFine = (answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
};

/** A client with an answered, calculated return and everything around it, the preparer, and an administrator. */
async function makePeople(base: string) {
  const [client, preparer, admin] = [
    await signUpClient(base),
    await signUpClient(base),
    await signUpClient(base),
  ];
  await database.query(`UPDATE "User" SET "role" = 'preparer' WHERE "id" = $1`, [preparer.id]);
  await database.query(`UPDATE "User" SET "role" = 'admin' WHERE "id" = $1`, [admin.id]);
  expectFine(
    await admin.post('/api/admin/assignments', { preparerId: preparer.id, clientId: client.id, notes: '' }),
  );
  const returnId = await firstReturn(client);
  await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
  expectFine(await client.post(`/api/tax-returns/${returnId}/calculate`));
  expectFine(await client.post('/api/chat', { message: 'What is my refund?', taxReturnId: returnId }));
  expectFine(await client.post('/api/messages', { body: 'When is it done?' }));
  expectFine(await preparer.post(`/api/messages?clientId=${client.id}`, { body: 'Soon.' }));
  const upload = expectFine(await client.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
  const document = await waitUntilRead<{ id: string; status: string; fileUrl: string }>(
    client,
    read<{ id: string }>(upload).id,
  );
  expectFine(
    await preparer.post('/api/preparer/reviews', {
      documentId: document.id,
      status: 'reviewed',
      notes: 'Fine',
    }),
  );
  const intent = read<{ paymentId: string }>(
    expectFine(await client.post('/api/create-payment-intent', { amount: 49, planType: 'Basic' })),
  );
  return { client, preparer, admin, returnId, document, paymentId: intent.paymentId };
}

test('every list, page and write of a season goes by an index', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', withoutScans);
  const before = await readScans();
  const server = await startOwnServer({ DATABASE_URL: url.href });
  const failed: string[] = [];
  try {
    const { client, preparer, admin, returnId, document, paymentId } = await makePeople(server.url);
    const look = async (who: Visitor, address: string) => {
      const { status } = await who.get(address);
      if (status >= 500 && address !== '/api/overloaded') failed.push(`${address} gave ${status}`);
    };
    const idFor = (address: string): string => {
      if (address.startsWith('/api/documents/user') || address.startsWith('/api/payments/user'))
        return client.id;
      if (address.startsWith('/api/documents')) return document.id;
      if (/^\/api\/(tax-returns|interview)/.test(address)) return returnId;
      return address.startsWith('/api/payments') ? paymentId : client.id;
    };
    const reads = listEndpoints()
      .filter(({ method }) => method === 'GET')
      .map(({ address }) => address.replace(/\[\w+\]/, idFor(address)).replaceAll(/\[[\w.]+\]/g, '1'));
    for (const address of reads) {
      const isStaff = /^\/api\/(admin|preparer)/.exec(address)?.[1];
      await look(isStaff === 'admin' ? admin : isStaff === 'preparer' ? preparer : client, address);
    }
    await look(
      client,
      document.fileUrl.startsWith('/objects') ? document.fileUrl : `/objects${document.fileUrl}`,
    );
    // The next page of each list, and each way to look for somebody.
    await look(client, `/api/documents/user/${client.id}?cursor=${document.id}`);
    await look(admin, `/api/admin/payments?cursor=${paymentId}`);
    for (const address of ['users?role=client&limit=1', 'users?q=filer', 'users?q=te', 'payments?q=filer'])
      await look(admin, `/api/admin/${address}`);
    for (const page of [
      '/dashboard',
      '/interview',
      '/summary',
      '/upload',
      '/payments',
      '/messages',
      '/settings',
    ])
      await look(client, page);
    const worked = await fetch(`${server.url}/api/cron/jobs`, {
      headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
    });
    expect(worked.status).toBe(200);
    expectFine(await client.send('DELETE', `/api/documents/${document.id}`));
    expectFine(await client.post('/api/settings/deletion', { email: client.email }));
    expectFine(
      await admin.send('PATCH', `/api/admin/users/${preparer.id}/role`, { json: { role: 'client' } }),
    );
  } finally {
    await server.kill();
  }
  expect(failed).toEqual([]);
  const after = await readScans();
  const scanned = [...after].filter(([table, scans]) => scans > (before.get(table) ?? 0));
  expect(scanned).toEqual([]);
});
