import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import {
  answerInterview,
  firstReturn,
  saveAnswer,
  simpleFiler,
  typedW2,
  waitUntilRead,
} from '../setup/filer';
import { read, signUpClient, Visitor } from '../setup/http';
import { routesLoaded, startOwnServer } from '../setup/own-server';
import { testDeep } from '../setup/share';
import { until } from '../setup/until';

/** The same session on another instance. */
function moveTo(visitor: Visitor, url: string): Visitor {
  const moved = new Visitor(url);
  moved.session = visitor.session;
  moved.id = visitor.id;
  return moved;
}

async function query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes the lease of a killed worker end now instead of in 45 seconds. */
const endLeases = (documentId: string) =>
  query(
    'UPDATE "Job" SET "leaseUntil" = now() - interval \'1 second\' WHERE "subjectId" = $1 AND "doneAt" IS NULL',
    [documentId],
  );

describe('kill -9', () => {
  test('right after an upload was acknowledged: the file is whole and gets read', async () => {
    const server = await startOwnServer();
    const visitor = await signUpClient(server.url);
    const returnId = await firstReturn(visitor);
    const bytes = Buffer.concat([w2Pdf(), Buffer.from('\n%'), randomBytes(3_000_000)]);
    const answer = await visitor.upload('w2.pdf', bytes, { taxReturnId: returnId });
    await server.kill();
    expect(answer.status).toBe(201);
    const { id, fileUrl } = read<{ id: string; fileUrl: string }>(answer);

    const after = moveTo(visitor, new Visitor().base);
    await endLeases(id);
    const document = await waitUntilRead<{ status: string; type: string }>(after, id);
    expect(document).toMatchObject({ status: 'completed', type: 'W-2' });
    const stored = await fetch(`${after.base}/objects${fileUrl}`, { headers: { cookie: after.session } });
    const digest = (data: ArrayBuffer | Uint8Array) =>
      createHash('sha256').update(new Uint8Array(data)).digest('hex');
    expect(digest(await stored.arrayBuffer())).toBe(digest(bytes));
  });

  testDeep('in the middle of an upload: no half document appears', async () => {
    const server = await startOwnServer(routesLoaded);
    const visitor = await signUpClient(server.url);
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(
          Buffer.from(
            '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n',
          ),
        );
        for (let part = 0; part < 20; part += 1) {
          controller.enqueue(randomBytes(100_000));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        controller.close();
      },
    });
    const upload = fetch(`${server.url}/api/documents/upload`, {
      method: 'POST',
      headers: { cookie: visitor.session, 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await server.kill();
    await upload;
    const after = moveTo(visitor, new Visitor().base);
    expect((await after.get(`/api/documents/user/${visitor.id}`)).json).toEqual([]);
  });

  test('while answers are saved: every acknowledged one is there', async () => {
    const server = await startOwnServer();
    const visitor = await signUpClient(server.url);
    const returnId = await firstReturn(visitor);
    await saveAnswer(visitor, returnId, 'had-w2-income', true);
    let acknowledged = 0;
    const saving = (async () => {
      for (let wages = 1; wages <= 2000; wages += 1) {
        await saveAnswer(visitor, returnId, 'w2s.0.wages', wages);
        acknowledged = wages;
      }
    })().catch(() => undefined);
    await until('no answer was acknowledged', () => Promise.resolve(acknowledged >= 5));
    await server.kill();
    await saving;
    const after = moveTo(visitor, new Visitor().base);
    const saved = read<Record<string, number>>(await after.get(`/api/interview/${returnId}/responses`));
    // The one in flight may or may not have arrived; none before it is lost.
    expect([acknowledged, acknowledged + 1]).toContain(saved['w2s.0.wages']);
  });

  testDeep(
    'while a return is calculated: it is calculated or it is not, and calculating again works',
    async () => {
      const server = await startOwnServer(routesLoaded);
      const visitor = await signUpClient(server.url);
      const returnId = await firstReturn(visitor);
      await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
      const calls = Array.from({ length: 10 }, () =>
        visitor.post(`/api/tax-returns/${returnId}/calculate`).catch(() => null),
      );
      await new Promise((resolve) => setTimeout(resolve, 15));
      await server.kill();
      await Promise.all(calls);
      const after = moveTo(visitor, new Visitor().base);
      interface State {
        status: string;
        calculationResults: { estimatedRefund: number; stale: boolean } | null;
      }
      const state = read<State>(await after.get(`/api/tax-returns/${returnId}`));
      if (state.calculationResults === null) expect(state.status).toBe('draft');
      else
        expect(state).toMatchObject({
          status: 'in-review',
          calculationResults: { estimatedRefund: 981, stale: false },
        });
      const again = read<State>(await after.post(`/api/tax-returns/${returnId}/calculate`));
      expect(again).toMatchObject({ status: 'in-review', calculationResults: { estimatedRefund: 981 } });
    },
  );
});

describe('two instances on one database', () => {
  test('a session and its end count on both', async () => {
    const server = await startOwnServer();
    try {
      const here = await signUpClient();
      const there = moveTo(here, server.url);
      expect((await there.get('/api/auth/user')).status).toBe(200);
      await there.post('/api/auth/logout');
      here.session = (await signUpClient()).session;
      const old = moveTo(here, server.url);
      expect((await old.get('/api/auth/user')).status).toBe(200);
    } finally {
      await server.kill();
    }
  });

  test('one document is read once', async () => {
    const server = await startOwnServer();
    try {
      const visitor = await signUpClient();
      const uploaded = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf()));
      const there = moveTo(visitor, server.url);
      await Promise.all(Array.from({ length: 8 }, () => there.get(`/api/documents/${uploaded.id}`)));
      await waitUntilRead(visitor, uploaded.id);
      const [audit] = await query<{ count: string }>(
        'SELECT count(*) FROM "AuditEvent" WHERE "objectId" = $1 AND "action" = \'document.read\'',
        [uploaded.id],
      );
      expect(audit?.count).toBe('1');
    } finally {
      await server.kill();
    }
  });
});

