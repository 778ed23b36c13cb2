import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const shared = path.resolve(root, '../shared/tax/differential.ndjson');

/**
 * Bundles a module of this folder as a server would run it and runs it alone in a plain Node process: no loader, no
 * test runner. It gets the path of the shared returns, empty where there are none, and its output is one JSON.
 */
export async function runApart(entry: string): Promise<unknown> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-bench-'));
  try {
    const bundle = path.join(folder, 'child.mjs');
    await build({
      entryPoints: [path.join(import.meta.dirname, entry)],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      minify: true,
      logLevel: 'error',
      tsconfig: path.join(root, 'tsconfig.json'),
    });
    const child = spawnSync(process.execPath, [bundle, existsSync(shared) ? shared : ''], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 16 * 1024 * 1024,
    });
    if (child.status !== 0) throw new Error('The measured process failed');
    return JSON.parse(child.stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
