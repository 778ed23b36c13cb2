// `npm run admin:create -- EMAIL`: makes an account an administrator, or creates one with a one-time password.
import { installPackages } from './launch/install.mjs';

installPackages();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('scripts/admin-create.ts', process.argv.slice(2));
