// Measures a saved answer: its work alone in a plain Node process, and whole over HTTP when a server is given.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type InterviewFigures } from './interview-figures';
import { timeSaves } from './interview-over-http';
import { runApart } from './run-apart';

const root = path.resolve(import.meta.dirname, '../..');
const goalMs = 150;

/** Prints a table and writes the figures to .generated/bench-interview.json. A second argument names a running server. */
export async function run(): Promise<void> {
  const work = (await runApart('interview-child.ts')) as InterviewFigures;
  const [, , , address] = process.argv;
  const http = address === undefined ? null : await timeSaves(address);
  const rows: [string, number, number][] = [
    ['Questions and result after an answer, work alone', work.p50, work.p95],
    ...(http
      ? ([
          ['Saving an answer, with next question and result', http.save.p50, http.save.p95],
          ['A JSON route that does nothing (/api/health)', http.empty.p50, http.empty.p95],
        ] satisfies [string, number, number][])
      : []),
  ];
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  console.log(`Interview, Node ${process.version}, load average ${load} on ${os.cpus().length} cores`);
  console.log(`${work.saves} saves in ${work.returns} returns; milliseconds\n`);
  console.log(`${''.padEnd(56)}${'p50'.padStart(10)}${'p95'.padStart(10)}`);
  for (const [label, p50, p95] of rows)
    console.log(`${label.padEnd(56)}${p50.toFixed(1).padStart(10)}${p95.toFixed(1).padStart(10)}`);
  if (http)
    console.log(
      `\n${http.save.p95 < goalMs ? 'reaches' : 'MISSES'} the goal of ${goalMs} ms at the 95th percentile`,
    );
  else
    console.log(
      '\nOver HTTP: not measured. Name a server of the built product: npm run bench -- interview http://localhost:3000',
    );
  mkdirSync(path.join(root, '.generated'), { recursive: true });
  const figures = { measuredAt: new Date().toISOString(), load, work, http };
  writeFileSync(path.join(root, '.generated/bench-interview.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
