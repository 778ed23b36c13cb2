// `npm run verify`: everything that needs no database and no browser, in under a minute.
import { generateClient } from './generate.mjs';
import { installPackages } from './launch/install.mjs';

installPackages();
generateClient();
const { runStages } = await import('./checks/stages.mjs');
const { staticStages, unitStages } = await import('./checks/plan.mjs');
const { passed, failed } = await runStages([...staticStages, ...unitStages]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
