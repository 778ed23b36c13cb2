// own-database.mjs PROGRAM ARGUMENTS… : runs a TypeScript program on a database in a folder of its own, removed afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readLocalSecrets } from '../launch/local-secrets.mjs';
import { prepareDatabase } from '../launch/prepare-database.mjs';
import { run, typescript } from '../launch/process.mjs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'plainfile-bench-'));
const database = await prepareDatabase(dataDir, undefined);
try {
  run(process.execPath, [...typescript, ...process.argv.slice(2)], {
    env: {
      ...readLocalSecrets(dataDir),
      PLAINFILE_EMBEDDED: '1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.ownerUrl,
    },
  });
} catch {
  process.exitCode = 1;
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
