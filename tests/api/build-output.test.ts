import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawPage, readDocument } from '@/lib/documents/extract/run-reader';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import {
  builtRoot,
  firstLoadKb,
  layOut,
  listFunctions,
  listJoinedModules,
  readBuilt,
  sizeOf,
} from '../setup/build-output';

/**
 * The build that the host takes, looked at without the host: what each function weighs, what it may load, and that
 * the parts with native or wasm code run from these files alone.
 */

/** Unzipped size that the host allows for one function (vercel.com/docs/functions/limitations). */
const largestFunction = 250 * 1_048_576;

const functions = listFunctions();
const functionOf = (route: string) => {
  const found = functions.find((one) => one.route === route);
  if (found === undefined) throw new Error(`there is no function for ${route}`);
  return found;
};

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function standAlone(route: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-function-'));
  folders.push(folder);
  layOut(functionOf(route), folder);
  return folder;
}

test('every function is there, whole and within the host’s size', () => {
  expect(functions.length).toBeGreaterThan(100);
  for (const one of functions) {
    expect(one.files.filter((file) => !existsSync(file))).toEqual([]);
    expect({ route: one.route, tooLarge: sizeOf(one) > largestFunction / 2 }).toEqual({
      route: one.route,
      tooLarge: false,
    });
  }
});

test('the functions of the API are joined into few, as the host does', () => {
  // `vercel build` 48 adds all of next, 95 MB, to each function, and joins routes while one keeps 25 MB below the limit.
  const room = largestFunction - (25 + 95) * 1_048_576;
  const joined: string[][] = [];
  for (const { files } of functions.filter(({ route }) => route.startsWith('api/'))) {
    const withThem = (group: readonly string[]) => [...new Set([...group, ...files])];
    const fits = joined.findIndex((group) => sizeOf({ route: 'api', files: withThem(group) }) < room);
    if (fits < 0) joined.push([...files]);
    else joined[fits] = withThem(joined[fits] ?? []);
  }
  // The smallest plan of the host takes twelve functions.
  expect(joined.length).toBeLessThanOrEqual(4);
});

test('every module of the server is evaluated once: none is joined with others', () => {
  expect(listJoinedModules()).toEqual([]);
});

// Next and React alone are 118 kB. A page that grows over its limit loads something that a click could bring up.
test.each([
  ['/', 120],
  ['/login', 145],
  ['/interview', 170],
  ['/dashboard', 148],
  ['/summary', 200],
])('a first visit to %s loads at most %d kB of script', (page, limit) => {
  expect(firstLoadKb(page)).toBeGreaterThan(100);
  expect(firstLoadKb(page)).toBeLessThan(limit);
});

test('no function takes along what is none of its business', () => {
  const foreign = /(^|\/)(\.env[^/]*|\.data|tests|prisma\/(migrations|scenarios)|shared)(\/|$)/;
  const root = builtRoot();
  for (const { route, files } of functions) {
    const own = files
      .map((file) => path.relative(root, file))
      .filter((file) => !file.includes('node_modules'));
    expect({ route, foreign: own.filter((file) => foreign.test(file) || file.startsWith('..')) }).toEqual({
      route,
      foreign: [],
    });
  }
});

test('everything runs as Node functions, and no page with data was made at build time', () => {
  const runtimes = readBuilt('server/functions-config-manifest.json') as {
    functions: Record<string, { runtime?: string }>;
  };
  expect(runtimes.functions['/_middleware']?.runtime).toBe('nodejs');
  expect(Object.values(runtimes.functions).filter(({ runtime }) => runtime === 'edge')).toEqual([]);
  const edge = readBuilt('server/middleware-manifest.json') as { functions: object; middleware: object };
  expect({ functions: edge.functions, middleware: edge.middleware }).toEqual({
    functions: {},
    middleware: {},
  });
  const { routes } = readBuilt('prerender-manifest.json') as { routes: Record<string, unknown> };
  expect(Object.keys(routes).sort()).toEqual(
    ['/_global-error', '/icon.svg', '/robots.txt'].filter((one) => one in routes),
  );
});

test('the host’s clock calls a route that exists, with the build and install commands of package.json', () => {
  const settings = JSON.parse(readFileSync(path.join(builtRoot(), 'vercel.json'), 'utf8')) as {
    crons: { path: string; schedule: string }[];
    buildCommand: string;
  };
  expect(settings.crons).toEqual([{ path: '/api/cron/jobs', schedule: '* * * * *' }]);
  expect(settings.buildCommand).toBe('npm run build');
  expect(functionOf('api/cron/jobs/route').files.length).toBeGreaterThan(0);
});

test('a document is drawn and read by OCR with the files of its function alone', async () => {
  const folder = standAlone('api/documents/upload/route');
  const options = {
    bundlePath: path.join(folder, '.generated/document-reader.mjs'),
    timeLimitMs: 120_000,
    recognitionLimitMs: 240_000,
  };
  const picture = await drawPage({ bytes: w2Pdf() }, 1, options);
  if (picture === null) throw new Error('the page was not drawn');
  const result = await readDocument({ bytes: picture }, options);
  expect(result.problems.map(({ code }) => code)).not.toContain('reader_failed');
  expect(result.forms.map(({ form }) => form)).toEqual(['W-2']);
  const read = new Map(result.forms[0]?.fields.map(({ path: field, value }) => [field, value]));
  expect([read.get('box3_ss_wages'), read.get('box4_ss_tax')]).toEqual(['65004.88', '4030.30']);
});

test.each([
  'api/cron/jobs/route',
  'api/documents/[id]/process/route',
  'api/documents/upload/direct/[id]/route',
])('%s has the reader at hand', (route) => {
  const files = functionOf(route).files.map((file) => path.relative(builtRoot(), file));
  for (const part of [
    /^\.generated\/document-reader\.mjs$/,
    /^\.generated\/document-reader-[0-9a-f]{16}\.cjs$/,
    /^\.generated\/document-reader-[0-9a-f]{16}\.compiled$/,
    /pdfium\/dist\/.*\.wasm$/,
    /tesseract\.js-core\/.*\.wasm$/,
    /4\.0\.0_best_int\/eng\.traineddata\.gz$/,
    /@img\/sharp-linux/,
  ])
    expect(files.some((file) => part.test(file))).toBe(true);
});

test('passwords are hashed with the files of the sign-in function alone', () => {
  const folder = standAlone('api/auth/login/route');
  const script = `const { hash, verify } = require('@node-rs/argon2');
    hash('a password').then(async (made) => console.log(made.slice(0, 9), await verify(made, 'a password')));`;
  const output = execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  expect(output.trim()).toBe('$argon2id true');
});
