// `npm run backup -- [FOLDER]`: the database as it is at one moment and all stored files, in one folder with checksums.
import { installPackages } from './launch/install.mjs';

installPackages();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('scripts/backup.ts', process.argv.slice(2));
