// The way of twelve filers from sign-up to a signed return: screens, questions, clicks, typed characters, and the seconds in
// which they wait for their documents and for the interview's answers.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDocument } from '@/lib/documents/extract/run-reader';
import { readFacts } from '@/tests/eval/journeys/read-facts';
import { twelveFilers, type Traveler } from '@/tests/eval/journeys/twelve-filers';
import { type Journey, walkJourney } from '@/tests/eval/journeys/walk-journey';

const root = path.resolve(import.meta.dirname, '../..');
const limits: Readonly<Record<string, { screens: number; clicks?: number }>> = {
  'plain-w2': { screens: 12, clicks: 45 },
  family: { screens: 40 },
};

type Row = Journey & { name: string; documents: number; read: number };

async function travel(filer: Traveler, bundlePath: string): Promise<Row> {
  const start = performance.now();
  const documents = [];
  for (const [at, bytes] of filer.documents.entries())
    documents.push(readFacts(await readDocument({ bytes: bytes() }, { bundlePath }), at));
  const read = performance.now() - start;
  return { name: filer.name, documents: documents.length, read, ...walkJourney(filer, documents) };
}

const isOver = ({ name, screens, clicks }: Row): boolean => {
  const limit = limits[name];
  return limit !== undefined && (screens.length > limit.screens || clicks > (limit.clicks ?? Infinity));
};

/** Prints a table and writes it to .generated/bench-journeys.json; exit code 1 when a limit is not kept. */
export async function run(): Promise<void> {
  const generated = path.join(root, '.generated');
  mkdirSync(generated, { recursive: true });
  // Beside node_modules, which the reader loads from.
  const folder = mkdtempSync(path.join(generated, 'reader-'));
  const bundlePath = path.join(folder, 'document-reader.mjs');
  const rows: Row[] = [];
  try {
    execFileSync(process.execPath, ['scripts/build-reader.mjs', bundlePath], { cwd: root });
    for (const filer of twelveFilers) rows.push(await travel(filer, bundlePath));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  console.log(`Journeys, Node ${process.version}, load average ${load} on ${os.cpus().length} cores`);
  console.log(
    'Counted by the model that groups questions into screens, as e2e/filer-way counts in the browser.\n',
  );
  const heads = ['documents', 'screens', 'questions', 'clicks', 'typed', 'read s', 'work s', 'result'];
  console.log(`${''.padEnd(20)}${heads.map((head) => head.padStart(11)).join('')}`);
  for (const row of rows) {
    const figures = [
      row.documents,
      row.screens.length,
      row.questions,
      row.clicks,
      row.characters,
      (row.read / 1000).toFixed(1),
      (row.worked / 1000).toFixed(1),
      row.result ?? 'none',
    ];
    console.log(
      `${row.name.padEnd(20)}${figures.map((figure) => String(figure).padStart(11)).join('')}${isOver(row) ? '  OVER ITS LIMIT' : ''}`,
    );
  }
  writeFileSync(
    path.join(generated, 'bench-journeys.json'),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), load, limits, rows }, null, 2)}\n`,
  );
  if (rows.some((row) => isOver(row) || row.result === null)) process.exitCode = 1;
}
