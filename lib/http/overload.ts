import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * How many requests this process works on at once. What comes on top is answered at once with 503 and Retry-After:
 * a queue without an end would make everybody wait, and the ones who wait longest have given up.
 */
const mostAtOnce = 120;
/** Bodies and streams that may take minutes have places of their own, so that slow lines block nobody. */
const mostSlowAtOnce = 60;

export const overloadPath = '/api/overloaded';
/** Never refused: whoever watches over the product has to get through, and files of the build cost nothing. */
const alwaysIn = /^\/(_next\/|api\/(health|ready|metrics|overloaded)\b|icon\.svg|favicon\.ico|robots\.txt)/;
const slow = /^\/(objects\/|api\/(documents\/upload|admin\/training\/upload|chat\b))/;

const busy = { quick: 0, slow: 0 };

/** Counts every request of this process from its first byte to its last, and leads what is too much elsewhere. */
export function limitLoad(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const url = request.url ?? '/';
    if (alwaysIn.test(url)) return;
    const kind = slow.test(url) ? 'slow' : 'quick';
    if (busy[kind] >= (kind === 'slow' ? mostSlowAtOnce : mostAtOnce)) {
      request.url = overloadPath;
      // Nobody is asked who this is: the answer is the same for everybody.
      delete request.headers.cookie;
      return;
    }
    busy[kind] += 1;
    response.once('close', () => (busy[kind] -= 1));
  });
}

/** Requests that are worked on right now. */
export const readBusy = (): number => busy.quick + busy.slow;
