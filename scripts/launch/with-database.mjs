// Runs one of our TypeScript programs against the database of this clone, started for it when need be.
import path from 'node:path';
import { generateClient } from '../generate.mjs';
import { root } from './install.mjs';
import { readLocalSecrets } from './local-secrets.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { run, typescript } from './process.mjs';

/** Ends the process with 1 when the program fails; it has said why. */
export async function runWithDatabase(program, args) {
  generateClient();
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
  const database = await prepareDatabase(
    dataDir,
    process.env.DATABASE_URL,
    {},
    process.env.DATABASE_OWNER_URL,
  );
  try {
    const env = {
      ...(database.embedded ? { ...readLocalSecrets(dataDir), PLAINFILE_EMBEDDED: '1' } : {}),
      DATA_DIR: dataDir,
      // Backups, restores and the rotation of keys touch what the product may not.
      DATABASE_URL: database.ownerUrl,
    };
    run(process.execPath, [...typescript, program, ...args], { env });
  } catch {
    process.exitCode = 1;
  } finally {
    await database.stop();
  }
}
