// npm run bench -- pages [--rounds 5] [--beside FOLDER]: how soon a page shows the number its reader came for, on a slow
// machine (a quarter of this one) and a line of 40 ms; what it asks for afterwards, and its script bytes. `--beside` is
// another checkout of the product, whose pages are measured in the same run, in turns.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { type Case, openCase } from '@/tests/e2e/a-case';
import { actAs } from '@/tests/setup/browser';
import { readScripts } from './page-figures';

const slowdown = 4;
/** Of each direction together, in milliseconds. */
const latency = 40;

interface Screen {
  name: string;
  path: (found: Case) => string;
  whose: 'client' | 'preparer';
  /** What the reader came for. The case of every run: refund 981, one document to review (tests/e2e/a-case.ts). */
  wanted: string;
  /** Goal for the script bytes of the first load, in kB of 1,000 bytes. */
  goalKb: number | null;
}

const screens: readonly Screen[] = [
  { name: '/dashboard', path: () => '/dashboard', whose: 'client', wanted: '$981', goalKb: 150 },
  { name: '/summary', path: () => '/summary', whose: 'client', wanted: '$50,000', goalKb: null },
  { name: '/interview', path: () => '/interview', whose: 'client', wanted: '$981', goalKb: 170 },
  {
    name: '/preparer/dashboard',
    path: () => '/preparer/dashboard',
    whose: 'preparer',
    wanted: '1 document to review',
    goalKb: null,
  },
  {
    name: '/preparer/client/[id]',
    path: ({ client }) => `/preparer/client/${client.id}`,
    whose: 'preparer',
    wanted: '$981',
    goalKb: null,
  },
];

interface Figures {
  /** Milliseconds until the number stands on the page, one for each round. */
  times: number[];
  /** What was asked of the API while the page loaded and woke up. */
  asked: Set<string>;
  scriptKb: number;
  shift: number;
}

interface Side {
  name: string;
  base: string;
  found: Case;
  figures: Map<string, Figures>;
  stop: () => Promise<void>;
}

interface Launcher {
  startTestProduct: (folder: string) => Promise<{ env: Record<string, string>; stop: () => Promise<void> }>;
}

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: 'string', default: '5' }, beside: { type: 'string' } },
  });
  const here = path.resolve(import.meta.dirname, '../..');
  const folders = [here, ...(values.beside === undefined ? [] : [path.resolve(values.beside)])];
  const sides: Side[] = [];
  let browser: Browser | null = null;
  try {
    for (const folder of folders) sides.push(await start(folder, folder === here ? 'here' : 'beside'));
    browser = await chromium.launch({
      executablePath: process.env['TEST_CHROMIUM'] ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    // The first round fills the caches of the servers and does not count.
    for (let round = 0; round <= Number(values.rounds); round += 1)
      for (const screen of screens) for (const side of sides) await look(browser, side, screen, round > 0);
    console.log(describe(sides));
  } finally {
    await browser?.close();
    for (const side of sides) await side.stop();
  }
}

async function start(folder: string, name: string): Promise<Side> {
  const { startTestProduct } = (await import(
    path.join(folder, 'scripts/launch/test-product.mjs')
  )) as Launcher;
  const data = mkdtempSync(path.join(os.tmpdir(), 'plainfile-pages-'));
  const product = await startTestProduct(data);
  Object.assign(process.env, product.env);
  const found = await openCase();
  const stop = async () => {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { name, base: product.env['TEST_URL'] ?? '', found, figures: new Map(), stop };
}

async function look(browser: Browser, side: Side, screen: Screen, counts: boolean): Promise<void> {
  const context = await browser.newContext({ baseURL: side.base, viewport: { width: 1280, height: 900 } });
  try {
    await actAs(context, side.found[screen.whose]);
    const page = await context.newPage();
    await slowDown(context, page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.addInitScript({ content: watch(screen.wanted) });
    const reply = await page.goto(screen.path(side.found), { waitUntil: 'load' });
    if (reply?.status() !== 200) throw new Error(`${screen.name} gave ${reply?.status()}`);
    // Parts that are fetched ahead in a quiet moment come after this.
    const scriptKb = await readScripts(page);
    await page.waitForFunction(() => Reflect.get(window, 'benchShown') !== undefined);
    await page.waitForLoadState('networkidle');
    if (!counts) return;
    const [time, shift] = await page.evaluate(
      () => [Reflect.get(window, 'benchShown'), Reflect.get(window, 'benchShift')] as [number, number],
    );
    const before = side.figures.get(screen.name);
    side.figures.set(screen.name, {
      times: [...(before?.times ?? []), time],
      asked: new Set([...(before?.asked ?? []), ...asked]),
      scriptKb: Math.max(before?.scriptKb ?? 0, scriptKb),
      shift: Math.max(before?.shift ?? 0, shift),
    });
  } finally {
    await context.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
}

/** Notes at each frame whether the text is there, in what the page shows; and how much of the page moves by itself. */
const watch = (text: string) => `
  window.benchShift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (!entry.hadRecentInput) window.benchShift += entry.value;
  })).observe({ type: 'layout-shift', buffered: true });
  const lookAgain = () => {
    const main = document.querySelector('main');
    if (main !== null && main.textContent.includes(${JSON.stringify(text)})) {
      requestAnimationFrame(() => { window.benchShown = performance.now(); });
    } else requestAnimationFrame(lookAgain);
  };
  requestAnimationFrame(lookAgain);
`;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function describe(sides: readonly Side[]): string {
  const row = (...cells: string[]) =>
    cells.map((cell, at) => (at < 2 ? cell.padEnd(at === 0 ? 24 : 8) : cell.padStart(12))).join('');
  const lines = screens.flatMap(({ name, goalKb }) =>
    sides.map(({ name: side, figures }) => {
      const { times = [], asked = new Set<string>(), scriptKb = 0, shift = 0 } = figures.get(name) ?? {};
      const range = `${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}`;
      const goal = goalKb === null ? '' : scriptKb <= goalKb ? `${goalKb} ok` : `${goalKb} MISS`;
      const figuresOfRow = [median(times).toFixed(0), range, String(asked.size), scriptKb.toFixed(1), goal];
      const named =
        asked.size === 0 ? '' : `  ${[...asked].map((one) => one.replace(/[0-9a-f-]{36}/g, '…')).join(' ')}`;
      return row(name, side, ...figuresOfRow, shift.toFixed(3)) + named;
    }),
  );
  const head = row('page', '', 'number, ms', 'range', 'API calls', 'script kB', 'goal', 'shift');
  return [`${slowdown}x CPU slowdown, ${latency} ms network`, head, ...lines].join('\n');
}
