// Child processes that end with their launcher.
import { spawn, spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/** Node's arguments for running our TypeScript; server-only modules are allowed there. */
export const typescript = ['--conditions=react-server', '--import', 'tsx'];

/** Runs a command to its end; throws with its exit code when it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
  });
  if (result.status === 0) return result.stdout ?? '';
  const output = quiet ? `\n${result.stdout}\n${result.stderr}` : '';
  throw new Error(`${command} ${args.join(' ')} ended with ${result.status ?? result.signal}${output}`);
}

/** Starts a long-running Node program; `stop` ends it and waits. */
export function start(args, { env = {}, output = 'inherit' } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const slow = setTimeout(() => child.kill('SIGKILL'), 8000);
    await ended;
    clearTimeout(slow);
  };
  return { child, ended, stop };
}
