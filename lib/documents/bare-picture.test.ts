import sharp from 'sharp';
import { barePicture } from './bare-picture';
import { readOrientation, writeOrientation } from './exif-orientation';

/** A picture with a place, a device, a time and a comment in every way that cameras and editors have. */
const exif = {
  IFD0: {
    Make: 'SECRET-DEVICE',
    ImageDescription: 'SECRET-COMMENT',
    DateTime: '2024:05:01 10:00:00',
  },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '38/1 53/1 23/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '77/1 0/1 32/1',
  },
};
const pixels = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251));
const plain = () => sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } });
const photo = (progressive = false) =>
  plain()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg({ quality: 90, progressive })
    .toBuffer();

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function bare(bytes: Buffer, contentType: string, piece = 997): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of barePicture(inPieces(bytes, piece), contentType)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const look = (bytes: Buffer) => sharp(bytes).rotate().raw().toBuffer();

describe.each([false, true])('a JPEG, progressive: %s', (progressive) => {
  it('keeps its pixels, its colors and which way up it lies, and nothing else', async () => {
    const own = await photo(progressive);
    expect(own.includes('SECRET-DEVICE')).toBe(true);
    for (const piece of [1, 7, 997, 100_000]) {
      const served = await bare(own, 'image/jpeg', piece);
      expect(served.toString('latin1')).not.toMatch(/SECRET|2024:05:01|xmp/);
      const about = await sharp(served).metadata();
      expect([about.orientation, about.hasProfile, about.width, about.xmp]).toEqual([6, true, 60, undefined]);
      expect(about.exif).toHaveLength(6 + 26);
      expect(await look(served)).toEqual(await look(own));
    }
  });

  it('ends where its pixels end: previews with their own data behind it are gone', async () => {
    const own = await photo(progressive);
    const served = await bare(Buffer.concat([own, await photo()]), 'image/jpeg');
    expect(served).toEqual(await bare(own, 'image/jpeg'));
  });
});

it('leaves out comments, and what programs of all kinds wrote', async () => {
  const own = await photo();
  const segment = (code: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, code, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
  const more = [0xe1, 0xe2, 0xe3, 0xe5, 0xeb, 0xed, 0xee, 0xef, 0xfe].map((code) =>
    segment(code, 'SECRET-x'),
  );
  const whole = Buffer.concat([own.subarray(0, 2), ...more, segment(0xe0, 'JFXX\0SECRET'), own.subarray(2)]);
  const served = await bare(whole, 'image/jpeg');
  expect(served.includes('SECRET')).toBe(false);
  expect(await look(served)).toEqual(await look(own));
});

it('a PNG keeps its pixels and which way up it lies, and nothing else', async () => {
  const own = await plain()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withXmp('<x>SECRET-XMP</x>')
    .png()
    .toBuffer();
  expect(own.includes('SECRET-DEVICE')).toBe(true);
  for (const piece of [1, 997, 100_000]) {
    const served = await bare(Buffer.concat([own, Buffer.from('SECRET-TAIL')]), 'image/png', piece);
    expect(served.toString('latin1')).not.toMatch(/SECRET/);
    expect((await sharp(served).metadata()).orientation).toBe(6);
    expect(await look(served)).toEqual(await look(own));
  }
});

it.each(['image/jpeg', 'image/png'])('lets nothing through of what is no %s', async (contentType) => {
  expect(await bare(Buffer.from('GIF89a SECRET'), contentType)).toHaveLength(0);
  expect(await bare(Buffer.alloc(0), contentType)).toHaveLength(0);
});

it('ends in the middle of what is damaged, without an error and without what stands there', async () => {
  const own = await photo();
  for (const end of [3, 30, 200, own.length - 1]) {
    const served = await bare(own.subarray(0, end), 'image/jpeg');
    expect(served.toString('latin1')).not.toMatch(/SECRET/);
  }
  const broken = Buffer.concat([own.subarray(0, 2), Buffer.from('SECRET'), own.subarray(2)]);
  expect(await bare(broken, 'image/jpeg')).toHaveLength(2);
});

it('reads in both orders of bytes, and believes no wrong places', () => {
  const little = Buffer.from('49492a00080000000100120103000100000003000000', 'hex');
  expect(readOrientation(little)).toBe(3);
  expect(readOrientation(writeOrientation(8))).toBe(8);
  for (const wrong of ['4949', '49492a00ffffffff0100120103000100', '49492a0008000000ffff000000000000'])
    expect(readOrientation(Buffer.from(wrong, 'hex'))).toBeNull();
  expect(readOrientation(writeOrientation(9))).toBeNull();
});

it('lets go of the file when it ends early, and when nobody reads on', async () => {
  const own = await photo();
  const letGo: boolean[] = [];
  const source = async function* (bytes: Buffer) {
    try {
      yield* inPieces(bytes, 100);
    } finally {
      letGo.push(true);
    }
  };
  const drain = async (bytes: Buffer, most: number) => {
    let count = 0;
    for await (const chunk of barePicture(source(bytes), 'image/jpeg'))
      if (chunk && (count += 1) >= most) break;
  };
  await drain(Buffer.concat([own, Buffer.alloc(1000)]), Infinity);
  await drain(Buffer.alloc(1000), Infinity);
  await drain(own, 1);
  expect(letGo).toEqual([true, true, true]);
});
