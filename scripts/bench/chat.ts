import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Answers of the co-pilot over 10,000 passages: in the process, on a database of its own that is thrown away; with the
 * address of a running product (and its DATABASE_URL) over HTTP too.
 */
export async function run(): Promise<void> {
  const [, , , address] = process.argv;
  if (address !== undefined) {
    await (await import('./chat-over-http')).timeOverHttp(address);
    return;
  }
  const program = path.join(process.cwd(), 'scripts/bench/own-database.mjs');
  const { status } = spawnSync(process.execPath, [program, 'scripts/bench/chat-child.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
