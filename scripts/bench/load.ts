// npm run bench -- load [--rate 100] [--warm 30] [--seconds 60] [--burst-rate 200] [--burst-seconds 60] [--soak 0]
// [--people 300] [--url ADDRESS --database URL]: the load model against the built product, beside routes that do nothing.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { Visitor } from '@/tests/setup/http';
import { w2Pdf } from '@/tests/fixtures/documents/w2-pdf';
import { startTestProduct } from '../launch/test-product.mjs';
import { type Baseline, timeRoute } from './baselines';
import { makePeople, password } from './load-people';
import { type Kind, type LoadOrder, type LoadResult, mix, type Person } from './load-plan';
import { measurePages, type PageFigures, writePages } from './page-figures';
import { makeUsualPerson } from './usual-person';

const root = path.resolve(import.meta.dirname, '../..');

interface Phase {
  name: string;
  rate: number;
  seconds: number;
  result: LoadResult;
}

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      rate: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
      warm: { type: 'string', default: '30' },
      'burst-rate': { type: 'string', default: '200' },
      'burst-seconds': { type: 'string', default: '60' },
      soak: { type: 'string', default: '0' },
      // One in five uploads: about as many documents each as the four of a session.
      people: { type: 'string', default: '300' },
    },
  });
  process.env['PLAINFILE_BENCH'] = '1';
  process.env['CLIENT_ADDRESS_HEADER'] = 'x-bench-address';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-load-'));
  const product = await startTestProduct(folder);
  try {
    const base = product.env['TEST_URL'] ?? '';
    console.log(`Preparing ${values.people} people with a return each …`);
    const people = await makePeople(base, product.env['DATABASE_URL'] ?? '', Number(values.people));
    const generator = await bundleGenerator(folder);
    const runs: LoadResult[] = [];
    const load = async (rate: number, seconds: number) => {
      const result = await generate(generator, { base, rate, seconds, people });
      runs.push(result);
      return result;
    };

    console.log('Baselines …');
    const baselines = await measureBaselines(base, people);
    const phases: Phase[] = [];
    const phase = async (name: string, rate: number, seconds: number) => {
      if (seconds <= 0) return;
      console.log(`${name}: ${rate} requests a second for ${seconds} s …`);
      phases.push({ name, rate, seconds, result: await load(rate, seconds) });
    };
    await load(20, 5); // what is loaded on demand is loaded now
    // Instances that have just started compile what they run: a season's load does not begin in one second.
    await phase('warming', Number(values.rate), Number(values.warm));
    await phase('rated', Number(values.rate), Number(values.seconds));
    await phase('burst', Number(values['burst-rate']), Number(values['burst-seconds']));
    const recovered = await measureRecovery(() => load(Number(values.rate) / 2, 5));
    await phase('soak', Number(values.rate), Number(values.soak));
    const wrong = await checkAnswers(base, people, runs);
    console.log('Pages in Chromium …');
    const simple = people[0];
    const pages =
      simple === undefined
        ? []
        : await measurePages(base, product.env['TEST_CHROMIUM'] ?? '', {
            simple,
            usual: await makeUsualPerson(base),
          });
    report({ baselines, phases, recovered, wrong, pages });
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The generator as one file, so that it starts at once. */
export async function bundleGenerator(folder: string): Promise<string> {
  const outfile = path.join(folder, 'load-child.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'load-child.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
}

/** Runs the generator in a process of its own. */
export function generate(
  program: string,
  order: Pick<LoadOrder, 'base' | 'rate' | 'seconds' | 'people' | 'withTimes' | 'shares'>,
): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.once('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(text) as LoadResult)
        : reject(new Error(`the generator ended with ${code}`)),
    );
    const whole: LoadOrder = { ...order, password, document: Buffer.from(w2Pdf()).toString('base64') };
    child.stdin.end(JSON.stringify(whole));
  });
}

async function measureBaselines(base: string, people: Person[]): Promise<Baseline[]> {
  const { cookie = '', address = '' } = people[0] ?? {};
  const known = { cookie, 'x-bench-address': address };
  return [
    await timeRoute('empty JSON route', `${base}/api/bench/empty`, {}, 4),
    await timeRoute('bare SELECT route', `${base}/api/bench/select`, {}, 4),
    await timeRoute('session and one query (/api/auth/user)', `${base}/api/auth/user`, known, 4),
    await timeRoute('empty page behind a session', `${base}/bench`, known, 4),
    await timeRoute('the dashboard', `${base}/dashboard`, known, 4),
  ];
}

