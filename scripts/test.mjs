// `npm test`: installs what is missing, then checks everything, ending with one line "N passed, N failed".
// `npm test -- api` (or browser, unit, …) runs only the named stages. `npm run test:deep` is this with `--deep`: every
// case of every test, where `npm test` takes a share, and then evaluations and benches. Never touches .data/.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackages } from './launch/install.mjs';

installPackages();
const { generate } = await import('./generate.mjs');
generate();
const { setDepth } = await import('./checks/depth.mjs');
const { runStages, stopStages } = await import('./checks/stages.mjs');
const { deepStages, documentStages, proxyStages, serverStages, staticStages, unitStages } =
  await import('./checks/plan.mjs');

// Interrupted: the running stages end, the products are stopped as after a whole run, and nothing is left behind.
let interrupted = null;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    interrupted = signal;
    stopStages();
  });

const isDeep = process.argv.includes('--deep');
setDepth(isDeep);
const wanted = process.argv.slice(2).filter((one) => one !== '--deep');
const last = isDeep ? deepStages : [];
const atServer = isDeep ? [...serverStages, ...proxyStages] : serverStages;
const stages = [...staticStages, ...unitStages, ...documentStages, ...atServer, ...last];
const known = [...new Set(stages.map(({ name }) => name))];
const strange = wanted.filter((name) => !known.includes(name));
if (strange.length > 0) {
  // Nothing would run and nothing would fail.
  console.error(`There is no stage "${strange.join('", "')}". There is: ${known.join(', ')}`);
  process.exit(1);
}
const choose = (stages) => stages.filter((stage) => wanted.length === 0 || wanted.includes(stage.name));

const first = await Promise.all([
  runStages(choose(staticStages)),
  runStages(choose([...unitStages, ...documentStages])),
]);
let passed = first[0].passed + first[1].passed;
let failed = first[0].failed + first[1].failed;

// Each of these has a product of its own, so that they can run side by side and none finds what another left.
const products = [];
try {
  const { findNginx } = await import('./launch/front-nginx.mjs');
  const { startTestProduct, withoutDisk } = await import('./launch/test-product.mjs');
  // The first one builds, so they start one after the other; what is ready begins meanwhile.
  const running = [];
  const ends = new Map();
  const startAndRun = async (stage, builds) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'plainfile-test-'));
    const product = { dataDir, stop: async () => {} };
    products.push(product);
    const { env, stop } = await startTestProduct(dataDir, withoutDisk, builds, stage.front);
    product.stop = stop;
    return { run: runStages([stage], env) };
  };
  const fail = (error) => {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  };
  for (const stage of choose(atServer)) {
    if (interrupted) break;
    if (stage.front === 'nginx' && findNginx() === null) {
      console.log(
        `*** ${stage.name}: did not run, nginx isn't installed (Debian: apt-get install nginx-light) ***`,
      );
      continue;
    }
    const before = ends.get(stage.after);
    if (before !== undefined) {
      running.push(
        before
          .then(async () => (interrupted ? { passed: 0, failed: 0 } : (await startAndRun(stage, false)).run))
          .catch(fail),
      );
      continue;
    }
    try {
      const { run } = await startAndRun(stage, running.length === 0);
      ends.set(stage.name, run);
      running.push(run);
    } catch (error) {
      failed += fail(error).failed;
    }
  }
  for (const result of await Promise.all(running)) {
    passed += result.passed;
    failed += result.failed;
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  failed += 1;
} finally {
  for (const { dataDir, stop } of products) {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
// With the machine to themselves.
const measured = await runStages(choose(last));
passed += measured.passed;
failed += measured.failed;
if (interrupted) {
  console.log(`Stopped by ${interrupted}`);
  process.exit(interrupted === 'SIGINT' ? 130 : 143);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
