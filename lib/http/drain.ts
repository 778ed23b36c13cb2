import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The rest of a body that was not wanted: so much of it is read and thrown away, and for so long. */
const mostBytes = 4_194_304;
const patience = 3000;
/** Between the last byte of a reply and the end of its connection. */
const farewell = 500;

/**
 * A reply may leave while its request still sends: a body that is too large, a refusal before anybody read it. Half of
 * such a body would stay in the connection and the next request on it would never be answered, which behind a proxy is
 * somebody else's. What is left is read and dropped; when it does not end soon, the connection ends.
 */
export function drainRests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // Taken now: with its last reply a connection is taken from its request.
    const { socket } = request;
    response.once('finish', () => {
      // Node itself closes the connection of a reply that says so.
      if (!request.complete && !socket.destroyed && response.shouldKeepAlive) drain(request, socket);
    });
  });
}

function drain(request: IncomingMessage, socket: Socket): void {
  const before = socket.bytesRead;
  const end = () => socket.destroy();
  // Whoever read it gave it up in the middle, and nothing of it flows any more. The reply goes out first: a connection
  // that is cut with bytes unread takes its reply along.
  const endGently = () => {
    socket.end();
    setTimeout(end, farewell).unref();
  };
  if (request.destroyed) {
    endGently();
    return;
  }
  const timer = setTimeout(end, patience);
  timer.unref();
  // Whoever read the body before may have stopped in the middle: its pipes no longer take anything.
  request.unpipe();
  request.removeAllListeners('data');
  request.removeAllListeners('readable');
  request.on('data', () => {
    if (socket.bytesRead - before > mostBytes) end();
  });
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => {
    if (!request.complete) endGently();
  });
  request.resume();
}
