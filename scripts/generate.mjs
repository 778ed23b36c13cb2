// Writes the typed database client and the version of the tax engine into .generated/. Prisma's CLI looks for its schema engine even where it
// doesn't need it, and downloads it; where that engine is absent, naming any existing file is enough to generate.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs `prisma generate` with the project's own CLI. Throws when it fails. */
export function generateClient() {
  const cli = path.join(root, 'node_modules/prisma/build/index.js');
  if (!existsSync(cli)) return; // a production install without development packages has nothing to generate with
  const engines = path.join(root, 'node_modules/@prisma/engines');
  const hasEngine = existsSync(engines) && readdirSync(engines).some((name) => /^schema-engine/.test(name));
  const environment = { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
  if (!hasEngine) environment.PRISMA_SCHEMA_ENGINE_BINARY ??= cli;
  const run = spawnSync(process.execPath, [cli, 'generate', '--no-hints'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`prisma generate failed:\n${run.stdout}\n${run.stderr}`);
}

/**
 * Writes the version of the tax engine: the year and a digest of all that the law, the forms and their formulas are made
 * of. It changes with every one of them, so that a stored calculation says which engine it came from.
 */
export function nameEngine() {
  const folder = path.join(root, 'lib/tax');
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll(path.sep, '/'));
  for (const name of files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort())
    digest.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  const text = `export const engineVersion = '2024.${digest.digest('hex').slice(0, 8)}';\n`;
  const file = path.join(root, '.generated/engine-version.ts');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Everything that is made of the sources before they can run. */
export function generate() {
  generateClient();
  nameEngine();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();
