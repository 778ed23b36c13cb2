// npm run bench -- growth [--scale 1] [--rate 40] [--seconds 300] [--folder FOLDER]: the same requests on an empty and on
// a grown database (kept in FOLDER for the next run), queries that took over 50 ms with their plans, and large tables
// that were read from end to end.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { signInAs } from '@/tests/setup/http';
import { startTestProduct } from '../launch/test-product.mjs';
import { compareTails, type Slices } from './compare-tails';
import { bundleGenerator, generate } from './load';
import { makePeople } from './load-people';
import { type Kind, type LoadResult, mix, type Person, spread } from './load-plan';
import { logLength, readSlow, watchSlow } from './slow-plans';

const root = path.resolve(import.meta.dirname, '../..');
const adminLists = [
  '/api/admin/users',
  '/api/admin/users?role=client&limit=100',
  '/api/admin/users?q=growth-1999',
  '/api/admin/users?q=Family77',
  '/api/admin/assignments',
  '/api/admin/payments',
  '/api/admin/operations',
  '/admin/users',
];
const kinds = Object.keys(mix) as Kind[];
/** The mix of a session with its rare kinds as often as the others: the slowest hundredth of a few is one request. */
const shares = Object.fromEntries(
  kinds.map((kind) => [kind, kind === 'upload' ? mix.upload.share : Math.max(8, mix[kind].share)]),
) as Record<Kind, number>;
const allowedFactor = 1.5;
const listGoal = 200;

/** One of the two products that are compared. */
interface Side {
  folder: string;
  base: string;
  env: Record<string, string>;
  client: pg.Client;
  people: Person[];
  times: Map<Kind, Slices>;
  requests: number;
  /** What was not answered as it should be, with its statuses or the text of a wrong reply. */
  faults: string[];
  stop: () => Promise<void>;
}

interface Look {
  kinds: Record<Kind, ReturnType<typeof spread> & { count: number }>;
  slices: Map<Kind, Slices>;
  lists: Record<string, number>;
}

/** Seconds of load on one product before it is the other one's turn: what disturbs the machine falls on both. */
const sliceSeconds = 30;

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      scale: { type: 'string', default: '1' },
      rate: { type: 'string', default: '40' },
      seconds: { type: 'string', default: '300' },
      folder: { type: 'string' },
    },
  });
  process.env['PLAINFILE_BENCH'] = '1';
  process.env['CLIENT_ADDRESS_HEADER'] = 'x-bench-address';
  const own = mkdtempSync(path.join(os.tmpdir(), 'plainfile-growth-'));
  const sides: Side[] = [];
  try {
    const program = await bundleGenerator(own);
    for (const folder of [path.join(own, 'empty'), path.resolve(values.folder ?? path.join(own, 'grown'))])
      sides.push(await start(folder));
    const [empty, grown] = sides;
    if (empty === undefined || grown === undefined) throw new Error('there are two products to compare');
    await growOnce(grown, values.scale);
    const filled = await fillMemory(grown.client);
    // What was just filled is on its way to the disk for minutes: it arrives before the first request is timed.
    for (const { client } of sides) await client.query('CHECKPOINT');
    console.log(filled === null ? 'Measured cold.' : `${filled.toFixed(1)} GB of it in memory.`);
    const explains = await watchSlow(grown.client);
    const from = logLength(grown.folder);
    const rate = Number(values.rate);
    const loadOn = ({ base, people }: Side, seconds: number) =>
      generate(program, { base, people, rate, seconds, withTimes: true, shares });
    for (const side of sides) {
      side.people = await makePeople(side.base, side.env['DATABASE_URL'] ?? '', 100);
      // What has just started compiles what it runs.
      await loadOn(side, 20);
    }
    const before = await readScans(grown.client);
    for (let round = 0; round * sliceSeconds < Number(values.seconds); round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed())
        keepTimes(side, await loadOn(side, sliceSeconds));
    const looks = { empty: await look(empty), grown: await look(grown) };
    await new Promise((resolve) => setTimeout(resolve, 2000)); // the counters of the server are written late
    const read = await listRead(grown.client, before);
    const slow = explains ? readSlow(grown.folder, from) : null;
    report(looks.empty, looks.grown, slow, read, Number(values.scale));
    for (const { folder, requests, faults } of sides)
      console.log(`${path.basename(folder)}: ${requests} requests, faults: ${faults.join('; ') || 'none'}`);
  } finally {
    for (const side of sides) await side.stop();
    rmSync(own, { recursive: true, force: true });
  }
}

/** Starts the product on this folder's database. */
async function start(folder: string): Promise<Side> {
  mkdirSync(folder, { recursive: true });
  const { env, stop } = await startTestProduct(folder, memory);
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] ?? '' });
  await client.connect();
  return {
    folder,
    base: env['TEST_URL'] ?? '',
    env,
    client,
    people: [],
    times: new Map(),
    requests: 0,
    faults: [],
    stop: async () => {
      await client.end();
      await stop();
    },
  };
}

function keepTimes(side: Side, { times, all, statuses, wrong }: LoadResult): void {
  side.requests += all.count;
  if (all.errors > 0) side.faults.push(`${all.errors} of a slice: ${JSON.stringify({ statuses, wrong })}`);
  for (const kind of kinds) side.times.set(kind, [...(side.times.get(kind) ?? []), times?.[kind] ?? []]);
}

