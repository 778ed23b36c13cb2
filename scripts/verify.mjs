// `npm run verify`: everything that needs no database and no browser, with the time that each stage took.
import { generate } from './generate.mjs';
import { installPackages } from './launch/install.mjs';

installPackages();
generate();
const { setDepth } = await import('./checks/depth.mjs');
setDepth(false);
const { runStages } = await import('./checks/stages.mjs');
const { staticStages, unitStages } = await import('./checks/plan.mjs');
// Two lists side by side: two cores are all that most machines have to spare.
const [texts, tests] = await Promise.all([runStages(staticStages), runStages(unitStages)]);
const passed = texts.passed + tests.passed;
const failed = texts.failed + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
