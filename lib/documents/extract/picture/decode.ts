import { type Gray, newGray } from './gray';

/** Loaded when there is a picture: documents with text don't wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Only what we accept is ever decoded, whatever a file pretends to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Pixels of the largest picture we decode: a camera of 64 megapixels. */
const mostPixels = 65_000_000;
/** Pixels kept for reading. */
const enoughPixels = 9_000_000;

const fitting = (width: number, height: number, most: number) =>
  Math.min(1, Math.sqrt(most / (width * height)));

/** A picture as decoded: shades of grey, and how white each pixel is, which tells paper from wood of the same brightness. */
export interface Picture {
  gray: Gray;
  white: Gray;
}

/** Decodes a PNG or JPEG in shades of grey, upright by its EXIF note, no larger than needed. Null when it can't be. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture | 'too_large' | 'damaged'> {
  try {
    const sharp = await loadSharp();
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.width * head.height > mostPixels) return 'too_large';
    const factor = fitting(head.width, head.height, enoughPixels);
    const sideways = (head.orientation ?? 1) >= 5;
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: false })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .removeAlpha()
      .resize({ width: Math.max(1, Math.round((sideways ? head.height : head.width) * factor)) });
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return toPicture(data, info.width, info.height, info.channels);
  } catch {
    return 'damaged';
  }
}

function toPicture(data: Uint8Array, width: number, height: number, channels: number): Picture {
  const gray = newGray(width, height);
  const white = newGray(width, height);
  for (let index = 0; index < width * height; index += 1) {
    const red = data[index * channels] ?? 255;
    const green = channels >= 3 ? (data[index * channels + 1] ?? 255) : red;
    const blue = channels >= 3 ? (data[index * channels + 2] ?? 255) : red;
    gray.data[index] = 0.3 * red + 0.59 * green + 0.11 * blue;
    white.data[index] = Math.min(red, green, blue);
  }
  return { gray, white };
}

/** A picture enlarged or reduced, with care for edges. */
export async function resample(gray: Gray, scale: number): Promise<Gray> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(gray.data, {
    raw: { width: gray.width, height: gray.height, channels: 1 },
  })
    .resize({ width: Math.round(gray.width * scale), kernel: 'lanczos3' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** A picture in shades of grey as a JPEG. */
export async function encodeGray(gray: Gray): Promise<Buffer> {
  const sharp = await loadSharp();
  const raw = { width: gray.width, height: gray.height, channels: 1 as const };
  return sharp(gray.data, { raw }).toColorspace('b-w').jpeg({ quality: 82 }).toBuffer();
}