async function look({ base, times }: Side): Promise<Look> {
  const figures = kinds.map((kind) => {
    const some = (times.get(kind) ?? []).flat();
    return [kind, { count: some.length, ...spread(some) }];
  });
  return { kinds: Object.fromEntries(figures) as Look['kinds'], slices: times, lists: await timeLists(base) };
}

/** Fills the database, unless an earlier run did. */
async function growOnce({ client, env }: Side, scale: string): Promise<void> {
  const { rows } = await client.query(`SELECT FROM "User" WHERE "email" = 'growth-1@example.com'`);
  if (rows.length > 0) return;
  console.log(`Growing to ${scale} of a season …`);
  const grow = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/growth.ts', scale],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' },
  );
  if (grow.status !== 0) throw new Error('the database did not grow');
}

/** A quarter of the machine's memory, as PostgreSQL's manual advises; the usual 128 MB are for a small database. */
const memory = { shared_buffers: `${Math.floor(os.totalmem() / 4 / 2 ** 20)}MB` };

/**
 * Brings all tables and indexes into the server's memory, as far as they fit, as they are in one that has run for weeks.
 * One that was started a moment ago fetches each row from the disk the first time. @returns gigabytes, or null without
 * the module that can do it
 */
async function fillMemory(client: pg.Client): Promise<number | null> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
  } catch {
    return null;
  }
  const { rows } = await client.query<{ blocks: string }>(
    `SELECT sum(pg_prewarm(oid)) AS blocks FROM pg_class
     WHERE relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace`,
  );
  return (Number(rows[0]?.blocks ?? 0) * 8192) / 2 ** 30;
}

/** How often each table was read from end to end. */
async function readScans(client: pg.Client): Promise<Record<string, number>> {
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ table: string; scans: string }>(
    'SELECT relname AS table, seq_scan AS scans FROM pg_stat_user_tables',
  );
  return Object.fromEntries(rows.map(({ table, scans }) => [table, Number(scans)]));
}

/** Median of nine looks at each list of the administrators, in milliseconds. */
async function timeLists(base: string): Promise<Record<string, number>> {
  const admin = await signInAs('admin', base);
  const found: Record<string, number> = {};
  for (const address of adminLists) {
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const started = performance.now();
      const { status } = await admin.get(address);
      if (status !== 200) throw new Error(`${address} gave ${status}`);
      times.push(performance.now() - started);
    }
    found[address] = spread(times).p50;
  }
  return found;
}

interface LargeTable {
  table: string;
  rows: string;
  times: number;
}

/** Large tables that were read from end to end while looking. */
async function listRead(client: pg.Client, before: Record<string, number>): Promise<LargeTable[]> {
  const after = await readScans(client);
  const { rows } = await client.query<{ table: string; rows: string }>(
    'SELECT relname AS table, n_live_tup AS rows FROM pg_stat_user_tables WHERE n_live_tup > 5000',
  );
  return rows
    .map(({ table, rows: count }) => ({
      table,
      rows: count,
      times: (after[table] ?? 0) - (before[table] ?? 0),
    }))
    .filter(({ times }) => times > 0);
}

function report(empty: Look, grown: Look, slow: string[] | null, read: LargeTable[], scale: number): void {
  const line = (...cells: string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(44) : cell.padStart(15))).join(''));
  console.log();
  line('p99 in ms (median, of how many)', 'empty', 'grown', 'factor', 'by chance', '');
  const tails = kinds.map((kind) => compareTails(empty.slices.get(kind) ?? [], grown.slices.get(kind) ?? []));
  for (const [at, { count, before, after, factor, low, high }] of tails.entries()) {
    const kind = kinds[at] ?? 'user';
    line(
      `${kind} (${count})`,
      `${before.toFixed(1)} (${empty.kinds[kind].p50.toFixed(1)})`,
      `${after.toFixed(1)} (${grown.kinds[kind].p50.toFixed(1)})`,
      factor.toFixed(2),
      `${low.toFixed(2)} to ${high.toFixed(2)}`,
      factor <= allowedFactor ? 'ok' : 'MISS',
    );
  }
  line('lists of administrators, median ms', 'empty', 'grown', '', '');
  for (const address of adminLists)
    line(
      address,
      (empty.lists[address] ?? 0).toFixed(1),
      (grown.lists[address] ?? 0).toFixed(1),
      '',
      (grown.lists[address] ?? 0) < listGoal ? 'ok' : 'MISS',
    );
  console.log(
    read.length === 0
      ? '\nNo large table was read from end to end.'
      : `\nRead from end to end: ${read.map(({ table, rows, times }) => `${table} (${rows} rows) ${times} times`).join(', ')}`,
  );
  if (slow === null) console.log('Plans of slow queries: this server ships no auto_explain.');
  else {
    console.log(`Queries over 50 ms: ${slow.length}`);
    for (const plan of slow.slice(0, 10)) console.log(plan);
  }
  mkdirSync(path.join(root, '.generated'), { recursive: true });
  const without = ({ kinds: some, lists }: Look) => ({ kinds: some, lists });
  const figures = {
    measuredAt: new Date().toISOString(),
    scale,
    empty: without(empty),
    grown: without(grown),
    tails: Object.fromEntries(kinds.map((kind, at) => [kind, tails[at]])),
    slow,
    readFromEndToEnd: read,
  };
  writeFileSync(path.join(root, '.generated/bench-growth.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('Written to .generated/bench-growth.json');
}
