import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError, log } from '@/lib/infra/log';
import { countReply } from '@/lib/infra/metrics';
import { hideIds } from './hide-ids';

/** What writes a line of its own (route()), and files of the build. */
const notPages = /^\/(api|objects|_next)\/|^\/(icon\.svg|favicon\.ico|robots\.txt)/;

const idHeader = 'x-request-id';

/** Somebody went away before the page had ended; the number that proxies use for it. */
const gone = 499;

/**
 * Gives every request for a page of this process an id, in the reply's X-Request-Id and for what the page logs
 * itself, and writes the line that endpoints write when it has ended. An id that the caller sent is overwritten: nobody
 * else's words in our logs.
 */
export function logPages(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [address = '/'] = (request.url ?? '/').split('?', 1);
    if (notPages.test(address)) return;
    const started = performance.now();
    const requestId = randomUUID();
    request.headers[idHeader] = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const method = request.method ?? 'GET';
      const path = hideIds(address);
      const status = response.writableFinished ? response.statusCode : gone;
      const ms = Math.round(performance.now() - started);
      countReply(method, path, status, ms);
      log.info({ requestId, method, path, status, ms });
    });
  });
}

/**
 * Logs what a page threw. `digest` is what its reader sees as "Reference"; the id leads to the line of the request.
 */
export function logPageError(
  error: unknown,
  request: { method: string; headers: NodeJS.Dict<string | string[]> },
  routePath: string,
): void {
  const requestId = request.headers[idHeader];
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  log.error(
    { requestId, method: request.method, path: routePath, digest, error: describeError(error) },
    'a page failed',
  );
}
