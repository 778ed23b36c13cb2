import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { peerHeader } from './client-address';

/**
 * From now on every request of this process carries the address of its connection, which Next itself does not hand
 * on; what a caller sent under that name is overwritten.
 */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? 'unknown';
  });
}
