// Measures the reading of photographed forms: what is found, what is wrong and shown as sure, and the computing time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { confidentFrom } from '@/lib/documents/extract/confidence';
import { startRenderer } from '@/lib/documents/extract/picture/render';
import { readDocument } from '@/lib/documents/extract/run-reader';
import { type ReaderResult } from '@/lib/documents/extract/schema';
import { listCases, type PictureCase, type SetName, sets } from '@/tests/fixtures/pictures/cases';
import { toPdf } from '@/tests/fixtures/documents/draw-pdf';
import { photograph } from '@/tests/fixtures/pictures/photograph';
import { type Paper } from '@/tests/fixtures/pictures/templates';
import { buildReader } from '../build-reader.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.generated/pictures');
const dpi = 260;
const mostPixels = 8_000_000;

interface Score {
  name: string;
  isForm: boolean;
  wanted: number;
  found: number;
  /** Wrong and shown as sure: nobody would look at it again. */
  wrongSure: string[];
  missed: string[];
  /** Seconds of computing by the reader's process. */
  computing: number;
  state: string;
}

/** Makes the picture of a case and keeps it for a look. */
async function make({
  name,
  template,
  condition,
  seed,
}: PictureCase): Promise<{ paper: Paper; file: string }> {
  const paper = template.draw(seed);
  const renderer = await startRenderer(toPdf([paper.sheet]));
  const gray = await renderer?.gray(1, dpi, mostPixels);
  renderer?.stop();
  if (!gray) throw new Error(`${name} can't be drawn`);
  const bytes = await photograph(gray, condition, seed);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.${bytes[0] === 0x89 ? 'png' : 'jpg'}`);
  writeFileSync(file, bytes);
  return { paper, file };
}

/** Computing time of a process so far in seconds, by the kernel's own count; 0 once it has ended. */
function computingOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) / 100;
  } catch {
    return 0;
  }
}

async function readTimed(file: string): Promise<{ result: ReaderResult; computing: number }> {
  let computing = 0;
  let timer: NodeJS.Timeout | undefined;
  const onStart = (pid: number) => {
    timer = setInterval(() => (computing = Math.max(computing, computingOf(pid))), 25);
  };
  // A busy machine must not change the figures: only computing time ends a reading here.
  const result = await readDocument({ path: file }, { onStart, recognitionLimitMs: 600_000 });
  clearInterval(timer);
  return { result, computing };
}

const compact = (value: unknown) =>
  String(value ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9.]/gu, '');

function score(name: string, paper: Paper, result: ReaderResult, computing: number): Score {
  const form = result.forms.find((one) => one.form === paper.form);
  const fields = new Map(
    result.forms.flatMap((one) => (one === form ? one.fields : [])).map((field) => [field.path, field]),
  );
  const wanted = Object.entries(paper.truth);
  const missed = wanted.filter(([key, value]) => compact(fields.get(key)?.value) !== compact(value));
  const isMoney = (value: unknown) =>
    typeof value === 'string' && /^-?\d+\.\d\d$/u.test(value) && Number(value) !== 0;
  const wrongSure = [...fields.values()].filter(({ path: key, value, confidence }) => {
    if (confidence < confidentFrom) return false;
    const right = paper.truth[key];
    return right === undefined
      ? isMoney(value) && !key.startsWith('box14')
      : compact(right) !== compact(value);
  });
  return {
    name,
    isForm: form !== undefined,
    wanted: wanted.length,
    found: wanted.length - missed.length,
    wrongSure: wrongSure.map(
      ({ path: key, value }) => `${key}=${String(value)} (${paper.truth[key] ?? 'blank'})`,
    ),
    missed: missed.map(
      ([key, value]) =>
        `${key} ${value} → ${String(fields.get(key)?.value ?? 'blank')} ${fields.get(key)?.confidence ?? ''}`,
    ),
    computing,
    state: [...result.forms.map((one) => one.form), ...result.problems.map(({ code }) => code)].join(', '),
  };
}

/** Prints a line for each picture and the sums of each set. Arguments: the set (or `both`), how many, and a part of a name. */
export async function run(): Promise<void> {
  const [, , , asked = 'both', count = '16', only = ''] = process.argv;
  await buildReader();
  const names = (Object.keys(sets) as SetName[]).filter((name) => asked === 'both' || asked === name);
  for (const set of names) {
    const scores: Score[] = [];
    for (const one of listCases(set, Number(count)).filter(({ name }) => name.includes(only))) {
      const { paper, file } = await make(one);
      const { result, computing } = await readTimed(file);
      const scored = score(one.name, paper, result, computing);
      scores.push(scored);
      console.log(
        `${one.name.padEnd(26)} ${String(scored.found).padStart(3)}/${scored.wanted}  ${computing.toFixed(1).padStart(5)} s  ${scored.state}${scored.wrongSure.map((line) => `\n    WRONG BUT SURE ${line}`).join('')}`,
      );
      if (only !== '') console.log(scored.missed.map((line) => `    missed ${line}`).join('\n'));
    }
    printSums(set, scores);
    writeFileSync(path.join(folder, `${set}.json`), `${JSON.stringify(scores, null, 2)}\n`);
  }
}

function printSums(set: SetName, scores: readonly Score[]) {
  const sum = (of: (one: Score) => number) => scores.reduce((total, one) => total + of(one), 0);
  const [wanted, found] = [sum((one) => one.wanted), sum((one) => one.found)];
  const seconds = scores.map((one) => one.computing).sort((a, b) => a - b);
  const share = wanted === 0 ? 0 : (100 * found) / wanted;
  console.log(
    `${set}: ${scores.length} pictures, ${sum((one) => Number(one.isForm))} recognized, ${found} of ${wanted} values found (${share.toFixed(1)} %), ${sum((one) => one.wrongSure.length)} wrong but sure, computing median ${(seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1)} s, most ${(seconds.at(-1) ?? 0).toFixed(1)} s\n`,
  );
}
