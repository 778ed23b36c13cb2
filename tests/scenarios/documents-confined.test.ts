import { createSocket } from 'node:dgram';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { findNoNetworkStart, permissionsOf } from '@/lib/documents/extract/confine';
import { readDocument } from '@/lib/documents/extract/run-reader';

// A drill: the reader is exchanged for code that a document might have planted in it, started by the product as always.
jest.setTimeout(300_000);

let folder: string;
let bundlePath: string;
let server: Server;
let port: number;
let secret: string;
const datagrams: string[] = [];
const requests: string[] = [];
const socket = createSocket('udp4');

/** What the planted code tries; each throws or rejects when it is refused. */
const attempts: Record<string, string> = {
  read_a_secret: `fs.readFileSync(SECRET, 'utf8')`,
  read_a_secret_later: `fs.promises.readFile(SECRET, 'utf8')`,
  open_a_secret: `fs.openSync(SECRET, 'r')`,
  read_through_a_way_around: `fs.readFileSync(path.join(__dirname, '..', '..', path.relative(ROOT, SECRET)), 'utf8')`,
  read_as_bytes: `fs.readFileSync(Buffer.from(SECRET), 'utf8')`,
  read_as_address: `fs.readFileSync(require('node:url').pathToFileURL(SECRET), 'utf8')`,
  load_a_secret: `require(SECRET)`,
  list_the_product: `fs.readdirSync(ROOT)`,
  list_everything: `fs.readdirSync('/')`,
  read_settings_of_the_product: `fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
  read_passwords: `fs.readFileSync('/etc/passwd', 'utf8')`,
  read_own_memory: `fs.openSync('/proc/self/mem', 'r')`,
  make_a_link: `fs.symlinkSync(SECRET, path.join(__dirname, 'document-reader-link'))`,
  write_beside_itself: `fs.writeFileSync(path.join(__dirname, 'document-reader-new.cjs'), 'x')`,
  write_itself: `fs.writeFileSync(__filename, 'x')`,
  write_somewhere: `fs.mkdtempSync('/tmp/planted-')`,
  start_a_program: `require('child_process').execFileSync('/bin/sh', ['-c', 'id'])`,
  start_another: `new Promise((resolve, reject) => require('child_process').fork(__filename).on('error', reject).on('spawn', resolve))`,
  start_a_thread: `new (require('worker_threads').Worker)('1', { eval: true })`,
  start_a_free_thread: `new (require('worker_threads').Worker)('1', { eval: true, execArgv: [], env: {} })`,
  start_a_cluster: `require('cluster').fork().id`,
  connect: `connected(require('net').connect(PORT, '127.0.0.1'))`,
  connect_by_prototype: `connected(new process.stdin.constructor().connect(PORT, '127.0.0.1'))`,
  connect_by_request: `new Promise((resolve, reject) => require('http').get({ port: PORT, host: '127.0.0.1' }, resolve).on('error', reject))`,
  connect_by_fetch: `fetch('http://127.0.0.1:' + PORT + '/fetch')`,
  connect_by_tls: `connected(require('tls').connect(PORT, '127.0.0.1'))`,
  connect_by_newer_http: `new Promise((resolve, reject) => require('http2').connect('http://127.0.0.1:' + PORT).on('connect', resolve).on('error', reject))`,
  connect_by_import: `import('node:net').then((net) => connected(net.connect(PORT, '127.0.0.1')))`,
  connect_by_builtin: `connected(process.getBuiltinModule('net').connect(PORT, '127.0.0.1'))`,
  listen: `new Promise((resolve, reject) => require('net').createServer().on('error', reject).listen(0, resolve))`,
  send_a_datagram: `new Promise((resolve, reject) => require('dgram').createSocket('udp4').on('error', reject).send('planted', UDP, '127.0.0.1', (error) => (error ? reject(error) : resolve())))`,
  ask_for_a_name: `require('dns').promises.resolve4('example.com')`,
  ask_by_a_resolver: `new (require('dns').promises.Resolver)().resolve4('example.com')`,
  look_a_name_up: `new Promise((resolve, reject) => require('dns').lookup('localhost', (error) => (error ? reject(error) : resolve())))`,
  signal_the_product: `process.kill(process.ppid, 0)`,
  signal_by_another_name: `process._kill(process.ppid, 0)`,
  debug_the_product: `process._debugProcess(process.ppid)`,
  be_debugged: `require('inspector').open(0, '127.0.0.1')`,
  bind_what_is_inside: `process.binding('tcp_wrap')`,
  load_other_native_code: `process.dlopen({ exports: {} }, ADDON)`,
  load_it_as_a_package: `require('@node-rs/argon2')`,
  load_it_after_a_trick: `exchange([[RegExp.prototype, 'test'], [String.prototype, 'endsWith'], [Object, 'is']], () => true, () => process.dlopen({ exports: {} }, ADDON))`,
  take_the_loader_back: `(() => {
    let real;
    const take = function (one) { real = typeof this === 'function' ? this : one; };
    const file = ROOT + '/node_modules/@img/sharp-' + process.platform + '-' + process.arch + '/lib/sharp-0.node';
    try {
      exchange([[Function.prototype, 'call'], [Function.prototype, 'apply'], [Reflect, 'apply']], take, () => process.dlopen({ exports: {} }, file));
    } catch {}
    if (real === undefined) throw new Error('not taken');
    return 'taken';
  })()`,
};

const planted = (names: readonly string[]) => `
const fs = require('fs');
const path = require('path');
const [SECRET, ROOT, PORT, UDP, ADDON] = ${JSON.stringify([secret, process.cwd(), port, (socket.address() as AddressInfo).port, addon()])};
const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 3000));
const connected = (one) => new Promise((resolve, reject) => one.on('connect', resolve).on('error', reject));
const exchange = (places, by, work) => {
  const own = places.map(([object, name]) => object[name]);
  for (const [object, name] of places) object[name] = by;
  try { return work(); } finally { places.forEach(([object, name], at) => { object[name] = own[at]; }); }
};
const attempts = { ${names.map((name) => `${name}: () => ${attempts[name] ?? ''}`).join(',\n')} };
(async () => {
  const problems = [];
  process.on('uncaughtException', () => undefined).on('unhandledRejection', () => undefined);
  for (const [name, attempt] of Object.entries(attempts)) {
    let message = 'refused';
    try { message = 'done: ' + String(await Promise.race([attempt(), late()])).slice(0, 100); }
    catch (error) { message = 'refused: ' + String(error.code ?? error.message).slice(0, 100); }
    problems.push({ code: name, severity: 'error', message });
  }
  problems.push({ code: 'variables', severity: 'info', message: JSON.stringify(Object.keys(process.env)) });
  const result = JSON.stringify({ detectedType: null, pages: 0, forms: [], problems });
  process.stdout.write(result, () => process.exit(0));
})();
`;

/** Native code that is there, and not the reader's. */
const addon = () => {
  const packages = path.join(process.cwd(), 'node_modules/@node-rs');
  for (const name of readdirSync(packages)) {
    const file = readdirSync(path.join(packages, name)).find((one) => one.endsWith('.node'));
    if (file !== undefined) return path.join(packages, name, file);
  }
  throw new Error('no native package is here');
};

beforeAll(async () => {
  const generated = path.join(process.cwd(), '.generated');
  mkdirSync(generated, { recursive: true });
  folder = mkdtempSync(path.join(generated, 'planted-'));
  secret = path.join(folder, 'secret.json');
  writeFileSync(secret, '{"key":"planted-secret"}');
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end('reached');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  server.on('connection', () => requests.push('a connection'));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  socket.on('message', (message) => datagrams.push(String(message)));
  bundlePath = path.join(folder, 'document-reader.mjs');
  const built = spawnSync(process.execPath, ['scripts/build-reader.mjs', bundlePath], { encoding: 'utf8' });
  expect(built.stderr).toBe('');
  // The same start; the bundle behind it is another one, and what was compiled of the old one is gone.
  const [name = ''] = /document-reader-[0-9a-f]{16}\.cjs/.exec(readFileSync(bundlePath, 'utf8')) ?? [];
  writeFileSync(path.join(folder, name), planted(Object.keys(attempts)));
  rmSync(path.join(folder, name.replace('.cjs', '.compiled')));
});
afterAll(() => {
  socket.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: string;
  message: string;
}
const parse = (output: string) =>
  (JSON.parse(output.slice(output.lastIndexOf('{"detectedType"'))) as { problems: Outcome[] }).problems;

const expectNothingDone = (problems: Outcome[]) => {
  const messages = Object.fromEntries(problems.map(({ code, message }) => [code, message]));
  expect(Object.keys(messages).sort()).toEqual([...Object.keys(attempts), 'variables'].sort());
  expect(Object.entries(messages).filter(([, message]) => message.startsWith('done'))).toEqual([]);
  expect(JSON.parse(messages['variables'] ?? '')).toEqual(['NODE_ENV']);
  expect([requests, datagrams]).toEqual([[], []]);
};

test('code that a document planted reads nothing, writes nothing, starts nothing and reaches nobody', async () => {
  const { problems } = await readDocument({ bytes: new Uint8Array(1) }, { bundlePath, timeLimitMs: 120_000 });
  expectNothingDone(problems);
});

test('also where the host gives it no network of its own', () => {
  const run = spawnSync(process.execPath, [...permissionsOf(bundlePath), bundlePath], {
    env: { NODE_ENV: 'production' },
    input: '',
    encoding: 'utf8',
  });
  expectNothingDone(parse(run.stdout));
});

test('without what holds the reader in, such code does what it likes', () => {
  // Otherwise the drill would pass because its attempts are wrong.
  const names = [
    'read_a_secret',
    'read_settings_of_the_product',
    'write_beside_itself',
    'start_a_program',
    'start_a_free_thread',
    'connect',
    'connect_by_prototype',
    'send_a_datagram',
    'listen',
    'signal_the_product',
    'bind_what_is_inside',
    'load_other_native_code',
  ];
  const file = path.join(folder, 'free.cjs');
  writeFileSync(file, planted(names));
  const run = spawnSync('/bin/sh', ['-c', '"$0" "$1"; exit 0', process.execPath, file], {
    env: { NODE_ENV: 'production' },
    input: '',
    encoding: 'utf8',
    timeout: 60_000,
  });
  const done = parse(run.stdout).filter(({ message }) => message.startsWith('done'));
  expect(done.map(({ code }) => code)).toEqual(names);
  requests.length = 0;
  datagrams.length = 0;
});

test('a Linux that allows it gives the reader a network in which nobody else is', async () => {
  if ((await findNoNetworkStart()).length === 0) return;
  const networks: string[] = [];
  await readDocument(
    { bytes: new Uint8Array(1) },
    {
      bundlePath,
      timeLimitMs: 120_000,
      onStart: (pid) => {
        const look = setInterval(() => {
          try {
            networks.push(readlinkSync(`/proc/${pid}/ns/net`));
          } catch {
            clearInterval(look);
          }
        }, 5);
      },
    },
  );
  expect(networks.at(-1)).toMatch(/^net:/);
  expect(networks.at(-1)).not.toBe(readlinkSync('/proc/self/ns/net'));
});
