import { db } from '@/lib/infra/db';
import { embedTexts, hasLanguageModel } from '@/lib/infra/language-model';
import { describeError, log } from '@/lib/infra/log';

/** How long the provider may take for the passages of one material, in milliseconds. */
const patience = 20_000;
/** Passages of one request. */
const batch = 64;

/**
 * Lets the provider say what the passages of a material are about, when a key is set. Only training text leaves, none
 * that is held back. Without vectors the full-text search stands alone, so a failure is noted and nothing else.
 */
export async function embedMaterial(materialId: string): Promise<void> {
  if (!hasLanguageModel()) return;
  const rows = await db().trainingPassage.findMany({
    where: { materialId, flags: { isEmpty: true } },
    select: { id: true, heading: true, text: true },
    orderBy: { position: 'asc' },
  });
  const signal = AbortSignal.timeout(patience);
  try {
    for (let first = 0; first < rows.length; first += batch) {
      const some = rows.slice(first, first + batch);
      const vectors = await embedTexts(
        some.map(({ heading, text }) => `${heading}\n${text}`),
        signal,
      );
      await db().$transaction(
        some.flatMap(({ id }, at) => {
          const vector = vectors[at];
          return vector === undefined
            ? []
            : [db().trainingPassage.updateMany({ where: { id }, data: { embedding: toBytes(vector) } })];
        }),
      );
    }
  } catch (error) {
    log.warn({ materialId, error: describeError(error) }, 'no embeddings for a training material');
  }
}

function toBytes(vector: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(vector.length * 4);
  const view = new DataView(bytes.buffer);
  vector.forEach((number, at) => view.setFloat32(at * 4, number, true));
  return bytes;
}

/** The cosine of two vectors of length 1, the first as it is stored; 0 when they cannot be compared. */
export function compareVectors(stored: Uint8Array | null, wanted: Float32Array): number {
  if (stored === null || stored.byteLength !== wanted.length * 4) return 0;
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  return wanted.reduce((sum, number, at) => sum + number * view.getFloat32(at * 4, true), 0);
}
