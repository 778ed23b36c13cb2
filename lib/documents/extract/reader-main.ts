import { Console } from 'node:console';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { readBytes } from './read-document';
import { cutFields } from './cut-fields';
import { drawPage } from './draw-page';
import { Place } from './picture-result';
import { readPageTexts } from './read-page-texts';

/**
 * The reader's own process: file on standard input, one JSON answer on standard output, after a
 * line of its own when pictures have to be recognized.
 * pdf.js may print warnings, so the console is moved out of the answer's way.
 */
globalThis.console = new Console(process.stderr, process.stderr);

/** Tells the parent that pictures are being recognized, which takes longer. */
const recognizingLine = 'recognizing\n';

/** Milliseconds of computing after which recognition has broken out of its own budget (picture/recognize.ts). */
const recognizingMs = 90_000;

/** Exit code by which the parent knows that memory ran out. */
const outOfMemory = 86;

/**
 * Memory outside the V8 heap isn't held by --max-old-space-size, and a busy pdf.js never lets a
 * timer run: a second thread watches the resident size and the computing time and ends the process.
 * Computing time, not the clock: on a crowded machine an honest document isn't given up.
 */
function watchLimits(limits: { bytes: number; computingMs: number }) {
  const source = `const { workerData, parentPort } = require('node:worker_threads');
    let { bytes, computingMs } = workerData;
    parentPort.on('message', (more) => { computingMs = more; });
    setInterval(() => {
      if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
      const { user, system } = process.cpuUsage();
      if ((user + system) / 1000 > computingMs) process.kill(process.pid, 'SIGXCPU');
    }, 20);`;
  const watcher = new Worker(source, {
    eval: true,
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  watcher.unref();
  return { liftComputing: () => watcher.postMessage(recognizingMs) };
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const all = Buffer.concat(chunks);
  // pdf.js wants a plain Uint8Array with a buffer of its own.
  return new Uint8Array(all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength));
}

async function main() {
  const [
    memory = '0',
    pages = '0',
    patience = '0',
    latest = '0',
    task = 'forms',
    computing = '0',
    word = '',
  ] = process.argv.slice(2);
  const watch = watchLimits({ bytes: Number(memory), computingMs: Number(computing) });
  const limits = { pages: Number(pages), patience: Number(patience), latest: Number(latest) };
  const onRecognizing = () => {
    // The recognizer has a budget of its own; one that doesn't keep to it ends far above.
    watch.liftComputing();
    process.stdout.write(recognizingLine);
  };
  const bytes = await readInput();
  const places = task.startsWith('cut:') ? z.array(Place).parse(JSON.parse(task.slice(4))) : null;
  const drawn = /^draw:(\d+)$/u.exec(task)?.[1];
  const result =
    places !== null
      ? await cutFields(bytes, places)
      : drawn !== undefined
        ? await drawPage(bytes, Number(drawn))
        : task === 'pages'
          ? await readPageTexts(bytes, limits)
          : await readBytes(bytes, limits, { onRecognizing }, word === '' ? null : word);
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

main().catch((error: unknown) => {
  const isMemory = error instanceof RangeError;
  process.exit(isMemory ? outOfMemory : 1);
});
