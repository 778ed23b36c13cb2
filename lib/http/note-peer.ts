import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { peerHeader } from './client-address';

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * From now on every request of this process carries the address of its connection, which Next itself does not hand
 * on; what a caller sent under that name is overwritten. Methods that Next does not know (it fails with a 500 on TRACE)
 * go to an address of ours that has GET only, and so get the same 405 as every other method that does not exist;
 * addresses that cannot be decoded (another 500 of Next's) go to one that does not exist.
 */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? 'unknown';
    if (!knownMethods.includes(request.method ?? '')) {
      request.method = 'PUT';
      request.url = '/api/health';
    } else if (!isReadable(request.url ?? '/')) {
      request.url = '/api/unreadable-address';
    }
  });
}

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
