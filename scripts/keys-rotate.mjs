// `npm run keys:rotate`: seals everything anew with the first of FIELD_ENCRYPTION_KEYS. May be stopped and started again.
// `npm run keys:rotate -- --new` only prints a fresh key.
import { installPackages } from './launch/install.mjs';

installPackages();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('scripts/keys-rotate.ts', process.argv.slice(2));
