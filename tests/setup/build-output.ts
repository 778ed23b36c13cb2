import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

/** What `next build` made, as a serverless host takes it: one function per route, with the files that were traced. */

/** The project's folder that holds the `.next` of the tested build. */
export function builtRoot(): string {
  const root = process.env['TEST_BUILD_ROOT'];
  if (root === undefined) throw new Error('TEST_BUILD_ROOT is not set: run this through `npm test -- api`');
  return root;
}

/** A file of the build, parsed. */
export function readBuilt(file: string): unknown {
  return JSON.parse(readFileSync(path.join(builtRoot(), '.next', file), 'utf8'));
}

/**
 * Bytes of the scripts that a page's first visit loads, as they are served (Brotli, scripts/launch/compress-static.mjs), in
 * kB of 1,000 bytes. Parts that are fetched ahead in a quiet moment come on top.
 */
export function firstLoadKb(page: string): number {
  const pages = readBuilt('diagnostics/route-bundle-stats.json') as {
    route: string;
    firstLoadChunkPaths: string[];
  }[];
  const found = pages.find(({ route }) => route === page);
  if (found === undefined) throw new Error(`the build knows no page ${page}`);
  const scripts = found.firstLoadChunkPaths.filter((file) => file.endsWith('.js'));
  return (
    scripts.reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(path.join(builtRoot(), file))).length,
      0,
    ) / 1000
  );
}

/**
 * Modules of the server's code that share one function with others, as lists of their ids. Turbopack evaluates such a
 * function once more for each of them that is asked for before the function has come to it.
 */
export function listJoinedModules(): string[] {
  const chunks = path.join(builtRoot(), '.next/server/chunks');
  return readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const code = readFileSync(path.join(chunks, file), 'utf8');
      if (!code.startsWith('module.exports=[')) return [];
      const box: { exports: unknown[] } = { exports: [] };
      // A chunk is a list of ids, each followed by the function that evaluates it; reading the list evaluates none.
      runInThisContext(`(function(module){${code}\n})`)(box);
      return box.exports.flatMap((entry, at) =>
        typeof entry !== 'function' && typeof box.exports[at + 1] !== 'function'
          ? [`${file}: ${String(entry)}, ${String(box.exports[at + 1])}`]
          : [],
      );
    });
}

export interface BuiltFunction {
  /** The route's file below `.next/server/app`, without its ending, for example `api/cron/jobs/route`. */
  route: string;
  /** Absolute paths of everything it may load. */
  files: string[];
}

/** All functions of pages and route handlers. */
export function listFunctions(): BuiltFunction[] {
  const app = path.join(builtRoot(), '.next/server/app');
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json'))
    .map((file) => {
      const trace = path.join(app, file);
      const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
      return {
        route: file.replace(/\.js\.nft\.json$/, ''),
        files: files.map((one) => path.resolve(path.dirname(trace), one)),
      };
    });
}

/** Bytes on disk of a function, each file counted once. */
export function sizeOf({ files }: BuiltFunction): number {
  const real = new Set(files.map((file) => realpathSync(file)));
  return [...real].reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
}

/** Lays out a function's files, and nothing else, in an empty folder, as the host does. */
export function layOut({ files }: BuiltFunction, into: string): void {
  for (const file of files) {
    const target = path.join(into, path.relative(builtRoot(), file));
    mkdirSync(path.dirname(target), { recursive: true });
    const kind = lstatSync(file);
    if (kind.isSymbolicLink()) symlinkSync(readlinkSync(file), target);
    else if (kind.isFile()) copyFileSync(file, target);
  }
}
