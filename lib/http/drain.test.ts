import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
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

/** Sends a large body and a second request behind it. Gives what the client saw. */
async function sendTwo(handle: (request: IncomingMessage) => Promise<void>, size: number) {
  server = createServer((request, response) => {
    if (request.url === '/second') return void response.end('second');
    void handle(request).then(() => response.writeHead(413).end('first'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<{ received: string; isClosed: boolean }>((resolve) => {
    let received = '';
    let hasAsked = false;
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => resolve({ received, isClosed: false }), 8000);
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ received, isClosed });
    };
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (received.includes('second')) return finish(false);
      if (received.includes('first') && !hasAsked) {
        hasAsked = true;
        socket.write('GET /second HTTP/1.1\r\nHost: x\r\n\r\n');
      }
    });
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
    socket.write(Buffer.alloc(size));
  });
}

it.each(Object.entries(handlers))(
  'after a body that %s the connection answers or closes',
  async (_name, handle) => {
    const { received, isClosed } = await sendTwo(handle, 2_000_000);
    expect(received).toContain('413');
    expect(isClosed || received.includes('second')).toBe(true);
  },
);

it('does not read a body without an end to its end', async () => {
  const { isClosed } = await sendTwo(() => Promise.resolve(), 30_000_000);
  expect(isClosed).toBe(true);
});