describe('what is stored', () => {
  const secrets = [
    '400-01-2345',
    '400012345',
    '900-41-2207',
    'Lanternfish',
    'Birch Lane',
    'Harbor Bakery',
    '61204.88',
  ];

  test('no answer and nothing read from a document stands in the database in the clear', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const uploaded = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
    await waitUntilRead(visitor, uploaded.id);
    await answerInterview(visitor, returnId, simpleFiler);
    expect((await visitor.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
    const tables = await query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const rows = await query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      const dump = rows.map(({ row }) => row).join('\n');
      for (const secret of secrets)
        expect({ name, found: dump.includes(secret) }).toEqual({ name, found: false });
    }
  });

  test('a sealed answer does not open in another row', async () => {
    const [one, two] = [await signUpClient(), await signUpClient()];
    const [first, second] = [await firstReturn(one), await firstReturn(two)];
    await saveAnswer(one, first, 'marital-status', 'Never married');
    await saveAnswer(two, second, 'marital-status', 'Married');
    await query(
      `UPDATE "Answer" SET "value" = (SELECT "value" FROM "Answer" WHERE "returnId" = $1 AND "questionId" = 'marital-status')
       WHERE "returnId" = $2 AND "questionId" = 'marital-status'`,
      [first, second],
    );
    const answer = await two.get(`/api/interview/${second}/responses`);
    expect(answer.text).not.toContain('Never married');
    expect(answer.status).toBe(500);
  });

  test('every write left an audit row, and audit rows cannot be changed', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    await saveAnswer(visitor, returnId, 'marital-status', 'Never married');
    const uploaded = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
    await waitUntilRead(visitor, uploaded.id);
    await visitor.send('DELETE', `/api/documents/${uploaded.id}`);
    const rows = await query<{ action: string }>(
      'SELECT "action" FROM "AuditEvent" WHERE "ownerId" = $1 ORDER BY "id"',
      [visitor.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'account.created',
      'return.created',
      'answer.saved',
      'document.uploaded',
      'document.read',
      'document.deleted',
    ]);
    await expect(query('DELETE FROM "AuditEvent"')).rejects.toThrow(
      'audit rows cannot be changed or deleted',
    );
    await expect(query('UPDATE "AuditEvent" SET "action" = \'x\'')).rejects.toThrow(
      'audit rows cannot be changed',
    );
  });

  test('logs are JSON with a request id and hold nothing personal', async () => {
    const { readFileSync } = await import('node:fs');
    const text = readFileSync(process.env['TEST_SERVER_LOG'] ?? '', 'utf8');
    // What stands behind the last line's end is still being written.
    const lines = text
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    expect(lines.filter((line) => line.includes('"requestId"')).length).toBeGreaterThan(50);
    for (const secret of [...secrets, '@example.com', 'a long enough password', 'plainfile.session='])
      expect(text).not.toContain(secret);
  });
});
