// `npm run audit:verify`: recomputes the chain over the audit rows and says what no longer fits.
import { installPackages } from './launch/install.mjs';

installPackages();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('scripts/audit-verify.ts', process.argv.slice(2));
