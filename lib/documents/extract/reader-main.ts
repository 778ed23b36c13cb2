import { Console } from 'node:console';
import { coverPages } from './cover-pages';
import { readBytes } from './read-document';
import { drawPage } from './draw-page';
import { CoverOrder } from './picture-result';
import { readPageTexts } from './read-page-texts';

/**
 * The reader's own process: file on standard input, one JSON answer on standard output, after a
 * line of its own when pictures have to be recognized.
 * pdf.js may print warnings, so the console is moved out of the answer's way.
 */
globalThis.console = new Console(process.stderr, process.stderr);

/** Tells the parent that pictures are being recognized, which takes longer: the recognizer has a budget of its own. */
const recognizingLine = 'recognizing\n';

/** Tells it that a page of text is done: white space before the answer. */
const pageLine = '\n';

/** Exit code by which the parent knows that memory ran out. */
const outOfMemory = 86;

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const all = Buffer.concat(chunks);
  // pdf.js wants a plain Uint8Array with a buffer of its own.
  return new Uint8Array(all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength));
}

async function main() {
  const [pages = '0', patience = '0', latest = '0', task = 'forms', word = ''] = process.argv.slice(2);
  const limits = {
    pages: Number(pages),
    patience: Number(patience),
    latest: Number(latest),
    onPage: () => void process.stdout.write(pageLine),
  };
  const onRecognizing = () => void process.stdout.write(recognizingLine);
  const bytes = await readInput();
  const order = task.startsWith('cover:') ? CoverOrder.parse(JSON.parse(task.slice(6))) : null;
  const drawn = /^draw:(\d+)$/u.exec(task)?.[1];
  const result =
    order !== null
      ? await coverPages(bytes, order)
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
