import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { rememberDatabase } from './database';
import { until } from './until';

const root = path.resolve(__dirname, '../..');

/** For an instance that is killed at a moment by the clock: it does its work at once, as one does that has served before. */
export const routesLoaded = { LOAD_ROUTES: 'at-start' };

/** The address of a database for the product's own role; tests themselves come as the owner of its tables. */
export function forApplication(address: string): string {
  const own = new URL(address);
  const { username, password } = new URL(process.env['TEST_APPLICATION_URL'] ?? address);
  return Object.assign(own, { username, password }).href;
}

/** A second instance of the built product on the tests' own database and files, to be killed at will. */
export interface OwnServer {
  url: string;
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end, as a host does before it takes the machine away; ends with the process. */
  stop: () => Promise<void>;
  /** Holds the process still: what is sent meanwhile waits in its connections, and is all there when it goes on. */
  pause: () => void;
  goOn: () => void;
}

/**
 * @param variables further settings of this instance alone
 * @param port a free one when others have to know it before
 * @param log a file for what it prints; without one it is dropped
 */
export async function startOwnServer(
  variables: Record<string, string> = {},
  port?: number,
  log?: string,
): Promise<OwnServer> {
  port ??= await findFreePort();
  const url = `http://localhost:${port}`;
  const output = log === undefined ? 'ignore' : openSync(log, 'a');
  const child: ChildProcess = spawn(
    process.execPath,
    // Idle connections stay open for an hour: a server that closes one while the test is busy breaks the next request.
    ['node_modules/next/dist/bin/next', 'start', '--keepAliveTimeout', '3600000', '-p', String(port)],
    {
      cwd: process.env['TEST_BUILD_ROOT'] ?? root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        APP_URL: url,
        AUTH_URL: url,
        // Loading every route at the start takes longer than most of these instances live.
        LOAD_ROUTES: 'when-asked',
        ...variables,
        DATABASE_URL: forApplication(variables['DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? ''),
      },
      stdio: ['ignore', output, output],
    },
  );
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => (hasEnded = true));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const isReady = async () => hasEnded || (await fetch(`${url}/api/ready`).catch(() => null))?.ok === true;
  await until('the second instance did not start', isReady).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  if (hasEnded) throw new Error('the second instance ended by itself');
  const database = variables['DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (database !== undefined && variables['FIELD_ENCRYPTION_KEYS'] === undefined)
    rememberDatabase(url, database);
  const pause = () => void child.kill('SIGSTOP');
  const goOn = () => void child.kill('SIGCONT');
  return { url, kill, stop, pause, goOn };
}

/** A port of this machine that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
