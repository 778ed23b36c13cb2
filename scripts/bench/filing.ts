import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A thousand filings through the simulator by two processes at once, on a database of its own that is thrown away. */
export function run(): Promise<void> {
  const program = path.join(process.cwd(), 'scripts/bench/own-database.mjs');
  const { status } = spawnSync(process.execPath, [program, 'scripts/bench/filing-child.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
  return Promise.resolve();
}
