import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { drainRests } from './drain';

drainRests();

/** How a handler may leave the body of a request. */
const handlers: Readonly<Record<string, (request: IncomingMessage) => Promise<void>>> = {
  'nobody reads': () => Promise.resolve(),
  'somebody gives up in the middle': async (request) => {
    const reader = Readable.toWeb(request).getReader();
    await reader.read();
    await reader.cancel();
  },
  'somebody stops reading': (request) =>
    new Promise((resolve) => {
      request.once('data', () => {
        request.pause();
        resolve();
      });
    }),
};

let server: Server;
afterEach(() => server.close());

async function serve(handle: (request: IncomingMessage) => Promise<void>): Promise<number> {
  server = createServer((request, response) => {
    if (request.url === '/second') return void response.end('second');
    void handle(request).then(() => response.writeHead(413).end('first'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

interface Seen {
  received: string;
  isClosed: boolean;
  error: string | null;
}

/**
 * Sends a body and gives what the client saw until the connection ended, or within eight seconds.
 * @param size what is said of its length
 * @param sent how much of it comes, before the client looks at any reply
 * @param later comes once the reply is seen
 */
async function send(port: number, size: number, sent: number, later = ''): Promise<Seen> {
  return new Promise((resolve) => {
    const seen: Seen = { received: '', isClosed: false, error: null };
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(seen);
    };
    const timer = setTimeout(finish, 8000);
    socket.on('error', ({ message }) => (seen.error = message));
    socket.on('end', () => {
      seen.isClosed = true;
      socket.end();
    });
    socket.on('close', () => {
      seen.isClosed = true;
      finish();
    });
    socket.pause();
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
    const look = () => {
      socket.on('data', (chunk) => {
        const isFirst = seen.received === '';
        seen.received += chunk.toString();
        if (isFirst && later !== '') socket.write(later);
      });
      socket.resume();
    };
    void sendSlowly(socket, sent).then(look);
  });
}

/** In pieces, so that most of it comes after the reply has left. */
async function sendSlowly(socket: Socket, size: number): Promise<void> {
  const piece = 200_000;
  for (let left = size; left > 0; left -= piece) {
    socket.write(Buffer.alloc(Math.min(piece, left)));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.each(Object.entries(handlers))('after a body that %s', (_name, handle) => {
  it('the reply arrives whole, says that the connection ends, and the connection ends', async () => {
    const { received, isClosed, error } = await send(await serve(handle), 3_000_000, 3_000_000);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toMatch(/^connection: close\r$/im);
    expect(received).toMatch(/first\r\n0\r\n\r\n$/);
    expect([isClosed, error]).toEqual([true, null]);
  });

  it('a caller who waits for the reply in the middle of the body gets it at once', async () => {
    const started = Date.now();
    const { received, error } = await send(await serve(handle), 3_000_000, 200_000);
    expect(received).toMatch(/first\r\n0\r\n\r\n$/);
    expect(error).toBeNull();
    expect(Date.now() - started).toBeLessThan(2500);
  });

  it('nothing that comes behind it is answered as a request of its own', async () => {
    const next = 'GET /second HTTP/1.1\r\nHost: x\r\n\r\n';
    const { received } = await send(await serve(handle), 3_000_000, 2_000_000, next);
    expect(received).toContain('first');
    expect(received).not.toContain('second');
  });
});

it('does not read a body without an end to its end', async () => {
  const port = await serve(() => Promise.resolve());
  const { isClosed } = await send(port, 300_000_000, 30_000_000);
  expect(isClosed).toBe(true);
});

it('a body that was read to its end leaves its connection open', async () => {
  const port = await serve(async (request) => {
    for await (const _chunk of request) void _chunk;
  });
  const { received } = await send(
    port,
    500_000,
    500_000,
    'GET /second HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(received.split('first')[0]).toMatch(/^connection: keep-alive\r$/im);
  expect(received).toContain('second');
});
