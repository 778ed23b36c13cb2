import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The rest of a body that was not wanted: so much of it is read and thrown away, and for so long. */
const mostBytes = 4_194_304;
const patience = 3000;

/**
 * A reply may leave while its request still sends: a body that is too large, a refusal before anybody read it. Half of
 * such a body would stay in the connection and the next request on it would never be answered, which behind a proxy is
 * somebody else's. Such a reply says that its connection ends, so that nobody sends another request on it. The rest is
 * read and dropped all the same: a connection that is cut with bytes unread takes its reply along.
 */
export function drainRests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!bringsBody(request)) return;
    // Taken now: with its last reply a connection is taken from its request.
    const { socket } = request;
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
    response.writeHead = (...head: unknown[]) => {
      if (!request.complete && !response.headersSent) response.setHeader('Connection', 'close');
      return writeHead(...head);
    };
    response.once('finish', () => {
      // What Node calls next, to end the connection of a reply that says so.
      if (!request.complete && !socket.destroyed) socket.destroySoon = () => linger(socket);
    });
  });
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Says that nothing more comes, and ends the connection when the other side has, or when it goes on for too long. */
function linger(socket: Socket): void {
  const before = socket.bytesRead;
  const end = () => socket.destroy();
  const timer = setTimeout(end, patience);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  // Its bytes are taken from Node's parser, which waits for whoever gave up reading the body.
  socket.removeAllListeners('data');
  socket.on('data', () => {
    if (socket.bytesRead - before > mostBytes) end();
  });
  socket.resume();
  socket.end();
}
