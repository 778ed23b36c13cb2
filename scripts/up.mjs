// `npm run up`: everything a fresh clone needs to serve the product, with nothing installed but Node and npm.
// `npm run dev` is the same with Next's development server.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root } from './launch/install.mjs';

const development = process.argv.includes('--dev');

installPackages();

const { run, start, typescript } = await import('./launch/process.mjs');
const { readLocalSecrets } = await import('./launch/local-secrets.mjs');
const { prepareDatabase } = await import('./launch/prepare-database.mjs');
const { buildProduct, fingerprint } = await import('./launch/build-product.mjs');
const { nextStart } = await import('./launch/next-start.mjs');
const { listenOn } = await import('./launch/listen-on.mjs');
const { startClock } = await import('./launch/clock.mjs');
const { generate } = await import('./generate.mjs');

const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const port = process.env.PORT ?? '3000';
const address = (process.env.APP_URL ?? `http://localhost:${port}`).replace(/\/$/, '');

generate();
const database = await prepareDatabase(dataDir, process.env.DATABASE_URL, {}, process.env.DATABASE_OWNER_URL);
// With a database of the operator's own these are production settings: nothing is made up, a missing secret stops
// the start. The embedded default and development bring their own secrets.
const own = database.embedded || development ? readLocalSecrets(dataDir) : {};
const environment = {
  ...own,
  ...pick(process.env, Object.keys(own)),
  ...(database.embedded ? { PLAINFILE_EMBEDDED: '1' } : {}),
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  // The product never learns how to sign in as the owner of its tables.
  DATABASE_OWNER_URL: '',
  PORT: port,
  APP_URL: address,
  AUTH_URL: address,
  NEXT_TELEMETRY_DISABLED: '1',
};

let server;
let clock;
let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  clock?.stop();
  await server?.stop();
  await database.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

try {
  const host = listenOn(process.env.HOST, database.embedded);
  // The readers of documents are a bundle of their own; building it takes a moment, a stale one costs a day.
  run(process.execPath, ['scripts/build-reader.mjs'], { quiet: true });
  if (database.embedded)
    run(process.execPath, [...typescript, 'prisma/seed.ts', 'demo'], { env: environment });
  if (!development) {
    const mark = path.join(root, '.next/plainfile-build');
    const wanted = fingerprint();
    if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
      console.log('Building …');
      await buildProduct(environment);
      writeFileSync(mark, wanted);
    }
  }
  const serve = development ? ['node_modules/next/dist/bin/next', 'dev'] : nextStart;

  server = start([...serve, '-H', host, '-p', port], { env: environment });
  server.ended.then((code) => stop(code));
  await waitUntilReady(`http://localhost:${port}/api/ready`);
  const secret = environment.CRON_SECRET ?? process.env.CRON_SECRET;
  if (secret) clock = startClock({ url: `http://localhost:${port}`, secret });
  console.log(`\nPlainfile is ready: ${address}`);
  if (database.embedded) {
    console.log('Demo accounts (password plainfile-demo):');
    for (const name of ['client', 'client2', 'preparer', 'preparer2', 'admin'])
      console.log(`  ${name}@example.com`);
  }
  console.log('Ctrl-C stops it; the next start finds its data again.\n');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function waitUntilReady(url) {
  for (let attempt = 0; attempt < 600 && !stopping; attempt += 1) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!stopping) throw new Error(`The server did not become ready at ${url}.`);
}

function pick(from, names) {
  return Object.fromEntries(names.filter((name) => from[name]).map((name) => [name, from[name]]));
}
