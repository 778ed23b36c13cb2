import { crc32 } from 'node:zlib';
import { readOrientation, writeOrientation } from './exif-orientation';

/**
 * A picture without what a camera or an editor wrote beside it: place, time, device, comments, previews. Only the pixels,
 * their colors and which way up they lie stay. Piece by piece: a photo has up to 50 MB. What cannot be understood ends
 * the picture there, so that nothing unknown gets through.
 */
export async function* barePicture(
  bytes: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<Buffer> {
  const arriving = new Arriving(bytes);
  try {
    yield* contentType === 'image/png' ? barePng(arriving) : bareJpeg(arriving);
  } finally {
    // Also when whoever asked has gone, or the picture ends before its file does.
    await arriving.close();
  }
}

/** Bytes as they arrive, taken in the lengths that a format has. */
class Arriving {
  private readonly source: AsyncIterator<Uint8Array>;
  private waiting: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.source = bytes[Symbol.asyncIterator]();
  }

  /** Lets go of the rest. */
  async close(): Promise<void> {
    await this.source.return?.();
  }

  /** What is there, at least so many bytes; null at the end. */
  async look(count: number): Promise<Buffer | null> {
    while (this.waiting.length < count) {
      const next = await this.source.next();
      if (next.done === true) return null;
      this.waiting = Buffer.concat([this.waiting, next.value]);
    }
    return this.waiting;
  }

  /** Exactly so many bytes, taken away; null when there are fewer. */
  async take(count: number): Promise<Buffer | null> {
    const there = await this.look(count);
    if (there === null) return null;
    this.waiting = there.subarray(count);
    return there.subarray(0, count);
  }

  /** So many bytes in pieces as they come. @returns whether they were all there */
  async *pass(count: number): AsyncGenerator<Buffer, boolean> {
    for (let left = count; left > 0;) {
      const there = await this.look(1);
      if (there === null) return false;
      const piece = there.subarray(0, Math.min(left, there.length));
      this.waiting = there.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
    return true;
  }
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1, comment: 0xfe } as const;
const exifHead = Buffer.from('Exif\0\0', 'latin1');
/** Segments of programs that change how pixels look: size of a pixel, color profile, kind of color. */
const kept: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

const isRestart = (byte: number | undefined) => byte !== undefined && byte >= 0xd0 && byte <= 0xd7;

async function* bareJpeg(arriving: Arriving): AsyncGenerator<Buffer> {
  const head = await arriving.take(2);
  if (head === null || head[1] !== marker.start) return;
  yield head;
  for (;;) {
    const code = await takeMarker(arriving);
    if (code === null) return;
    const sign = Buffer.from([0xff, code]);
    if (code === marker.end) return yield sign; // previews of their own may stand behind it
    if (isRestart(code) || code === 0x01) {
      yield sign;
      continue;
    }
    const length = await arriving.take(2);
    const content = length === null ? null : await arriving.take(Math.max(0, length.readUInt16BE() - 2));
    if (length === null || content === null) return;
    if (code === marker.exif) yield* orientationSegment(content);
    else if (isKept(code, content)) yield Buffer.concat([sign, length, content]);
    if (code === marker.scan) yield* passScan(arriving);
  }
}

async function takeMarker(arriving: Arriving): Promise<number | null> {
  const first = await arriving.take(1);
  if (first?.[0] !== 0xff) return null;
  for (;;) {
    const next = (await arriving.take(1))?.[0];
    if (next === undefined || next === 0) return null;
    if (next !== 0xff) return next;
  }
}

function isKept(code: number, content: Buffer): boolean {
  if (code === marker.comment) return false;
  if (code < 0xe0 || code > 0xef) return true;
  const head = kept[code];
  return head !== undefined && content.subarray(0, head.length).toString('latin1') === head;
}

function* orientationSegment(content: Buffer): Generator<Buffer> {
  if (!content.subarray(0, exifHead.length).equals(exifHead)) return;
  const orientation = readOrientation(content.subarray(exifHead.length));
  if (orientation === null || orientation === 1) return;
  const tiff = writeOrientation(orientation);
  const head = Buffer.from([0xff, marker.exif, 0, 2 + exifHead.length + tiff.length]);
  yield Buffer.concat([head, exifHead, tiff]);
}

/** The compressed pixels up to the next marker. */
async function* passScan(arriving: Arriving): AsyncGenerator<Buffer> {
  for (;;) {
    const there = await arriving.look(2);
    if (there === null) return;
    let at = there.indexOf(0xff);
    while (at >= 0 && (there[at + 1] === 0 || isRestart(there[at + 1]))) at = there.indexOf(0xff, at + 2);
    const end = at < 0 ? there.length : at;
    yield* arriving.pass(end);
    // A sign at the very end waits for the byte that says what it is.
    if (at >= 0 && at + 1 < there.length) return;
  }
}

const pngSign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Pixels and their colors. */
const pngKept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD cICP mDCV cLLI'.split(' '),
);
/** A picture's EXIF data is smaller than this. */
const mostExif = 1_048_576;

async function* barePng(arriving: Arriving): AsyncGenerator<Buffer> {
  const sign = await arriving.take(pngSign.length);
  if (sign === null || !sign.equals(pngSign)) return;
  yield sign;
  for (;;) {
    const head = await arriving.take(8);
    if (head === null) return;
    const [length, type] = [head.readUInt32BE(), head.toString('latin1', 4)];
    if (pngKept.has(type)) {
      yield head;
      if (!(yield* arriving.pass(length + 4)) || type === 'IEND') return;
    } else if (type === 'eXIf' && length <= mostExif) {
      const content = await arriving.take(length + 4);
      if (content === null) return;
      yield* orientationChunk(content.subarray(0, length));
    } else if (!(await skip(arriving, length + 4))) return;
  }
}

async function skip(arriving: Arriving, count: number): Promise<boolean> {
  const passing = arriving.pass(count);
  for (;;) {
    const next = await passing.next();
    if (next.done === true) return next.value;
  }
}

function* orientationChunk(tiff: Buffer): Generator<Buffer> {
  const orientation = readOrientation(tiff);
  if (orientation === null || orientation === 1) return;
  const content = writeOrientation(orientation);
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  yield chunk;
}
