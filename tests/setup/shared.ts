import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../shared');

/**
 * Absolute path of a file in the workshop's shared folder, or null when this clone stands alone.
 * Says loudly what is left out, so that a green run without the folder is never mistaken for a full one.
 */
export function sharedPath(relative: string): string | null {
  const full = path.join(root, relative);
  if (existsSync(full)) return full;
  console.warn(`\n*** shared/${relative} is absent: the checks that need it DO NOT RUN in this clone ***\n`);
  return null;
}
