import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * How a file is encrypted: AES-256-GCM in parts of 64 KB, each with its number, its file's address and whether it is the
 * last one, so that nothing in it can be changed, moved, cut off or put in the place of another file. Each file has a key
 * of its own, so a number is never used twice under one key. Parts open one by one: a file streams both ways.
 */
const partSize = 65_536;
const tagSize = 16;
/** In front of a sealed file: what it is, and how it is written. */
const mark = Buffer.from('PLAINFILE\u0001', 'latin1');

/** A key for one file. */
export const newFileKey = (): Buffer => randomBytes(32);

/** The number of a part, and whether it is the last. */
function nonceOf(part: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeUInt32BE(part, 8);
  return nonce;
}

/** How many bytes a file of this size takes once it is sealed. */
export const sealedSize = (size: number): number =>
  mark.length + size + tagSize * Math.max(1, Math.ceil(size / partSize));

/** Encrypts a stream for its address in storage. */
export async function* sealFile(
  bytes: AsyncIterable<Uint8Array>,
  key: Buffer,
  address: string,
): AsyncGenerator<Buffer> {
  let part = 0;
  const seal = (text: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(part, isLast));
    cipher.setAAD(Buffer.from(address));
    part += 1;
    return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  };
  yield mark;
  let waiting = Buffer.alloc(0);
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk]);
    // A full part waits for the next byte: only then it is not the last one.
    let from = 0;
    for (; waiting.length - from > partSize; from += partSize)
      yield seal(waiting.subarray(from, from + partSize), false);
    waiting = waiting.subarray(from);
  }
  yield seal(waiting, true);
}

/** Opens a sealed file piece by piece, as it arrives. */
export class FileOpener {
  private waiting = Buffer.alloc(0);
  private part = 0;
  private isMarked = false;

  constructor(
    private readonly key: Buffer,
    private readonly address: string,
  ) {}

  /** @throws Error when the bytes are not what was sealed for this address with this key */
  push(chunk: Uint8Array): Buffer[] {
    this.waiting = Buffer.concat([this.waiting, chunk]);
    if (!this.isMarked) {
      if (this.waiting.length < mark.length) return [];
      if (!this.waiting.subarray(0, mark.length).equals(mark)) throw new Error('not an encrypted file');
      this.waiting = this.waiting.subarray(mark.length);
      this.isMarked = true;
    }
    const opened: Buffer[] = [];
    let from = 0;
    for (; this.waiting.length - from > partSize + tagSize; from += partSize + tagSize)
      opened.push(this.open(this.waiting.subarray(from, from + partSize + tagSize), false));
    this.waiting = this.waiting.subarray(from);
    return opened;
  }

  /** The rest. @throws Error also when something is missing at the end */
  end(): Buffer {
    if (!this.isMarked || this.waiting.length < tagSize) throw new Error('an encrypted file is cut off');
    return this.open(this.waiting, true);
  }

  private open(sealed: Buffer, isLast: boolean): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(this.part, isLast));
    decipher.setAAD(Buffer.from(this.address));
    decipher.setAuthTag(sealed.subarray(-tagSize));
    this.part += 1;
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagSize)), decipher.final()]);
  }
}

/** Decrypts what `sealFile` made. @throws Error as FileOpener does, in the middle of the stream */
export async function* openFile(
  bytes: AsyncIterable<Uint8Array>,
  key: Buffer,
  address: string,
): AsyncGenerator<Buffer> {
  const opener = new FileOpener(key, address);
  for await (const chunk of bytes) yield* opener.push(chunk);
  yield opener.end();
}
