import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { findNoNetworkStart, permissionsOf } from './confine';
import { endIdlePace, findIdleStart, isStarved } from './idle-time';
import { nothingBut, problem } from './problems';
import { type PagesResult, parsePages } from './pages-result';
import { watchUsage } from './watch-limits';
import { type CoverOrder, parsePicture, parsePictures } from './picture-result';
import readerFlags from './reader-flags.json';
import { ReaderResult } from './schema';

/**
 * Runs the document reader in a process of its own. The caller (web process, job, script, test)
 * never parses a document: it hands over bytes and checks the answer against the schema.
 */

export type DocumentSource = { path: string } | { bytes: Uint8Array };

/**
 * `idle` takes only the time that nobody else wants, unless there is none; `aside` competes, but others go first;
 * `equal` is for what others have kept from being read before.
 */
type Pace = 'idle' | 'aside' | 'equal';

export interface ReaderOptions {
  pace?: Pace;
  /** Wall clock in milliseconds; beyond it the reader is killed. */
  timeLimitMs?: number;
  /** Work with text, counted (picture/effort.ts); beyond it no further page is begun. */
  textLimit?: number;
  /** Computing time in milliseconds for one page of text, twice that for all; beyond it the reader ends. */
  computingLimitMs?: number;
  /** The wall clock's limit once pictures are being recognized. */
  recognitionLimitMs?: number;
  /** From then on no more print is looked at: what was recognized still has to be understood and handed over. */
  lookingLimitMs?: number;
  /** Resident memory of the reader in bytes, the V8 heap and everything else together. */
  memoryLimitBytes?: number;
  /** Pages beyond these are not read. */
  pageLimit?: number;
  /** Hears the number of the reader's process, to watch it. */
  onStart?: (pid: number) => void;
  /** What a person says the document is, a type or one form by its name; then only such forms are looked for. */
  statedType?: string | null;
  /** The bundled reader, when it isn't at its usual place under the working directory. */
  bundlePath?: string;
}

/**
 * Every document ends within 30 seconds of the clock. How much of a text is read is decided by counted work; the computing time
 * of one page, and of twice that for all, only ends a reader that has broken out of it.
 */
const longest = { clock: 29_500, text: 6300, computing: 9000 };
/** Milliseconds after which a reading at the idle pace has to have got its share of the machine. */
const idlePatience = 3000;
/** Milliseconds that understanding and handing over what was recognized may take. */
const handOver = 6000;
const mebibyte = 1024 * 1024;
/** What the reader says first when it has to recognize pictures (reader-main.ts). */
const recognizing = 'recognizing\n';
const mostOutput = 8 * mebibyte;

/** Where scripts/build-reader.mjs puts the bundle. */
export const readerBundle = () => path.join(process.cwd(), '.generated', 'document-reader.mjs');

/** Milliseconds of computing after which recognition has broken out of its own budget (picture/recognize.ts). */
const recognizingMs = 90_000;

interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  stopped: 'time' | 'computing' | 'memory' | 'output' | 'starved' | null;
}

/** Reading may wait; people who type may not. */
function yieldToOthers(pid: number | undefined) {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The reader has ended already, or the host doesn't let us: then it reads at the usual priority.
  }
}

async function runChild(
  source: DocumentSource,
  options: Required<ReaderOptions>,
  task: 'forms' | 'pages' | `draw:${number}` | `cover:${string}` = 'forms',
): Promise<Outcome> {
  const idle = options.pace === 'idle' ? await findIdleStart() : [];
  const [program, ...before] = [...idle, ...(await findNoNetworkStart()), process.execPath];
  return new Promise((resolve, reject) => {
    const child = spawn(
      program,
      [
        ...before,
        ...readerFlags,
        ...permissionsOf(options.bundlePath),
        options.bundlePath,
        ...[options.pageLimit, options.textLimit, options.lookingLimitMs, task, options.statedType ?? ''].map(
          String,
        ),
      ],
      // None of our settings or secrets are within reach of a parser.
      { env: { NODE_ENV: 'production' }, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true },
    );
    if (options.pace !== 'equal') yieldToOthers(child.pid);
    if (child.pid !== undefined) options.onStart(child.pid);
    const chunks: Buffer[] = [];
    let size = 0;
    let stopped: Outcome['stopped'] = null;
    const stop = (why: NonNullable<Outcome['stopped']>) => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const started = Date.now();
    const budget = { step: options.computingLimitMs, all: 2 * options.computingLimitMs };
    let [spent, spentBefore] = [0, 0];
    let isRecognizing = false;
    // Memory outside the V8 heap isn't held by --max-old-space-size. Computing time, not the clock: on a crowded machine
    // an honest document isn't given up.
    const endWatch =
      child.pid === undefined
        ? () => undefined
        : watchUsage(child.pid, ({ memory, computing }) => {
            if (memory > options.memoryLimitBytes) stop('memory');
            else if (computing > budget.all || computing - spentBefore > budget.step) stop('computing');
            spent = computing;
          });
    let timer = setTimeout(() => stop('time'), options.timeLimitMs);
    const look = setTimeout(() => {
      const { pid } = child;
      if (idle.length === 0 || pid === undefined || !isStarved(pid, idlePatience)) return;
      void endIdlePace(pid).then((isAllowed) => !isAllowed && stop('starved'));
    }, idlePatience);
    const forget = () => {
      [timer, look].forEach(clearTimeout);
      endWatch();
    };
    child.stdout.on('data', (chunk: Buffer) => {
      // White space before the answer: a page is done.
      spentBefore = spent;
      if (!isRecognizing && chunk.toString('latin1').trimStart().startsWith(recognizing)) {
        isRecognizing = true;
        // The recognizer has a budget of its own; one that doesn't keep to it ends far above.
        budget.step = recognizingMs;
        budget.all = recognizingMs;
        clearTimeout(timer);
        timer = setTimeout(() => stop('time'), options.recognitionLimitMs - (Date.now() - started));
      }
      size += chunk.length;
      if (size > mostOutput) stop('output');
      else chunks.push(chunk);
    });
    const input =
      'path' in source ? createReadStream(source.path) : Readable.from([Buffer.from(source.bytes)]);
    const fail = (error: Error) => {
      forget();
      child.kill('SIGKILL');
      reject(error);
    };
    input.on('error', fail);
    child.on('error', fail);
    // The reader may end before it has taken everything; its exit tells the story.
    child.stdin.on('error', () => input.destroy());
    input.pipe(child.stdin);
    child.on('close', (code, signal) => {
      forget();
      input.destroy();
      resolve({ code, signal, output: Buffer.concat(chunks).toString('utf8'), stopped });
    });
  });
}

