// Bundles the document reader for its own process: `node scripts/build-reader.mjs [OUTFILE]`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { build } from 'esbuild';
import { drawSample } from './reader-sample.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Builds .generated/document-reader.mjs and returns its path: a start that loads the bundle beside it together with its
 * compiled form. A reader lives for one document only, and compiling was a third of that life. Native and wasm packages
 * stay outside.
 */
export async function buildReader(outfile = path.join(root, '.generated', 'document-reader.mjs')) {
  const [bundle] = (
    await build({
      entryPoints: [path.join(root, 'lib/documents/extract/reader-main.ts')],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      minify: true,
      legalComments: 'none',
      logLevel: 'error',
      tsconfig: path.join(root, 'tsconfig.json'),
      external: [
        'sharp',
        '@hyzyla/pdfium',
        'tesseract.js',
        '@tesseract.js-data/*',
        'pdfjs-dist',
        '@napi-rs/canvas',
      ],
      // What is compiled beforehand can't import(): packages that are loaded only when they are needed are required.
      supported: { 'dynamic-import': false },
      // zod and unpdf are found in the bundle; Node's own modules through require where a package asks so.
      define: { 'import.meta.url': 'bundleUrl' },
      banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    })
  ).outputFiles;
  const folder = path.dirname(outfile);
  const name = `document-reader-${createHash('sha256').update(bundle.contents).digest('hex').slice(0, 16)}`;
  mkdirSync(folder, { recursive: true });
  write(path.join(folder, `${name}.cjs`), bundle.contents);
  write(outfile, start(name));
  await keepCompiled(outfile, path.join(folder, `${name}.compiled`));
  for (const file of readdirSync(folder))
    if (/^document-reader-[0-9a-f]{16}\./.test(file) && !file.startsWith(name))
      rmSync(path.join(folder, file));
  return outfile;
}

/** Whole or not at all: a product may be reading documents while it is built anew. */
function write(file, contents) {
  writeFileSync(`${file}.new`, contents);
  renameSync(`${file}.new`, file);
}

// The compiled form belongs to one bundle by its name; V8 itself refuses that of another version of Node, and then
// compiles as it always does. KEEP_COMPILED is never among the variables of a reader in the product.
const start = (name) => `// Written by scripts/build-reader.mjs.
${confine()}
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
const folder = path.dirname(fileURLToPath(import.meta.url));
const [filename, compiled] = ['${name}.cjs', '${name}.compiled'].map((file) => path.join(folder, file));
const script = new vm.Script(
  \`(function (require, module, exports, __filename, __dirname) {\${readFileSync(filename, 'utf8')}\\n})\`,
  {
    filename,
    ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
  },
);
const { KEEP_COMPILED: keep } = process.env;
if (keep) process.on('exit', () => writeFileSync(keep, script.createCachedData()));
const module = { exports: {} };
script.runInThisContext()(createRequire(filename), module, module.exports, filename, folder);
`;

/** What comes before everything else, for the version of the picture library that is here. */
function confine() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/sharp/package.json'), 'utf8'));
  const text = readFileSync(path.join(root, 'scripts/reader/confine.mjs'), 'utf8');
  return text.replaceAll('SHARP_VERSION', version);
}

/** V8 refuses what was compiled under other flags than those of the product. */
const readerFlags = JSON.parse(
  readFileSync(path.join(root, 'lib/documents/extract/reader-flags.json'), 'utf8'),
);

/** Reads a sample once, so that what reading takes is among what is kept. */
async function keepCompiled(reader, compiled) {
  if (existsSync(compiled)) return;
  // The limits of lib/documents/extract/run-reader.ts, with patience.
  const limits = [1, 60_000, 60_000, 'forms', ''].map(String);
  const { status, stdout } = spawnSync(process.execPath, [...readerFlags, reader, ...limits], {
    input: await drawSample(),
    env: { NODE_ENV: 'production', KEEP_COMPILED: `${compiled}.new` },
    encoding: 'utf8',
  });
  if (status !== 0 || !stdout.includes('"form":"W-2"'))
    throw new Error(`The bundled reader does not read its sample: ${stdout.slice(0, 500)}`);
  renameSync(`${compiled}.new`, compiled);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildReader(process.argv[2]).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
}
