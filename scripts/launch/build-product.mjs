// Builds what is served: the engine's version, the readers' bundle, Next's output.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nameEngine } from '../generate.mjs';
import { compressStatic } from './compress-static.mjs';
import { root } from './install.mjs';
import { run } from './process.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  'scripts/build-reader.mjs',
  'scripts/launch/compress-static.mjs',
  'scripts/list-packages.mjs',
  'scripts/reader-sample.mjs',
];

/** Stand among the sources and are not served. */
const besides = /\.(test\.tsx?|md)$/;

/** A digest of everything the build depends on, to skip a build that would change nothing. */
export function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of listFiles(path.join(root, source)).filter((one) => !besides.test(one)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(target) {
  let entries;
  try {
    entries = readdirSync(target, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [target];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(path.join(target, entry.name)) : [path.join(target, entry.name)],
    );
}

/** Runs the whole build with the given environment; quiet unless it fails. Gives what it said. */
export async function buildProduct(environment) {
  nameEngine();
  run(process.execPath, ['scripts/build-reader.mjs'], { env: environment, quiet: true });
  const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A build ends with whoever asked for it.
  const end = () => build.kill();
  process.once('exit', end);
  let [stdout, stderr] = ['', ''];
  build.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
  build.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  const status = await new Promise((resolve, reject) => build.once('error', reject).once('close', resolve));
  process.off('exit', end);
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  compressStatic(path.join(root, '.next/static'));
  return stdout;
}
