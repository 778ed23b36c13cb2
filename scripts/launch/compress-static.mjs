// Compresses scripts and styles once, when they are built, as small as they get: `serve-compressed.mjs` serves the result.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** @param {string} folder of what the build serves as files */
export function compressStatic(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const bytes = readFileSync(path.join(folder, name));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const small = brotliCompressSync(bytes, { params });
    if (small.length < bytes.length) writeFileSync(path.join(folder, `${name}.br`), small);
  }
}
