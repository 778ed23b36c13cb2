// `npm run restore -- FOLDER [--replace]`: brings a backup back and checks it: checksums, counts, the audit chain.
import { installPackages } from './launch/install.mjs';

installPackages();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('scripts/restore.ts', process.argv.slice(2));
