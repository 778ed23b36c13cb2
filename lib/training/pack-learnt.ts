import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import type { Learnt } from './classifier';

const Head = z.strictObject({ keys: z.array(z.string()), steps: z.array(z.number()) });

/** What was learnt as the content of a file: a line that names the classes, then the weights; compressed. */
export function packLearnt({ keys, steps, weights }: Learnt): Buffer {
  const head = Buffer.from(`${JSON.stringify({ keys, steps: [...steps] })}\n`);
  return brotliCompressSync(Buffer.concat([head, new Uint8Array(weights.buffer)]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
}

/** Throws when the content is none that `packLearnt` made. */
export function unpackLearnt(content: Uint8Array): Learnt {
  const plain = brotliDecompressSync(content);
  const end = plain.indexOf('\n');
  const { keys, steps } = Head.parse(JSON.parse(plain.toString('utf8', 0, end)));
  return { keys, steps: Float32Array.from(steps), weights: new Int8Array(plain.subarray(end + 1)) };
}
