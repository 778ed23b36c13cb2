import { Console } from 'node:console';
import { Worker } from 'node:worker_threads';
import { readBytes } from './read-document';
import { drawPage } from './draw-page';
import { readPageTexts } from './read-page-texts';

/**
 * The reader's own process: file on standard input, one JSON answer on standard output, after a
 * line of its own when pictures have to be recognised.
 * pdf.js may print warnings, so the console is moved out of the answer's way.
 */
globalThis.console = new Console(process.stderr, process.stderr);

/** Tells the parent that pictures are being recognised, which takes longer. */
const recognisingLine = 'recognising\n';

/** Exit code by which the parent knows that memory ran out. */
const outOfMemory = 86;

/**
 * Memory outside the V8 heap isn't held by --max-old-space-size, and a busy pdf.js never lets a
 * timer run: a second thread watches the resident size and ends the process.
 */
function watchMemory(limitBytes: number) {
  const source = `const { workerData } = require('node:worker_threads');
    setInterval(() => { if (process.memoryUsage.rss() > workerData.limit) process.kill(process.pid, 'SIGKILL'); }, 20);`;
  const watcher = new Worker(source, {
    eval: true,
    workerData: { limit: limitBytes },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  watcher.unref();
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const all = Buffer.concat(chunks);
  // pdf.js wants a plain Uint8Array with a buffer of its own.
  return new Uint8Array(all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength));
}

async function main() {
  const [memory = '0', pages = '0', patience = '0', latest = '0', task = 'forms'] = process.argv.slice(2);
  watchMemory(Number(memory));
  const limits = { pages: Number(pages), patience: Number(patience), latest: Number(latest) };
  const onRecognising = () => void process.stdout.write(recognisingLine);
  const bytes = await readInput();
  const drawn = /^draw:(\d+)$/u.exec(task)?.[1];
  const result =
    drawn !== undefined
      ? await drawPage(bytes, Number(drawn))
      : task === 'pages'
        ? await readPageTexts(bytes, limits)
        : await readBytes(bytes, limits, { onRecognising });
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

main().catch((error: unknown) => {
  const isMemory = error instanceof RangeError;
  process.exit(isMemory ? outOfMemory : 1);
});
