// npm run bench -- journeys [--only family,landlord]: the way of twelve filers from sign-up to a signed return, each with
// documents, in a browser on a product of its own: screens, questions, clicks, typed characters, and the seconds in which
// they can only wait.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { travel } from '@/tests/e2e/filers/travel';
import { type Figures } from '@/tests/e2e/filers/tally';
import { type Traveler, twelveFilers } from '@/tests/eval/journeys/twelve-filers';
import { isOverLimit, journeyLimits } from '@/tests/eval/journeys/limits';
import { startTestProduct } from '../launch/test-product.mjs';

type Row = Figures & { name: string; documents: number; seconds: number; result: number | null };

const root = path.resolve(import.meta.dirname, '../..');

/** Prints a table and writes it to .generated/bench-journeys.json; exit code 1 when a limit is not kept. */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { only: { type: 'string' } } });
  const only = values.only?.split(',');
  const filers = twelveFilers.filter(({ name }) => only === undefined || only.includes(name));
  const data = mkdtempSync(path.join(os.tmpdir(), 'plainfile-journeys-'));
  const product = await startTestProduct(data);
  const rows: Row[] = [];
  let browser: Browser | null = null;
  try {
    Object.assign(process.env, product.env);
    browser = await chromium.launch({
      executablePath: product.env['TEST_CHROMIUM'] ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    for (const filer of filers) rows.push(await goAs(browser, filer, product.env['TEST_URL'] ?? ''));
  } finally {
    await browser?.close();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
  report(rows);
  if (rows.some((row) => isOverLimit(row) || row.result === null)) process.exitCode = 1;
}

async function goAs(browser: Browser, filer: Traveler, baseURL: string): Promise<Row> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const start = performance.now();
  try {
    const page = await context.newPage();
    const { screens, questions, clicks, characters, waited } = await travel(page, filer, {
      email: `${randomUUID()}@example.com`,
    });
    const [mine] = (await (await page.request.get('/api/tax-returns/my-returns')).json()) as {
      calculationResults: { estimatedRefund: number } | null;
    }[];
    return {
      name: filer.name,
      documents: filer.documents.length,
      screens,
      questions,
      clicks,
      characters,
      waited,
      seconds: (performance.now() - start) / 1000,
      result: mine?.calculationResults?.estimatedRefund ?? null,
    };
  } finally {
    await context.close();
  }
}

const columns = ['documents', 'screens', 'questions', 'clicks', 'typed', 'waited s', 'all s', 'result'];

function report(rows: readonly Row[]): void {
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  console.log(`Journeys in the browser, Node ${process.version}, load ${load} on ${os.cpus().length} cores`);
  console.log(`${''.padEnd(20)}${columns.map((head) => head.padStart(11)).join('')}`);
  for (const row of rows) {
    const figures = [
      row.documents,
      row.screens.length,
      row.questions,
      row.clicks,
      row.characters,
      (row.waited / 1000).toFixed(1),
      row.seconds.toFixed(0),
      row.result ?? 'none',
    ];
    const cells = figures.map((figure) => String(figure).padStart(11)).join('');
    console.log(`${row.name.padEnd(20)}${cells}${isOverLimit(row) ? '  OVER ITS LIMIT' : ''}`);
  }
  mkdirSync(path.join(root, '.generated'), { recursive: true });
  const written = { measuredAt: new Date().toISOString(), load, limits: journeyLimits, rows };
  writeFileSync(path.join(root, '.generated/bench-journeys.json'), `${JSON.stringify(written, null, 2)}\n`);
}
