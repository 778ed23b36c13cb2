import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { openLine } from '../setup/cut-line';
import { firstReturn, saveAnswer, waitUntilRead } from '../setup/filer';
import { type Answer, read, signUpClient, Visitor } from '../setup/http';
import { createOwnDatabase, type OwnDatabase } from '../setup/own-database';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { isDeep, testDeep } from '../setup/share';

// What breaks around the product, one thing after the other, on instances of the tests' own.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plainfile-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const seconds = 1000;
const badWeather = `--import ${pathToFileURL(path.resolve(__dirname, '../setup/bad-clock-and-disk.mjs')).href}`;

/** A refusal that a person may see: 503, when to try again, our words and nothing internal. */
function expectClear503(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(read<{ message: string }>(answer).message).toMatch(/isn’t available right now|busy right now/);
  expect(answer.text).not.toMatch(/ECONN|ENO|prisma|postgres|\/tmp|at .*\.js/i);
}

/** @returns how long it took until the instance was well again, in milliseconds */
async function waitUntilReady(server: OwnServer): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < 30 * seconds) {
    const reply = await fetch(`${server.url}/api/ready`).catch(() => null);
    if (reply?.ok) return Date.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not recover');
}

const firstName = async (visitor: Visitor, returnId: string): Promise<unknown> =>
  read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`))[
    'taxpayer.firstName'
  ];

describe('the database is gone', () => {
  for (const how of isDeep ? (['cut', 'silence'] as const) : (['cut'] as const))
    test(`${how}: clear 503s, nothing half-written, back within ten seconds without a restart`, async () => {
      const line = await openLine(process.env['DATABASE_URL'] ?? '');
      const log = path.join(folder, `${how}.log`);
      const server = await startOwnServer({ DATABASE_URL: line.url }, undefined, log);
      try {
        const visitor = await signUpClient(server.url);
        const returnId = await firstReturn(visitor);
        await saveAnswer(visitor, returnId, 'taxpayer.firstName', 'Before');
        await line[how]();
        const answer = { questionId: 'taxpayer.firstName', answer: 'During' };
        const replies = await Promise.all([
          // Without a session, as a host asks.
          new Visitor(server.url).get('/api/ready'),
          visitor.get(`/api/interview/${returnId}/responses`),
          visitor.post(`/api/interview/${returnId}/responses`, answer),
          visitor.upload('w2.pdf', w2Pdf()),
        ]);
        for (const reply of replies) expectClear503(reply);
        expect((await visitor.get('/dashboard')).status).toBe(503);
        const logged = await readFile(log, 'utf8');
        for (const message of ['database not available', 'not ready', 'a page could not be opened'])
          expect(logged).toContain(`"msg":"${message}"`);
        expect(logged).toContain('"missing":"database"');
        expect(logged).not.toContain('storage not available');
        expect((await new Visitor(server.url).get('/api/health')).status).toBe(200);
        await line.mend();
        expect(await waitUntilReady(server)).toBeLessThan(10 * seconds);
        expect(await firstName(visitor, returnId)).toBe('Before');
        await saveAnswer(visitor, returnId, 'taxpayer.firstName', 'After');
        expect(await firstName(visitor, returnId)).toBe('After');
      } finally {
        await server.kill();
        await line.cut();
      }
    });
});

describe('the files are gone', () => {
  // On the database of the others one of them could take the work, and it has no such file.
  let database: OwnDatabase;
  beforeAll(async () => {
    database = await createOwnDatabase('no_files');
  });
  afterAll(() => database.drop());

  test('a disk that is not there: 503 for files, never "not found", and nobody’s document counts as damaged', async () => {
    const data = path.join(folder, 'lost');
    const server = await startOwnServer({ DATABASE_URL: database.url, DATA_DIR: data });
    try {
      const visitor = await signUpClient(server.url);
      const returnId = await firstReturn(visitor);
      const kept = read<{ id: string; fileUrl: string }>(
        await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }),
      );
      await waitUntilRead(visitor, kept.id);
      await rename(path.join(data, 'objects'), path.join(data, 'away'));
      await writeFile(path.join(data, 'objects'), 'not a folder');
      expectClear503(await visitor.get('/api/ready'));
      expectClear503(await visitor.get(`/objects${kept.fileUrl}`));
      const before = await database.query(`SELECT count(*) FROM "Document" WHERE "userId" = $1`, [
        visitor.id,
      ]);
      expectClear503(await visitor.upload('second.pdf', w2Pdf(), { taxReturnId: returnId }));
      expect(
        await database.query(`SELECT count(*) FROM "Document" WHERE "userId" = $1`, [visitor.id]),
      ).toEqual(before);
      // What needs no file goes on.
      await saveAnswer(visitor, returnId, 'taxpayer.firstName', 'Ann');

      await rm(path.join(data, 'objects'));
      await rename(path.join(data, 'away'), path.join(data, 'objects'));
      expect(await waitUntilReady(server)).toBeLessThan(10 * seconds);
      expect((await visitor.get(`/objects${kept.fileUrl}`)).status).toBe(200);
      expect(read<{ status: string }>(await visitor.get(`/api/documents/${kept.id}`)).status).toBe(
        'completed',
      );
    } finally {
      await server.kill();
    }
  });

  testDeep('a full disk: the upload is refused and leaves nothing behind', async () => {
    const data = path.join(folder, 'full');
    const weather = path.join(folder, 'weather-full.json');
    await mkdir(data, { recursive: true });
    const server = await startOwnServer({
      DATABASE_URL: database.url,
      DATA_DIR: data,
      BAD_WEATHER_FILE: weather,
      NODE_OPTIONS: badWeather,
    });
    try {
      const visitor = await signUpClient(server.url);
      const returnId = await firstReturn(visitor);
      await writeFile(weather, JSON.stringify({ diskFull: true }));
      expectClear503(await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
      expectClear503(await visitor.get('/api/ready'));
      expect(await readdir(path.join(data, 'objects', 'documents')).catch(() => [])).toEqual([]);
      expect(await database.query(`SELECT "id" FROM "Document" WHERE "userId" = $1`, [visitor.id])).toEqual(
        [],
      );
      await writeFile(weather, '{}');
      expect(await waitUntilReady(server)).toBeLessThan(10 * seconds);
      expect((await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId })).status).toBe(201);
    } finally {
      await server.kill();
    }
  });
});

testDeep(
  'a clock that jumps: people stay signed in and sign in, answers are kept, papers are read',
  async () => {
    const weather = path.join(folder, 'weather-clock.json');
    const server = await startOwnServer({
      BAD_WEATHER_FILE: weather,
      NODE_OPTIONS: badWeather,
    });
    const minute = 60 * seconds;
    try {
      const visitor = await signUpClient(server.url);
      const returnId = await firstReturn(visitor);
      for (const [at, clockMs] of [-20 * minute, 20 * minute, 0].entries()) {
        await writeFile(weather, JSON.stringify({ clockMs }));
        await saveAnswer(visitor, returnId, 'taxpayer.firstName', `Ann${'a'.repeat(at)}`);
        expect(await firstName(visitor, returnId)).toBe(`Ann${'a'.repeat(at)}`);
        const uploaded = await visitor.upload('w2.pdf', Buffer.concat([w2Pdf(), Buffer.from(`\n%${at}`)]), {
          taxReturnId: returnId,
        });
        expect(uploaded.status).toBe(201);
        const { uploadedAt } = read<{ uploadedAt: string }>(uploaded);
        // The instance really lives in another time.
        expect(Math.abs(Date.parse(uploadedAt) - Date.now() - clockMs)).toBeLessThan(10 * minute);
        const document = await waitUntilRead<{ status: string }>(visitor, read<{ id: string }>(uploaded).id);
        expect(document.status).toBe('completed');
        const login = await new Visitor(server.url).post('/api/auth/login', {
          email: visitor.email,
          password: 'a long enough password',
        });
        expect(login.status).toBe(200);
      }
    } finally {
      await server.kill();
    }
  },
);

/** Hands requests to two instances in turn; one that does not take the connection is passed over. */
async function startProxy(servers: OwnServer[]): Promise<{ url: string; stop: () => Promise<void> }> {
  let turn = 0;
  const proxy: Server = createServer((incoming, reply) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      const order = [servers[turn % 2], servers[(turn + 1) % 2]];
      const tryNext = () => {
        const server = order.shift();
        if (server === undefined) return void reply.writeHead(502).end();
        const outgoing = httpRequest(server.url + (incoming.url ?? '/'), {
          method: incoming.method ?? 'GET',
          headers: incoming.headers,
        });
        outgoing.on('response', (answer) => {
          reply.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on('error', () => reply.destroy());
          answer.pipe(reply);
        });
        outgoing.on('error', (error: Error & { code?: string }) => {
          // Nothing was sent yet: the other one may take it. Else nobody knows whether it was done.
          if (error.code === 'ECONNREFUSED') tryNext();
          else if (!reply.headersSent) reply.writeHead(502).end();
        });
        outgoing.end(Buffer.concat(chunks));
      };
      tryNext();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
}

testDeep('one of two instances is killed: what was acknowledged is there, and people go on', async () => {
  const servers = [await startOwnServer(), await startOwnServer()];
  const proxy = await startProxy(servers);
  try {
    const visitors = await Promise.all([1, 2, 3].map(() => signUpClient(proxy.url)));
    const returns = await Promise.all(visitors.map(firstReturn));
    const acknowledged: (number | null)[] = visitors.map(() => null);
    let isKilled = false;
    const failures: number[] = [];
    const afterwards: number[] = [];
    await Promise.all(
      visitors.map(async (visitor, at) => {
        for (let round = 1; round <= 30; round += 1) {
          const started = Date.now();
          const status = await visitor
            .post(`/api/interview/${returns[at]}/responses`, {
              questionId: 'taxpayer.occupation',
              answer: `Baker number ${round}`,
            })
            .then(
              (reply) => reply.status,
              // Killed in the middle of its reply: the proxy can only break off. (Its error is of another realm than the
              // test's, so its class tells nothing.)
              (error: unknown) => (isKilled ? 502 : Promise.reject(error)),
            );
          if (status === 200) acknowledged[at] = round;
          else failures.push(status);
          if (isKilled) afterwards.push(Date.now() - started);
          if (at === 0 && round === 10) {
            isKilled = true;
            await servers[0]?.kill();
          }
        }
      }),
    );
    // At most what was on its way to the one that died.
    expect(failures.filter((status) => status !== 502)).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(visitors.length);
    expect(Math.max(...afterwards)).toBeLessThan(10 * seconds);
    for (const [at, visitor] of visitors.entries()) {
      const answers = read<Record<string, unknown>>(
        await visitor.get(`/api/interview/${returns[at]}/responses`),
      );
      expect(answers['taxpayer.occupation']).toBe(`Baker number ${acknowledged[at]}`);
    }
  } finally {
    await proxy.stop();
    for (const server of servers) await server.kill();
  }
});

/** Sends a request on a connection that no other has meanwhile. `sent` comes when it is on its way. */
function sendApart(
  who: Visitor,
  path: string,
  agent: Agent,
): { sent: Promise<void>; answer: Promise<Answer> } {
  const request = httpRequest(who.base + path, { agent, headers: { cookie: who.session } });
  const sent = new Promise<void>((resolve, reject) => {
    request.once('finish', () => resolve());
    request.once('error', reject);
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('error', reject);
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const bytes = new Uint8Array(Buffer.concat(chunks));
        const text = new TextDecoder().decode(bytes);
        const headers = new Headers({ 'retry-after': reply.headers['retry-after'] ?? '' });
        resolve({ status: reply.statusCode ?? 0, headers, bytes, text, json: JSON.parse(text) as unknown });
      });
    });
  });
  request.end();
  return { sent, answer };
}

test('more than it can do at once: the rest hears so at once, nothing fails, and it is well right after', async () => {
  const server = await startOwnServer();
  const each = 150;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 3 * each });
  try {
    const people = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const visitor = await signUpClient(server.url);
        return { visitor, path: `/api/interview/${await firstReturn(visitor)}/responses` };
      }),
    );
    const ask = (count: number) =>
      Promise.all(
        people.flatMap(({ visitor, path }) => Array.from({ length: count }, () => visitor.get(path))),
      );
    expect((await ask(1)).map(({ status }) => status)).toEqual([200, 200, 200]);

    // Connected already, and there before the first is looked at: how many find a place depends on no clock.
    const floodWith = (pathOf: (path: string) => string) =>
      people.flatMap(({ visitor, path }) =>
        Array.from({ length: each }, () => sendApart(visitor, pathOf(path), agent)),
      );
    const calm = await Promise.all(floodWith(() => '/api/health').map(({ answer }) => answer));
    expect(new Set(calm.map(({ status }) => status))).toEqual(new Set([200]));
    server.pause();
    const flood = floodWith((path) => path);
    await Promise.all(flood.map(({ sent }) => sent));
    server.goOn();
    const answers = await Promise.all(flood.map(({ answer }) => answer));
    const other = answers.filter(({ status }) => status !== 200);
    expect(other.length).toBeLessThan(answers.length);
    for (const refused of other) expectClear503(refused);
    const sentAway = other.filter(({ text }) => text.includes('very busy right now'));
    // Of 120 places one person gets half at most, and from three quarters on all get the same.
    expect(sentAway.length).toBeGreaterThan(0);
    expect(answers.length - sentAway.length).toBeGreaterThanOrEqual(90);

    for (let round = 0; round < 7; round += 1)
      expect((await ask(1)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // Nobody's place was lost: as many as need not be shared out get through the second time.
    const again = await ask(30);
    expect(again.filter(({ text }) => text.includes('very busy right now'))).toEqual([]);
    expect(again.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  } finally {
    agent.destroy();
    server.goOn();
    await server.kill();
  }
});
