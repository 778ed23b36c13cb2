// `npm run seed -- SCENARIO`: fills the embedded database (or DATABASE_URL outside production) with a named scenario.
import { installPackages } from './launch/install.mjs';

installPackages();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('prisma/seed.ts', process.argv.slice(2));
