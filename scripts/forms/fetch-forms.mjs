import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {{ file: string, path: string, sha256: string }} PinnedForm
 * @typedef {{ kept: string[], fetched: string[], refused: { file: string, why: string }[] }} FetchedForms
 */

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The bytes of a file; null when it isn't there. */
async function readBytes(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A file that another attempt can't bring: the server has none, or another one than was pinned. */
class Refused extends Error {}

async function fetchOnce(address, sha256, patience) {
  const reply = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (reply.status === 404 || reply.status === 410)
    throw new Refused(`the server has no such file (${reply.status})`);
  if (!reply.ok) throw new Error(`the server said ${reply.status}`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (hashOf(bytes) !== sha256)
    throw new Refused('its checksum is another one: not the edition that we know');
  return bytes;
}

/**
 * Brings the pinned forms into a folder. What lies there with the right checksum is kept; a file with another checksum
 * is never written. One that can't be had doesn't keep the others from coming.
 * @param {{ folder: string, base: string, files: readonly PinnedForm[], tries?: number, waitMs?: number, patience?: number }} wanted
 *   `base`: address without the last slash; `waitMs`: before the second attempt, doubled for each further one
 * @returns {Promise<FetchedForms>}
 */
export async function fetchForms({ folder, base, files, tries = 4, waitMs = 1000, patience = 30_000 }) {
  await mkdir(folder, { recursive: true });
  const result = { kept: [], fetched: [], refused: [] };
  for (const { file, path: name, sha256 } of files) {
    const target = path.join(folder, file);
    const present = await readBytes(target);
    if (present !== null && hashOf(present) === sha256) {
      result.kept.push(file);
      continue;
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        const bytes = await fetchOnce(`${base}/${name}`, sha256, patience);
        // Written beside and moved: a killed process leaves no half form.
        await writeFile(`${target}.part`, bytes);
        await rename(`${target}.part`, target);
        result.fetched.push(file);
        break;
      } catch (error) {
        if (error instanceof Refused || attempt >= tries) {
          result.refused.push({ file, why: error.message });
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, waitMs * 2 ** (attempt - 1)));
      }
    }
  }
  return result;
}
