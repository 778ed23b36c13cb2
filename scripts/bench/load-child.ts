// The generator: a process of its own, so that its work is not the product's. Open loop: requests start by the clock,
// whether or not earlier ones were answered, and the time of each counts from when it should have started.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { type Kind, type LoadOrder, type LoadResult, mix, type Person, spread } from './load-plan';

interface Sample {
  kind: Kind;
  second: number;
  ms: number;
  status: number;
  /** Of a connection that broke. */
  cause: string | null;
  isWrong: boolean;
}

interface Sending {
  method: 'GET' | 'POST';
  path: string;
  json?: unknown;
  body?: { type: string; bytes: Buffer };
  withCookie?: boolean;
  /** What must stand in the reply. */
  expect: RegExp | null;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 2000, maxFreeSockets: 512 });

function send(base: URL, person: Person, sending: Sending): Promise<{ status: number; text: string }> {
  const body =
    sending.body ??
    (sending.json === undefined
      ? null
      : { type: 'application/json', bytes: Buffer.from(JSON.stringify(sending.json)) });
  return new Promise((resolve) => {
    const request = http.request(
      {
        agent,
        host: base.hostname,
        port: base.port,
        method: sending.method,
        path: sending.path,
        headers: {
          'x-bench-address': person.address,
          ...(sending.withCookie === false ? {} : { cookie: person.cookie }),
          ...(sending.method === 'POST' ? { origin: base.origin } : {}),
          ...(body === null ? {} : { 'content-type': body.type, 'content-length': body.bytes.length }),
        },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', (error: NodeJS.ErrnoException) =>
          resolve({ status: 0, text: error.code ?? 'broken' }),
        );
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    request.setTimeout(30_000, () => request.destroy());
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, text: error.code ?? 'broken' }),
    );
    request.end(body?.bytes);
  });
}

const pages = ['/dashboard', '/interview', '/summary', '/upload', '/deductions'];
let turn = 0;

