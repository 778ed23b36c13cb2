// Measures the reading of photographed forms: what is found, what is wrong and shown as sure, and the computing time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startRenderer } from '@/lib/documents/extract/picture/render';
import { readDocument } from '@/lib/documents/extract/run-reader';
import { type ReaderResult } from '@/lib/documents/extract/schema';
import { listCases, type PictureCase, type SetName, sets } from '@/tests/fixtures/pictures/cases';
import { toPdf } from '@/tests/fixtures/documents/draw-pdf';
import { type DrawnForm } from '@/tests/fixtures/pictures/templates';
import { buildReader } from '../build-reader.mjs';
import { gradeForm, type Grades, sumGrades, type Truth } from './picture-grades';
import { type Counted, tablesOf } from './picture-tables';
import { listSamples, type SampleDocument } from './sample-documents';

const root = path.resolve(import.meta.dirname, '../..');
const samples = path.resolve(root, '../shared/samples');
const folder = path.join(root, '.generated/pictures');
const dpi = 260;
const mostPixels = 8_000_000;

interface Score extends Grades {
  name: string;
  form: string;
  layout: string;
  way: string;
  isForm: boolean;
  /** Seconds of computing by the reader's process. */
  computing: number;
  state: string;
}

interface Drawn {
  drawn: Pick<DrawnForm, 'form'> & Truth;
  file: string;
}

/** The page of a sample that the form stands on: instructions may come first. */
async function pageOf({ file, form }: SampleDocument): Promise<number> {
  const { forms } = await readDocument({ path: file });
  return forms.find((one) => one.form === form)?.fields.find(({ value }) => value !== null)?.page ?? 1;
}

/** Makes the picture of a case, of a layout or of a sample's page, and keeps it for a look. */
export async function make(
  { name, template, seed, take }: PictureCase,
  sample?: SampleDocument,
): Promise<Drawn> {
  const drawn = sample ?? template.draw(seed);
  const bytes = 'sheet' in drawn ? toPdf([drawn.sheet]) : readFileSync(drawn.file);
  const renderer = await startRenderer(bytes);
  const gray = await renderer?.gray('sheet' in drawn ? 1 : await pageOf(drawn), dpi, mostPixels);
  renderer?.stop();
  if (!gray) throw new Error(`${name} can't be drawn`);
  const picture = await take(gray);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.${picture[0] === 0x89 ? 'png' : 'jpg'}`);
  writeFileSync(file, picture);
  writeFileSync(`${file}.truth.json`, JSON.stringify(drawn.truth));
  return { drawn, file };
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

function score(
  { name, template, way }: PictureCase,
  drawn: Drawn['drawn'],
  result: ReaderResult,
  computing: number,
): Score {
  const form = result.forms.find((one) => one.form === drawn.form);
  return {
    name,
    form: drawn.form,
    layout: template.name,
    way,
    ...gradeForm(drawn, form),
    isForm: form !== undefined,
    computing,
    state: [...result.forms.map((one) => one.form), ...result.problems.map(({ code }) => code)].join(', '),
  };
}

/** The cases of a set: its own layouts, or (`samples`) documents made elsewhere. */
function casesOf(set: SetName, count: number, source: string): [PictureCase, SampleDocument | undefined][] {
  if (source !== 'samples') return listCases(set, count).map((one) => [one, undefined]);
  const documents = listSamples(samples, set);
  return documents.length === 0
    ? []
    : listCases(set, count).map((one, at) => {
        const drawn = documents[at % documents.length];
        return [{ ...one, name: `${String(at + 1).padStart(2, '0')}-${drawn?.name}-${one.way}` }, drawn];
      });
}

/**
 * Prints a line for each picture and the sums of each set. Arguments: the set (or `every`), how many (`16`, or `8-16` for
 * those after the first eight), a part of a name
 * (`all` for every one), and `samples` for documents made elsewhere in place of the set's own layouts.
 */
export async function run(): Promise<void> {
  const [, , , asked = 'every', count = '16', part = 'all', source = 'layouts'] = process.argv;
  const only = part === 'all' ? '' : part;
  await buildReader();
  const names = (Object.keys(sets) as SetName[]).filter((name) => asked === 'every' || asked === name);
  const [last = '16', before = '0'] = count.split('-').reverse();
  for (const set of names) {
    const scores: Score[] = [];
    for (const [one, sample] of casesOf(set, Number(last), source).slice(Number(before))) {
      if (!one.name.includes(only)) continue;
      const { drawn, file } = await make(one, sample);
      const { result, computing } = await readTimed(file);
      const scored = score(one, drawn, result, computing);
      scores.push(scored);
      console.log(
        `${one.name.padEnd(26)} ${String(scored.right).padStart(3)}/${scored.wanted}  ${computing.toFixed(1).padStart(5)} s  ${scored.state}${scored.wrongSure.map((line) => `\n    WRONG BUT SURE ${line}`).join('')}`,
      );
      if (only !== '') console.log(scored.notRight.map((line) => `    ${line}`).join('\n'));
    }
    printSums(set, scores);
    writeFileSync(
      path.join(folder, `${set}-${source}-${count}.json`),
      `${JSON.stringify(scores, null, 2)}\n`,
    );
  }
}

function printSums(set: SetName, scores: readonly Score[]) {
  const values = scores.flatMap(({ form, layout, way, outcomes }) =>
    outcomes.map((one): Counted => ({ ...one, form, layout, way })),
  );
  console.log(`\n${tablesOf(values)}\n`);
  const seconds = scores.map((one) => one.computing).sort((a, b) => a - b);
  const sums = sumGrades(scores);
  const share = sums.wanted === 0 ? 0 : (100 * sums.right) / sums.wanted;
  console.log(
    `${set}: ${scores.length} pictures, ${scores.filter((one) => one.isForm).length} recognized, ${sums.right} of ${sums.wanted} values right (${share.toFixed(1)} %), ${sums.wrongAsked} wrong and asked, ${sums.missing} missing and asked, ${sums.wrongSure} wrong but sure, ${sums.absurd} of them against the form's arithmetic; computing median ${(seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1)} s, most ${(seconds.at(-1) ?? 0).toFixed(1)} s\n`,
  );
}
