/** Runs once when a server process starts: a wrong environment stops it here, with the variable's name. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { env } = await import('@/lib/env');
    env();
    const { notePeers } = await import('@/lib/http/note-peer');
    notePeers();
  }
}
