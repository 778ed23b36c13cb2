// The built product on a database and folder of its own, for the API and browser tests: two instances, as on a host
// that starts as many as it needs, so that nothing can rely on the memory of one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildProduct, fingerprint } from './build-product.mjs';
import { findChromium } from './chromium.mjs';
import { startNginx } from './front-nginx.mjs';
import { root } from './install.mjs';
import { readLocalSecrets } from './local-secrets.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { run, start, typescript } from './process.mjs';

/**
 * What the database server of tests does without: nothing is written through to the disk. A program that is killed, the
 * server too, loses nothing by that; only a power cut would, and these databases are dropped anyway. Benches keep it.
 */
export const withoutDisk = { fsync: 'off', full_page_writes: 'off' };

/**
 * @param {string} dataDir an empty folder
 * @param {Record<string, string>} settings of the database server beyond its own
 * @param {boolean} builds false beside a product of the same sources that runs: what it reads isn't written anew
 * @param {'spread' | 'nginx'} front what callers come to
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env` tells the tests where all is
 */
export async function startTestProduct(dataDir, settings = {}, builds = true, front = 'spread') {
  const chromium = findChromium();
  const database = await prepareDatabase(dataDir, undefined, settings);
  const running = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await database.stop();
  };
  try {
    const [port, ...instances] = await findFreePorts(3);
    const address = `http://localhost:${port}`;
    const environment = {
      ...readLocalSecrets(dataDir),
      PLAINFILE_EMBEDDED: '1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: String(port),
      APP_URL: address,
      AUTH_URL: address,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    };
    run(process.execPath, [...typescript, 'prisma/seed.ts', 'accounts'], { env: environment, quiet: true });
    if (builds) await buildOnce(environment);
    const log = path.join(dataDir, 'server.log');
    for (const instance of instances) {
      const server = start(['scripts/launch/serve-logged.mjs', log, String(instance)], { env: environment });
      running.push(server);
      await waitUntilReady(`http://localhost:${instance}/api/ready`, server, log);
    }
    running.push(
      front === 'nginx'
        ? startNginx(path.join(dataDir, 'nginx'), port, instances)
        : start(['scripts/launch/spread.mjs', ...[port, ...instances].map(String)]),
    );
    await waitUntilReady(`${address}/api/ready`, running[0], log);
    return {
      env: {
        ...environment,
        // Tests look and move time as the owner; instances of the product that they start get the product's own role.
        DATABASE_URL: database.ownerUrl,
        TEST_APPLICATION_URL: database.url,
        TEST_BUILD_ROOT: root,
        TEST_URL: address,
        TEST_SERVER_LOG: log,
        TEST_CHROMIUM: chromium,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Builds unless these very sources are built. The reader is made in any case: its bundle has no mark of its own. */
async function buildOnce(environment) {
  run(process.execPath, ['scripts/build-reader.mjs'], { quiet: true });
  const mark = path.join(root, '.next/plainfile-build');
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('building …');
  // In a fresh clone, as CI has one, no second build follows: keeping what it would start from takes half a minute.
  const isFirst = !existsSync(path.join(root, '.next/BUILD_ID'));
  await buildProduct({
    ...environment,
    TYPES_CHECKED_APART: '1',
    ...(isFirst ? { BUILD_CACHE: 'none' } : {}),
  });
  writeFileSync(mark, wanted);
}

async function waitUntilReady(url, server, log) {
  let ended = false;
  server.ended.then(() => (ended = true));
  // A machine with other work may take many times its usual few seconds.
  for (const until = Date.now() + 150_000; Date.now() < until && !ended;) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `The product did not become ready.\n${existsSync(log) ? readFileSync(log, 'utf8').slice(-3000) : ''}`,
  );
}

/** All are held until the last is found: one that is let go may be given again. */
async function findFreePorts(count) {
  const probes = Array.from({ length: count }, () => createServer());
  for (const probe of probes) {
    probe.listen(0, '127.0.0.1');
    await once(probe, 'listening');
  }
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}
