// Measures the reading of documents: how many a second, what hostile files cost, what a second reader adds, and what uploads
// do to the interview.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildReader } from '../build-reader.mjs';
import { type Reading, readWatched } from './documents-reading';
import { measureSecondReading } from './second-reading';
import { timeBesideUploads } from './documents-beside';

const root = path.resolve(import.meta.dirname, '../..');
const samples = path.resolve(root, '../shared/samples');
const limits = { seconds: 10, megabytes: 512 };

/** Text of a file's name says how the sample was made. */
function classOf(name: string): 'text' | 'scan' | 'photo' {
  if (/photo|exif/u.test(name)) return 'photo';
  return /scan|\.(png|jpe?g)$/u.test(name) ? 'scan' : 'text';
}

const filesIn = (folder: string) =>
  readdirSync(path.join(samples, folder))
    .filter((name) => /\.(pdf|png|jpe?g)$/iu.test(name))
    .map((name) => path.join(samples, folder, name));

const kinds = ['w2', '1099-int', '1099-div', '1099-r', '1099-k', '1099-b', '1098', '1095-a'];

/** Prints tables and writes the figures to .generated/bench-documents.json. A second argument names a running server. */
export async function run(): Promise<void> {
  await buildReader();
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  console.log(`Documents, Node ${process.version}, load average ${load} on ${os.cpus().length} cores\n`);
  const speed = await measureSpeed();
  const hostile = await measureHostile();
  const secondReading = await measureSecondReading();
  const [, , , address] = process.argv;
  const beside = address === undefined ? null : await timeBesideUploads(address, uploads());
  if (beside) {
    console.log('\nSaving an answer, milliseconds     p50     p95');
    for (const [label, { p50, p95 }] of [
      ['nothing else', beside.alone],
      [`beside ${beside.read} uploads being read`, beside.loaded],
    ] as const)
      console.log(`${label.padEnd(32)}${p50.toFixed(0).padStart(6)}${p95.toFixed(0).padStart(8)}`);
  } else
    console.log(
      '\nBeside the interview: not measured. Name a server of the built product: npm run bench -- documents http://localhost:3000',
    );
  mkdirSync(path.join(root, '.generated'), { recursive: true });
  const figures = { measuredAt: new Date().toISOString(), load, speed, hostile, secondReading, beside };
  writeFileSync(path.join(root, '.generated/bench-documents.json'), `${JSON.stringify(figures, null, 2)}\n`);
}

const uploads = () =>
  kinds
    .flatMap(filesIn)
    .filter((file) => classOf(file) !== 'text')
    .slice(0, 6);

async function measureSpeed() {
  const byClass = new Map<string, Reading[]>();
  for (const file of kinds.flatMap(filesIn)) {
    const of = classOf(path.basename(file));
    byClass.set(of, [...(byClass.get(of) ?? []), await readWatched(file)]);
  }
  console.log('class    files   files/s   median s   slowest s   most MB');
  return [...byClass].map(([of, readings]) => {
    const seconds = readings.map((one) => one.seconds).sort((a, b) => a - b);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    const row = {
      class: of,
      files: readings.length,
      perSecond: readings.length / total,
      median: seconds[Math.floor(seconds.length / 2)] ?? 0,
      slowest: seconds.at(-1) ?? 0,
      megabytes: Math.max(...readings.map((one) => one.megabytes)),
    };
    console.log(
      `${of.padEnd(9)}${String(row.files).padStart(5)}${row.perSecond.toFixed(2).padStart(10)}${row.median.toFixed(2).padStart(11)}${row.slowest.toFixed(2).padStart(12)}${row.megabytes.toFixed(0).padStart(10)}`,
    );
    return row;
  });
}

async function measureHostile() {
  console.log('\nhostile file                         seconds      MB   end state');
  const rows = [];
  for (const file of filesIn('hostile')) {
    const reading = await readWatched(file);
    const name = path.basename(file);
    const isOver = reading.seconds > limits.seconds || reading.megabytes > limits.megabytes;
    console.log(
      `${name.padEnd(36)}${reading.seconds.toFixed(2).padStart(8)}${reading.megabytes.toFixed(0).padStart(8)}   ${reading.state}${isOver ? '   MISSES the limits' : ''}`,
    );
    rows.push({ name, ...reading });
  }
  return rows;
}
