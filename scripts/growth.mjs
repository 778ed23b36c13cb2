// `npm run seed:growth -- [SCALE]`: 200,000 people with returns, documents and answers, or a share of them.
import { installPackages } from './launch/install.mjs';

installPackages();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('scripts/growth.ts', process.argv.slice(2));
