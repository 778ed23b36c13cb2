import { createHash, randomBytes } from 'node:crypto';
import { FileOpener, newFileKey, openFile, sealedSize, sealFile } from './file-cipher';

const address = 'documents/11111111-1111-4111-8111-111111111111';
const key = newFileKey();

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const seal = (bytes: Buffer, piece = 10_000) => collect(sealFile(inPieces(bytes, piece), key, address));
const open = (bytes: Buffer, piece = 7000, with_ = key, at = address) =>
  collect(openFile(inPieces(bytes, piece), with_, at));

const part = 65_536;

it.each([0, 1, part - 1, part, part + 1, 2 * part, 5 * part + 17])(
  'opens a file of %i bytes as it was, however it arrives, and takes the room that it says',
  async (size) => {
    const bytes = randomBytes(size);
    const sealed = await seal(bytes);
    expect(sealed).toHaveLength(sealedSize(size));
    for (const piece of [1000, part, 10 * part]) {
      const opened = await open(sealed, piece);
      expect(opened.equals(bytes)).toBe(true);
    }
    expect((await seal(bytes, 333)).equals(sealed)).toBe(true);
  },
);

it('shows nothing of what is in it', async () => {
  const sealed = await seal(Buffer.from('%PDF-1.7 900-00-0000 '.repeat(10_000)));
  expect(sealed.includes('900-00-0000')).toBe(false);
  expect(sealed.includes('%PDF')).toBe(false);
  // No part is like another, though their text is.
  const parts = [0, 1].map((at) => sealed.subarray(10 + at * (part + 16), 10 + at * (part + 16) + part));
  const digests = new Set(parts.map((one) => createHash('sha256').update(one).digest('hex')));
  expect(digests.size).toBe(2);
});

describe('nothing in it can be changed', () => {
  const bytes = randomBytes(3 * part + 100);
  const whole = part + 16;
  const start = 10;

  it('not one bit, wherever it stands', async () => {
    const sealed = await seal(bytes);
    for (const at of [
      0,
      9,
      start,
      start + 5000,
      start + whole - 1,
      start + 2 * whole + 3,
      sealed.length - 1,
    ]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
      await expect(open(changed)).rejects.toThrow();
    }
  });

  it('not its length: cut off anywhere, also between two parts, or with something behind it', async () => {
    const sealed = await seal(bytes);
    for (const end of [0, 5, start, start + 8, start + whole, start + 3 * whole, sealed.length - 1])
      await expect(open(sealed.subarray(0, end))).rejects.toThrow();
    await expect(open(Buffer.concat([sealed, randomBytes(20)]))).rejects.toThrow();
    await expect(open(Buffer.concat([sealed, sealed.subarray(start)]))).rejects.toThrow();
  });

  it('not the order of its parts', async () => {
    const sealed = await seal(bytes);
    const [head, first, second, rest] = [
      sealed.subarray(0, start),
      sealed.subarray(start, start + whole),
      sealed.subarray(start + whole, start + 2 * whole),
      sealed.subarray(start + 2 * whole),
    ];
    await expect(open(Buffer.concat([head, second, first, rest]))).rejects.toThrow();
    await expect(open(Buffer.concat([head, second, rest]))).rejects.toThrow();
  });

  it('and it opens with its own key, at its own address only', async () => {
    const sealed = await seal(bytes);
    await expect(open(sealed, 7000, newFileKey())).rejects.toThrow();
    await expect(open(sealed, 7000, key, `${address.slice(0, -1)}2`)).rejects.toThrow();
    await expect(open(bytes)).rejects.toThrow('not an encrypted file');
  });
});

it('gives out no part before it was checked', async () => {
  const sealed = await seal(randomBytes(2 * part));
  sealed.writeUInt8((sealed[100] ?? 0) ^ 1, 100);
  const opener = new FileOpener(key, address);
  expect(() => opener.push(sealed)).toThrow();
});
