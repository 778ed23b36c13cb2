import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Answers of the co-pilot over 10,000 passages, on a database of its own that is thrown away. */
export function run(): Promise<void> {
  const program = path.join(process.cwd(), 'scripts/bench/chat-database.mjs');
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  return Promise.resolve();
}
