// Bundles the document reader for its own process: `node scripts/build-reader.mjs [OUTFILE]`.
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Builds .generated/document-reader.mjs and returns its path. Native and wasm packages stay outside. */
export async function buildReader(outfile = path.join(root, '.generated', 'document-reader.mjs')) {
  await build({
    entryPoints: [path.join(root, 'lib/documents/extract/reader-main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
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
    // zod and unpdf are found in the bundle; Node's own modules through require where a package asks so.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return outfile;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildReader(process.argv[2]).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
}
