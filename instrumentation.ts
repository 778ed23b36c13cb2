/** Runs once when a server process starts: a wrong environment stops it here, with the variable's name. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { env } = await import('@/lib/env');
    const { OTEL_EXPORTER_OTLP_ENDPOINT: exporter } = env();
    const { notePeers } = await import('@/lib/http/note-peer');
    notePeers();
    const { limitLoad } = await import('@/lib/http/overload');
    limitLoad();
    // Spans cost a quarter on light routes: nothing of it is loaded unless somebody collects them.
    if (exporter !== undefined) {
      const { startTracing } = await import('@/lib/infra/tracing');
      startTracing();
    }
  }
}
