import { type Instrumentation } from 'next';

/** Runs once when a server process starts: a wrong environment stops it here, with the variable's name. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { env } = await import('@/lib/env');
    const { OTEL_EXPORTER_OTLP_ENDPOINT: exporter } = env();
    const { notePeers } = await import('@/lib/http/note-peer');
    notePeers();
    const { drainRests } = await import('@/lib/http/drain');
    drainRests();
    const { endSoon } = await import('@/lib/http/end-soon');
    endSoon();
    const { limitLoad } = await import('@/lib/http/overload');
    limitLoad();
    // After it: what is led elsewhere is no page.
    const { logPages } = await import('@/lib/http/page-log');
    logPages();
    // Spans cost a quarter on light routes: nothing of it is loaded unless somebody collects them.
    if (exporter !== undefined) {
      const { startTracing } = await import('@/lib/infra/tracing');
      startTracing();
    }
  }
}

/** What a page throws; endpoints catch and log for themselves (lib/http/errors.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { logPageError } = await import('@/lib/http/page-log');
    logPageError(error, request, routePath);
  }
};