/** Seconds after the burst until five seconds of half the rated load are answered without a refusal; null after a minute. */
async function measureRecovery(load: () => Promise<LoadResult>): Promise<number | null> {
  const started = performance.now();
  for (let round = 0; round < 12; round += 1) {
    const before = (performance.now() - started) / 1000;
    const { all } = await load();
    if (all.shed === 0 && all.errors === 0 && all.p99 < 1000) return Math.round(before);
  }
  return null;
}

/** After all of it: the answer that each person has is the last one that was acknowledged. */
async function checkAnswers(base: string, people: Person[], runs: LoadResult[]): Promise<string[]> {
  const wrong = runs.flatMap((result) => result.wrong);
  const last: Record<string, number> = {};
  for (const { lastAnswers } of runs) Object.assign(last, lastAnswers);
  // Where a reply was lost nobody knows whether it was written; a refusal (503, 429) was not.
  const isCertain = runs.every(({ kinds }) => kinds.answer.errors === 0);
  for (const { cookie, returnId } of people) {
    const visitor = new Visitor(base);
    visitor.session = cookie;
    const answer = await visitor.get(`/api/interview/${returnId}/responses`);
    const stored = (answer.json as Record<string, unknown> | undefined)?.['w2s.0.federalWithholding'];
    const isFine = isCertain ? stored === (last[returnId] ?? 5000) : typeof stored === 'number';
    if (!isFine)
      wrong.push(`${returnId}: the answer is ${JSON.stringify(stored)}, acknowledged was ${last[returnId]}`);
  }
  return wrong;
}

const goals = { errors: 0.001, recovery: 30 };

function report(found: {
  baselines: Baseline[];
  phases: Phase[];
  recovered: number | null;
  wrong: string[];
  pages: PageFigures[];
}): void {
  const { baselines, phases, recovered, wrong, pages } = found;
  const machine = {
    node: process.version,
    cores: os.cpus().length,
    model: os.cpus()[0]?.model ?? '',
    loadAverage: os.loadavg().map((value) => Number(value.toFixed(2))),
  };
  const line = (...cells: (string | number)[]) =>
    console.log(
      cells.map((cell, at) => (at === 0 ? String(cell).padEnd(44) : String(cell).padStart(10))).join(''),
    );
  const ms = (value: number) => value.toFixed(value < 100 ? 1 : 0);
  console.log(
    `\nNode ${machine.node}, ${machine.cores} cores, load average ${machine.loadAverage.join(' ')}\n`,
  );
  line('Baselines of this run, 16 at a time', 'per s', 'p50 ms', 'p99 ms');
  for (const { name, perSecond, p50, p99 } of baselines) line(name, perSecond.toFixed(0), ms(p50), ms(p99));
  const perSecond = (name: string) => baselines.find((one) => one.name.startsWith(name))?.perSecond ?? 0;
  const ratios = {
    sessionToSelect: perSecond('session and one query') / perSecond('bare SELECT'),
    dashboardToEmptyPage: perSecond('the dashboard') / perSecond('empty page'),
  };
  console.log(
    `A JSON route with session and query reaches ${ratios.sessionToSelect.toFixed(2)} of the bare SELECT (goal 0.50).`,
  );
  for (const { name, rate, seconds, result } of phases) {
    console.log(
      `\n${name}: ${rate} requests a second for ${seconds} s; generator ${(result.generatorCpu * 100).toFixed(0)} % of a core`,
    );
    line('', 'count', 'shed', 'errors', 'p50 ms', 'p95 ms', 'p99 ms', 'goal');
    for (const kind of Object.keys(mix) as Kind[]) {
      const { count, shed, errors, p50, p95, p99 } = result.kinds[kind];
      const goal = mix[kind].goal;
      const verdict = goal === null ? '' : p99 <= goal ? `${goal} ok` : `${goal} MISS`;
      line(kind, count, shed, errors, ms(p50), ms(p95), ms(p99), verdict);
    }
    const { count, shed, errors } = result.all;
    line('all', count, shed, errors, ms(result.all.p50), ms(result.all.p95), ms(result.all.p99));
    console.log(
      `statuses ${JSON.stringify(result.statuses)}; errors ${((errors / count) * 100).toFixed(3)} % (goal ${goals.errors * 100} %)`,
    );
  }
  console.log(
    `\nAfter the burst well again within ${recovered === null ? 'MORE THAN 60' : recovered} s (goal ${goals.recovery}). Wrong replies: ${wrong.length}.`,
  );
  for (const one of wrong.slice(0, 5)) console.log(`  ${one}`);
  console.log(`\n${writePages(pages)}`);
  mkdirSync(path.join(root, '.generated'), { recursive: true });
  const figures = { measuredAt: new Date().toISOString(), machine, ratios, ...found };
  writeFileSync(path.join(root, '.generated/bench-load.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nWritten to .generated/bench-load.json');
}
