import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { peerHeader } from './client-address';

/** Files of the build, which Next serves by itself. */
const file = /^\/(_next\/|icon\.svg)/;
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * From now on every request of this process carries the address of its connection, which Next itself does not hand
 * on; what a caller sent under that name is overwritten. What Next fails on with a 500 never gets there: methods that
 * it does not know (TRACE), and writes to a file of the build, go to an address of ours that has GET only, and so get
 * the same 405 as every other method that does not exist; addresses that cannot be decoded go to one that does not
 * exist.
 */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? 'unknown';
    const method = request.method ?? '';
    const isRead = method === 'GET' || method === 'HEAD';
    if (!knownMethods.includes(method) || (!isRead && file.test(request.url ?? ''))) {
      request.method = 'PUT';
      request.url = '/api/health';
    } else if (!isReadable(request.url ?? '/')) {
      request.url = '/api/unreadable-address';
    }
  });
}

function isReadable(address: string): boolean {
  // "GET *" is well-formed HTTP.
  if (address === '*') return false;
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
