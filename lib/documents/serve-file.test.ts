import sharp from 'sharp';
import type { OpenDocument } from './access';
import { serveFile } from './serve-file';
import { openStored } from './stored-file';

jest.mock('./stored-file', () => ({ openStored: jest.fn() }));

const place = { GPSLatitudeRef: 'N', GPSLatitude: '38/1 53/1 23/1' };
const photo = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
    .withExif({ IFD0: { Make: 'SECRET-DEVICE' }, IFD3: place })
    .jpeg()
    .toBuffer();

const openFor = (personId: string, sizeBytes: number, contentType = 'image/jpeg') =>
  ({
    actor: { id: personId },
    ownerId: 'ann',
    name: 'w2.jpg',
    contentType,
    sizeBytes,
    storageKey: 'documents/x',
    fileKey: null,
  }) as unknown as OpenDocument<'read'>;

async function serve(personId: string, bytes: Buffer, contentType?: string) {
  jest.mocked(openStored).mockResolvedValue(new Blob([new Uint8Array(bytes)]).stream());
  const response = await serveFile(openFor(personId, bytes.length, contentType));
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

it('gives the owner the photo as it came', async () => {
  const own = await photo();
  const { headers, bytes } = await serve('ann', own);
  expect(bytes.equals(own)).toBe(true);
  expect(headers.get('content-length')).toBe(String(own.length));
});

it('gives a preparer the pixels without place and device, and says no length that is wrong', async () => {
  const own = await photo();
  const { headers, bytes } = await serve('bob', own);
  expect(own.includes('SECRET-DEVICE')).toBe(true);
  expect(bytes.includes('SECRET-DEVICE')).toBe(false);
  const { exif, width } = await sharp(bytes).metadata();
  expect([exif, width]).toEqual([undefined, 20]);
  expect(headers.get('content-length')).toBeNull();
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cache-control')).toContain('no-store');
});

it('leaves a PDF as it is', async () => {
  const pdf = Buffer.from('%PDF-1.7 …');
  expect((await serve('bob', pdf, 'application/pdf')).bytes.equals(pdf)).toBe(true);
});