function parseAnswer(output: string): ReaderResult | null {
  try {
    const parsed = ReaderResult.safeParse(JSON.parse(output.replace(recognizing, '')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Reads a document: PDF, PNG or JPEG by content. Whatever the file holds, this resolves with a
 * result; problems are named in it. It rejects only when the source can't be read or no process
 * can be started.
 */
export async function readDocument(
  source: DocumentSource,
  options: ReaderOptions = {},
): Promise<ReaderResult> {
  const outcome = await runChild(source, withDefaults(options));
  if (outcome.stopped === 'starved') return readDocument(source, { ...options, pace: 'aside' });
  // It had its computing time left: others had the machine.
  if (outcome.stopped === 'time') {
    // A picture that was still being looked at may hold any form.
    const isPicture = outcome.output.trimStart().startsWith(recognizing);
    return { ...nothingBut(isPicture ? 'not_finished' : 'took_too_long'), isHurried: true };
  }
  if (tookTooLong(outcome)) return nothingBut('took_too_long');
  if (outcome.code === 0 && outcome.stopped === null)
    return parseAnswer(outcome.output) ?? nothingBut('reader_failed');
  return nothingBut(ranOutOfMemory(outcome) ? 'too_complex' : 'reader_failed');
}

const withDefaults = (options: ReaderOptions): Required<ReaderOptions> => ({
  pace: options.pace ?? 'aside',
  timeLimitMs: options.timeLimitMs ?? longest.clock,
  recognitionLimitMs: options.recognitionLimitMs ?? longest.clock,
  lookingLimitMs:
    options.lookingLimitMs ?? Math.max(1, (options.recognitionLimitMs ?? longest.clock) - handOver),
  textLimit: options.textLimit ?? longest.text,
  computingLimitMs: options.computingLimitMs ?? longest.computing,
  memoryLimitBytes: options.memoryLimitBytes ?? 500 * mebibyte,
  pageLimit: options.pageLimit ?? 120,
  statedType: options.statedType ?? null,
  onStart: options.onStart ?? (() => undefined),
  bundlePath: options.bundlePath ?? readerBundle(),
});

const tookTooLong = ({ stopped }: Outcome) => stopped === 'time' || stopped === 'computing';

const ranOutOfMemory = ({ code, signal, stopped }: Outcome) =>
  stopped === 'memory' ||
  (stopped === null && (code === 86 || code === 134 || signal === 'SIGKILL' || signal === 'SIGABRT'));

/**
 * Reads the text of a PDF page by page in the same limited process, without looking for tax forms. Resolves whatever
 * the file holds; rejects only when the source can't be read or no process can be started.
 */
export async function readPages(source: DocumentSource, options: ReaderOptions = {}): Promise<PagesResult> {
  const outcome = await runChild(source, withDefaults(options), 'pages');
  if (tookTooLong(outcome)) return { ok: false, problem: problem('took_too_long') };
  const answer = outcome.code === 0 && outcome.stopped === null ? parsePages(outcome.output) : null;
  if (answer !== null) return answer;
  return { ok: false, problem: problem(ranOutOfMemory(outcome) ? 'too_complex' : 'reader_failed') };
}

/** A page of a PDF (from 1) as a JPEG, drawn in the same limited process; null when it can't be drawn. */
export async function drawPage(
  source: DocumentSource,
  page: number,
  options: ReaderOptions = {},
): Promise<Uint8Array | null> {
  const outcome = await runChild(source, withDefaults(options), `draw:${page}`);
  return outcome.code === 0 && outcome.stopped === null ? parsePicture(outcome.output) : null;
}

/** Pages of a document as JPEGs in base64 with places covered, drawn in the same limited process; null where one can't be. */
export async function coverPages(
  source: DocumentSource,
  order: CoverOrder,
  options: ReaderOptions = {},
): Promise<(string | null)[]> {
  const outcome = await runChild(source, withDefaults(options), `cover:${JSON.stringify(order)}`);
  return outcome.code === 0 && outcome.stopped === null ? parsePictures(outcome.output) : [];
}
