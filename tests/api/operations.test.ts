import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { query } from '../setup/database';
import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { file, type Filing, readFiling, readyToFile, sign, waitForState } from '../setup/filing';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { OpenAiStandIn } from '../setup/openai-stand-in';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { until } from '../setup/until';

interface View {
  queues: { kind: string; waiting: number; failed: number; oldestSeconds: number | null }[];
  failed: { id: string; kind: string; error: string; attempts: number; canRetry: boolean }[];
  switches: { name: string; stopped: boolean }[];
  health: { databaseMs: number; storage: string; instance: { replies: number } };
}

let admin: Visitor;
beforeAll(async () => {
  admin = await signInAs('admin');
});

const look = async () => read<View>(await admin.get('/api/admin/operations'));
const turn = (name: string, stopped: boolean) =>
  admin.send('PUT', `/api/admin/operations/switches/${name}`, { json: { stopped, reason: 'A test.' } });

/** Work that was given up after four tries. */
async function addFailed(kind: string, subjectId: string): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO "Job" ("id", "kind", "subjectId", "attempts", "failedAt", "lastError") VALUES ($1, $2, $3, 4, now() AT TIME ZONE 'UTC', 'ECONNREFUSED')`,
    [id, kind, subjectId],
  );
  return id;
}

test('failed work is listed with the class of its error, and done when it is tried again', async () => {
  const id = await addFailed('delete-file', `documents/${randomUUID()}`);
  const before = await look();
  expect(before.failed.find((job) => job.id === id)).toMatchObject({
    kind: 'delete-file',
    error: 'ECONNREFUSED',
    attempts: 4,
    canRetry: true,
  });
  expect(before.queues.find(({ kind }) => kind === 'delete-file')?.failed).toBeGreaterThan(0);

  const retry = () => admin.post(`/api/admin/operations/jobs/${id}/retry`);
  expect((await retry()).status).toBe(204);
  await until('it was not tried again', async () => {
    const [job] = await query<{ done: boolean }>(
      `SELECT "doneAt" IS NOT NULL AS done FROM "Job" WHERE "id" = $1`,
      [id],
    );
    return job?.done === true;
  });
  expect((await retry()).status).toBe(404);
  expect((await look()).failed.filter((job) => job.id === id)).toEqual([]);
  const audit = await query(
    `SELECT "actorId" FROM "AuditEvent" WHERE "action" = 'job.retried' AND "objectId" = $1`,
    [id],
  );
  expect(audit).toEqual([{ actorId: admin.id }]);
});

test('work that goes on by itself has no second start', async () => {
  const id = await addFailed('settle-refund', randomUUID());
  expect((await look()).failed.find((job) => job.id === id)).toMatchObject({ canRetry: false });
  expect((await admin.post(`/api/admin/operations/jobs/${id}/retry`)).status).toBe(409);
  await query(`DELETE FROM "Job" WHERE "id" = $1`, [id]);
});

test('the figures say how the product feels, and hold nobody’s data', async () => {
  const answer = await admin.get('/api/admin/operations');
  const { health, queues } = read<View>(answer);
  expect(health.storage).toBe('ok');
  expect(health.databaseMs).toBeGreaterThanOrEqual(0);
  expect(health.instance.replies).toBeGreaterThan(0);
  expect(answer.text).not.toContain('@example.com');
  expect(queues.every(({ oldestSeconds }) => oldestSeconds === null || oldestSeconds >= 0)).toBe(true);
});

describe('stopping e-file', () => {
  let other: OwnServer;
  beforeAll(async () => {
    other = await startOwnServer();
  });
  afterAll(async () => {
    await turn('e-file', false);
    await other.kill();
  });

  test('what is filed waits with a word to the filer, on every instance, and goes out when it starts again', async () => {
    const filer = await readyToFile(plainNumber(), {}, other.url);
    expect((await sign(filer)).status).toBe(200);
    expect((await turn('e-file', true)).status).toBe(200);
    // The other instance gets no notice; it asks.
    expect((await file(filer)).status).toBe(202);
    for (let round = 0; round < 5; round += 1) {
      const waiting = (await readFiling(filer)) as Filing & { paused: boolean };
      expect([waiting.state, waiting.paused]).toEqual(['queued', true]);
      expect(waiting.events.map(({ event }) => event)).not.toContain('transmission-failed');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect((await look()).switches).toContainEqual(
      expect.objectContaining({ name: 'e-file', stopped: true }),
    );

    expect((await turn('e-file', false)).status).toBe(200);
    const done = (await waitForState(filer, 'accepted')) as Filing & { paused: boolean };
    expect(done.paused).toBe(false);
    expect(done.submissions).toHaveLength(1);
    const audit = await query(
      `SELECT "action", "detail" FROM "AuditEvent" WHERE "objectType" = 'OperationSwitch' AND "objectId" = 'e-file' ORDER BY "id" DESC LIMIT 2`,
    );
    expect(audit).toEqual([
      { action: 'operations.started', detail: { reason: 'A test.' } },
      { action: 'operations.stopped', detail: { reason: 'A test.' } },
    ]);
  });
});

test('a stopped model hears nothing, and the co-pilot answers without it', async () => {
  const model = new OpenAiStandIn();
  await model.start();
  const server = await startOwnServer(model.environment);
  try {
    const client = await signUpClient(server.url);
    const returnId = await firstReturn(client);
    await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
    await client.post(`/api/tax-returns/${returnId}/calculate`);
    const forms = read<{ use: string; version: string }[]>(await client.get('/api/consents'));
    const version = forms.find(({ use }) => use === 'ai-assistant')?.version;
    await client.post('/api/consents', { use: 'ai-assistant', version, signature: 'Ann Lee' });
    const ask = async () => {
      model.turns = [{ call: 'explain_refund', input: {} }, { say: 'Your refund is $981 [S1].' }];
      model.bodies.length = 0;
      const message = 'How much do I get back?';
      const reply = await client.post('/api/chat', { message, taxReturnId: returnId });
      return read<{ assistantMessage: { by: string; content: string } }>(reply).assistantMessage;
    };
    expect((await ask()).by).toBe('model');
    expect((await turn('ai', true)).status).toBe(200);
    const without = await ask();
    expect(without.by).toBe('plainfile');
    expect(without.content).toContain('$981');
    expect(model.bodies).toEqual([]);
    expect((await turn('ai', false)).status).toBe(200);
    expect((await ask()).by).toBe('model');
  } finally {
    await turn('ai', false);
    await server.kill();
    await model.stop();
  }
});

test('a switch wants a reason, and only known ones can be turned', async () => {
  const path = '/api/admin/operations/switches';
  expect((await admin.send('PUT', `${path}/ai`, { json: { stopped: true } })).status).toBe(400);
  expect((await admin.send('PUT', `${path}/ai`, { json: { stopped: true, reason: ' ' } })).status).toBe(400);
  // The audit log keeps it for ever, in the clear.
  const reason = 'Wrong answer for 412-34-5678';
  const refused = await admin.send('PUT', `${path}/ai`, { json: { stopped: true, reason } });
  expect(refused.status).toBe(400);
  expect(read<{ fields: object }>(refused).fields).toEqual({
    reason:
      'Leave out Social Security, account, and card numbers. We keep this text exactly as you enter it.',
  });
  expect((await turn('everything', true)).status).toBe(400);
  const { switches } = await look();
  expect(switches.slice(0, 2).map(({ name, stopped }) => [name, stopped])).toEqual([
    ['e-file', false],
    ['ai', false],
  ]);
  // One for each state with a return of its own.
  expect(switches.slice(2).map(({ name }) => name)).toContain('e-file-IL');
  expect(switches.slice(2).every(({ name }) => /^e-file-[A-Z]{2}$/.test(name))).toBe(true);
  expect((await turn('e-file-TX', true)).status).toBe(400);
});

test('figures for a collector open with the secret only', async () => {
  // Each instance counts for itself, so this asks one of its own.
  const server = await startOwnServer();
  const { status, text } = await (async () => {
    try {
      const visitor = await signInAs('admin', server.url);
      expect((await visitor.get('/api/metrics')).status).toBe(404);
      await addFailed('send-letter', `password-changed:${randomUUID()}`);
      expect((await visitor.get('/api/admin/operations')).status).toBe(200);
      const headers = { authorization: `Bearer ${process.env['CRON_SECRET']}` };
      return await visitor.send('GET', '/api/metrics', { headers });
    } finally {
      await server.kill();
    }
  })();
  expect(status).toBe(200);
  expect(text).toMatch(
    /^plainfile_replies_total\{method="GET",path="\/api\/admin\/operations",status="2xx"\} [1-9]/m,
  );
  expect(text).toMatch(
    /^plainfile_reply_milliseconds_bucket\{method="GET",path="\/api\/metrics",status="4xx",le="\+Inf"\} [1-9]/m,
  );
  expect(text).toMatch(/^plainfile_jobs_failed\{kind="send-letter"\} [1-9]/m);
  expect(text).toMatch(/^plainfile_process_resident_bytes [1-9]\d{6,}/m);
  await query(`DELETE FROM "Job" WHERE "kind" = 'send-letter' AND "failedAt" IS NOT NULL`);
});

test('with a collector named, spans of requests arrive there, without what people typed', async () => {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      paths.add(request.url ?? '');
      bodies.push(Buffer.concat(chunks).toString('latin1'));
      response.end();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const server = await startOwnServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  try {
    const client = await signUpClient(server.url);
    await until('no span arrived', () =>
      Promise.resolve(bodies.some((body) => body.includes('/api/auth/signup'))),
    );
    expect([...paths]).toContain('/v1/traces');
    for (const body of bodies) expect(body).not.toContain(client.email);
  } finally {
    await server.kill();
    await new Promise((resolve) => collector.close(resolve));
  }
});

test('the empty routes of the load bench are not there in a product that serves people', async () => {
  for (const path of ['/api/bench/empty', '/api/bench/select', '/bench'])
    expect([path, (await admin.get(path)).status]).toEqual([path, 404]);
});

test('an idle connection stays open longer than a proxy keeps it, so that no request meets its end', async () => {
  const health = new URL('/api/health', process.env['TEST_URL']);
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    get(health, { headers: { connection: 'keep-alive' } }, resolve).once('error', reject),
  );
  reply.resume();
  // What is served is what the arguments say; that of the tests keeps them longer still.
  expect(reply.headers['keep-alive']).toBe('timeout=3600');
  expect(readFileSync('scripts/launch/next-start.mjs', 'utf8')).toContain('keepAliveTimeout = 75_000;');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  // The same arguments as here (scripts/launch/next-start.mjs), once the settings are checked.
  expect(scripts.start).toBe('node scripts/start.mjs');
  expect(readFileSync('scripts/start.mjs', 'utf8')).toContain('start([...nextStart,');
});
