import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** Longest between the signal to end and the end, in milliseconds: hosts kill what takes more than ten seconds. */
const patience = 8000;

/**
 * Ends the process in time after SIGTERM. Next waits for every connection to close, and a client that keeps sending on
 * one keeps it open for ever: from the signal on each reply says that its connection ends, and after a while the process
 * does. What was acknowledged is written; what was not is done again (jobs) or asked again.
 */
export function endSoon(): void {
  let isEnding = false;
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    if (isEnding && !response.headersSent) response.setHeader('Connection', 'close');
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      isEnding = true;
      setTimeout(() => process.exit(0), patience).unref();
    });
}