function makeRequest(kind: Kind, order: LoadOrder, person: Person): Sending {
  turn += 1;
  const { userId, returnId, email } = person;
  const get = (path: string, expect: RegExp | null): Sending => ({ method: 'GET', path, expect });
  switch (kind) {
    case 'sign-in':
      return {
        method: 'POST',
        path: '/api/auth/login',
        json: { email, password: order.password },
        withCookie: false,
        expect: new RegExp(`"id":"${userId}"`),
      };
    case 'page':
      return get(pages[turn % pages.length] ?? '/dashboard', /<html/);
    case 'user':
      return get('/api/auth/user', new RegExp(`"id":"${userId}"`));
    case 'list':
      return turn % 2 === 0
        ? get(`/api/documents/user/${userId}?limit=20`, /^\[/)
        : get('/api/tax-returns/my-returns', new RegExp(`"id":"${returnId}"`));
    case 'upload': {
      const mark = `----${randomBytes(12).toString('hex')}`;
      const file = Buffer.concat([
        Buffer.from(order.document, 'base64'),
        Buffer.from(`\n%${randomBytes(8).toString('hex')}`),
      ]);
      const bytes = Buffer.concat([
        Buffer.from(
          `--${mark}\r\ncontent-disposition: form-data; name="taxReturnId"\r\n\r\n${returnId}\r\n` +
            `--${mark}\r\ncontent-disposition: form-data; name="file"; filename="paper.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
        ),
        file,
        Buffer.from(`\r\n--${mark}--\r\n`),
      ]);
      return {
        method: 'POST',
        path: '/api/documents/upload',
        body: { type: `multipart/form-data; boundary=${mark}`, bytes },
        expect: /"status":"processing"/,
      };
    }
    case 'answer':
      return {
        method: 'POST',
        path: `/api/interview/${returnId}/responses`,
        json: {
          questionId: 'w2s.0.federalWithholding',
          answer: 5000 + (turn % 1000),
        },
        expect: new RegExp(`"answer":${5000 + (turn % 1000)}\\b`),
      };
    case 'calculate':
      return {
        method: 'POST',
        path: `/api/tax-returns/${returnId}/calculate`,
        expect: /"totalIncome":"50000(\.00)?"/,
      };
    case 'validate':
      return get(`/api/tax-returns/${returnId}/validation`, /^\{/);
    case 'chat':
      return {
        method: 'POST',
        path: '/api/chat',
        json: { message: 'What is the standard deduction for me?', taxReturnId: returnId },
        expect: /14,600/,
      };
  }
}

/**
 * A document that was read has values to confirm, and until then its return is not calculated (409, as it should be). So
 * one person in five uploads, and the others calculate.
 */
function choosePerson(kind: Kind, people: Person[], at: number): Person {
  const uploaders = Math.ceil(people.length / 5);
  const some =
    kind === 'upload'
      ? people.slice(0, uploaders)
      : kind === 'calculate' && people.length > uploaders
        ? people.slice(uploaders)
        : people;
  const person = some[at % some.length];
  if (person === undefined) throw new Error('nobody is there to send requests');
  return person;
}

/** Kinds in a fixed, well-mixed order, so that two runs ask for the same. */
function makeDeck(shares?: LoadOrder['shares']): Kind[] {
  const deck = (Object.keys(mix) as Kind[]).flatMap((kind) =>
    Array<Kind>(shares?.[kind] ?? mix[kind].share).fill(kind),
  );
  let state = 12_345;
  for (let at = deck.length - 1; at > 0; at -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (at + 1);
    const [a, b] = [deck[at], deck[other]];
    if (a !== undefined && b !== undefined) [deck[at], deck[other]] = [b, a];
  }
  return deck;
}

async function run(order: LoadOrder): Promise<LoadResult> {
  const base = new URL(order.base);
  const deck = makeDeck(order.shares);
  const total = Math.round(order.rate * order.seconds);
  const samples: Sample[] = [];
  const wrong: string[] = [];
  const lastAnswers: Record<string, number> = {};
  // What one person writes into a return follows one after the other, as in a browser; all else runs side by side.
  const answering = new Map<string, Promise<unknown>>();
  const open: Promise<void>[] = [];
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let at = 0; at < total; at += 1) {
    const due = (at / order.rate) * 1000;
    const early = due - (performance.now() - started);
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const kind = deck[at % deck.length] ?? 'user';
    const person = choosePerson(kind, order.people, at);
    const sending = makeRequest(kind, order, person);
    const go = async () => {
      const { status, text } = await send(base, person, sending);
      const isFine = status >= 200 && status < 300;
      const isWrong = isFine && sending.expect !== null && !sending.expect.test(text);
      if (isWrong && wrong.length < 20) wrong.push(`${kind}: ${text.slice(0, 300)}`);
      const json = sending.json;
      if (kind === 'answer' && isFine && typeof json === 'object' && json !== null && 'answer' in json)
        lastAnswers[person.returnId] = Number(json.answer);
      const ms = performance.now() - started - due;
      samples.push({
        kind,
        second: Math.floor(due / 1000),
        ms,
        status,
        cause: status === 0 ? text : null,
        isWrong,
      });
    };
    if (kind === 'answer' || kind === 'calculate') {
      const before = answering.get(person.returnId) ?? Promise.resolve();
      const mine = before.then(go);
      answering.set(person.returnId, mine);
      open.push(mine);
    } else open.push(go());
  }
  await Promise.all(open);
  const used = process.cpuUsage(cpu);
  const statuses: Record<string, number> = {};
  for (const { status, cause } of samples) {
    const key = cause ?? status;
    statuses[key] = (statuses[key] ?? 0) + 1;
  }
  const timesOf = (some: Sample[]) =>
    some.filter(({ status }) => status !== 503 && status !== 429).map(({ ms }) => ms);
  const figures = (some: Sample[]) => ({
    count: some.length,
    shed: some.filter(({ status }) => status === 503 || status === 429).length,
    errors: some.filter(
      ({ status, isWrong }) =>
        isWrong || !((status >= 200 && status < 300) || status === 503 || status === 429),
    ).length,
    ...spread(timesOf(some)),
  });
  const byKind = <Value>(make: (some: Sample[]) => Value) =>
    Object.fromEntries(
      (Object.keys(mix) as Kind[]).map((kind) => [kind, make(samples.filter((one) => one.kind === kind))]),
    ) as Record<Kind, Value>;
  return {
    kinds: byKind(figures),
    ...(order.withTimes === true ? { times: byKind(timesOf) } : {}),
    all: figures(samples),
    wrong,
    statuses,
    generatorCpu: (used.user + used.system) / 1000 / (performance.now() - started),
    lastAnswers,
    timeline: Array.from({ length: Math.ceil(order.seconds) }, (_, second) => {
      const some = samples.filter((one) => one.second === second);
      const { count, shed, p99 } = figures(some);
      return { replies: count, shed, p99 };
    }),
  };
}

let text = '';
process.stdin.on('data', (chunk) => (text += String(chunk)));
process.stdin.on('end', () => {
  void run(JSON.parse(text) as LoadOrder).then((result) => {
    process.stdout.write(JSON.stringify(result));
    agent.destroy();
  });
});
