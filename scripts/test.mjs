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

let passed = 0;
let failed = 0;
const count = (result) => {
  passed += result.passed;
  failed += result.failed;
};
const fail = (error) => {
  console.log(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
};

const first = await Promise.all([runStages(choose(staticStages)), runStages(choose(unitStages))]);
first.forEach(count);

// The build keeps a core idle for much of its time: the documents have it.
const documents = runStages(choose(documentStages));

// Each of these has a product of its own, so that they can run side by side and none finds what another left. Two at a
// time, each about one core; the next one begins as soon as either has ended.
const products = new Set();
const end = async (product) => {
  products.delete(product);
  await product.stop();
  rmSync(product.dataDir, { recursive: true, force: true });
};
try {
  const { findNginx } = await import('./launch/front-nginx.mjs');
  const { startTestProduct, withoutDisk } = await import('./launch/test-product.mjs');
  const waiting = choose(atServer).filter((stage) => {
    const hasFront = stage.front !== 'nginx' || findNginx() !== null;
    if (!hasFront)
      console.log(
        `*** ${stage.name}: did not run, nginx isn't installed (Debian: apt-get install nginx-light) ***`,
      );
    return hasFront;
  });
  // The first one builds, so they start one after the other; what is ready begins meanwhile.
  let isBuilt = false;
  let lastStart = Promise.resolve();
  const startInTurn = (product, front) => {
    const start = lastStart.then(async () => {
      const started = await startTestProduct(product.dataDir, withoutDisk, !isBuilt, front);
      isBuilt = true;
      product.stop = started.stop;
      return started.env;
    });
    lastStart = start.catch(() => undefined);
    return start;
  };
  const runNext = async () => {
    for (let stage = waiting.shift(); stage !== undefined && !interrupted; stage = waiting.shift()) {
      const product = {
        dataDir: mkdtempSync(path.join(os.tmpdir(), 'plainfile-test-')),
        stop: async () => {},
      };
      products.add(product);
      try {
        count(await runStages([stage], await startInTurn(product, stage.front)));
      } catch (error) {
        count(fail(error));
      }
      await end(product);
    }
  };
  await Promise.all([runNext(), runNext()]);
} catch (error) {
  count(fail(error));
} finally {
  for (const product of products) await end(product);
}
count(await documents);
// With the machine to themselves.
count(await runStages(choose(last)));
if (interrupted) {
  console.log(`Stopped by ${interrupted}`);
  process.exit(interrupted === 'SIGINT' ? 130 : 143);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
