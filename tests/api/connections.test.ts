import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { productUrl, signUpClient, type Visitor } from '../setup/http';
import { firstReturn } from '../setup/filer';
import { startOwnServer } from '../setup/own-server';
import { until } from '../setup/until';

let client: Visitor;
beforeAll(async () => {
  client = await signUpClient();
});

/** Sends one request with a body and, on the same connection, another one behind it, as a proxy does. */
function sendTwo(head: string, body: Buffer): Promise<{ first: number; second: number; isClosed: boolean }> {
  const { hostname, port, host } = new URL(productUrl());
  return new Promise((resolve) => {
    let received = '';
    const socket: Socket = connect({ host: hostname, port: Number(port) });
    const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      clearInterval(look);
      socket.destroy();
      const [first = 0, second = 0] = statuses();
      resolve({ first, second, isClosed });
    };
    const timer = setTimeout(() => finish(false), 8000);
    let hasAsked = false;
    const look = setInterval(() => {
      if (statuses().length === 0) return;
      if (!hasAsked) {
        hasAsked = true;
        socket.write(`GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      } else if (statuses().length > 1) finish(false);
    }, 50);
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => finish(true));
    socket.write(
      `${head}\r\nHost: ${host}\r\nCookie: ${client.session}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body);
  });
}

const big = Buffer.from(JSON.stringify({ message: 'x'.repeat(2_500_000) }));
const json = 'Content-Type: application/json';
const cases: [string, string][] = [
  ['a JSON body that is too large', `POST /api/chat HTTP/1.1\r\n${json}`],
  ['a webhook that is too large', `POST /api/webhooks/stripe HTTP/1.1\r\n${json}`],
  ['a body nobody asked for', `POST /api/health HTTP/1.1\r\n${json}`],
  ['a body of another type', 'POST /api/chat HTTP/1.1\r\nContent-Type: text/plain'],
  ['a body from another site', `POST /api/chat HTTP/1.1\r\n${json}\r\nOrigin: https://evil.example`],
  ['an upload that is no multipart', 'POST /api/documents/upload HTTP/1.1\r\nContent-Type: text/plain'],
  ['a body to an address that is not there', `POST /api/nothing/here HTTP/1.1\r\n${json}`],
];

test.each(cases)('after %s the connection answers or closes', async (_name, head) => {
  const { first, second, isClosed } = await sendTwo(head, big);
  expect(first).toBeGreaterThanOrEqual(400);
  expect(first).toBeLessThan(500);
  expect(isClosed || second === 200).toBe(true);
});

test('a body without an end ends its connection', async () => {
  const endless = Buffer.alloc(12_000_000, 'x');
  const { first, isClosed, second } = await sendTwo(`POST /api/chat HTTP/1.1\r\n${json}`, endless);
  expect([0, 413]).toContain(first);
  expect(isClosed || second === 200).toBe(true);
});

describe('one message holds up nobody', () => {
  test.each(['a@'.repeat(1000), `${'(a '.repeat(660)} refund`, '12 a '.repeat(400), "a's ".repeat(500)])(
    '%.8s…',
    async (message) => {
      const ordinary = 'What is my refund, and why is it not larger? '.repeat(44).slice(0, message.length);
      // A busy machine slows both; the expressions that backtracked took three seconds and more on an idle one.
      const usual = await slowestWhile(ordinary);
      expect(await slowestWhile(message)).toBeLessThan(Math.max(1500, usual * 4));
    },
  );

  /** Longest wait of another caller while a message is answered, in milliseconds. */
  async function slowestWhile(message: string): Promise<number> {
    const taxReturnId = await firstReturn(client);
    let slowest = 0;
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        const started = performance.now();
        await fetch(`${productUrl()}/api/health`);
        slowest = Math.max(slowest, performance.now() - started);
      }
    })();
    const reply = await client.post('/api/chat', { message, taxReturnId });
    isOver = true;
    await watch;
    expect(reply.status).toBe(200);
    return slowest;
  }
});

test('a caller who breaks off is no outage of the database', async () => {
  const { hostname, port, host } = new URL(productUrl());
  const readLog = () => readFileSync(process.env['TEST_SERVER_LOG'] ?? '', 'utf8');
  const count = (words: string) => readLog().split(words).length - 1;
  const answered = '"path":"/api/auth/reset-password","status":400';
  const [outages, answers] = [count('database not available'), count(answered)];
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/auth/reset-password HTTP/1.1\r\nHost: ${host}\r\n${json}\r\nContent-Length: 100\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  socket.destroy();
  await until('the request was not answered', () => Promise.resolve(count(answered) > answers));
  expect(count('database not available')).toBe(outages);
});

test('a process that is asked to end does so within ten seconds while clients keep sending', async () => {
  const server = await startOwnServer();
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<void>((resolve) => {
      get(`${server.url}/api/health`, { agent }, (response) => {
        response
          .resume()
          .once('end', resolve)
          .once('error', () => resolve());
      }).once('error', () => resolve());
    });
  const clients = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      await ask();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const started = Date.now();
  await server.stop();
  expect(Date.now() - started).toBeLessThan(10_000);
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
});

test('nothing that was sent ended a process by an error that nobody caught', () => {
  expect(readFileSync(process.env['TEST_SERVER_LOG'] ?? '', 'utf8')).not.toContain('uncaughtException');
});
