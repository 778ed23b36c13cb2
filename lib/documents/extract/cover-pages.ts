import { detectType } from './detect-type';
import { decodePicture, encodeGray, resample } from './picture/decode';
import { type Gray } from './picture/gray';
import { startRenderer } from './picture/render';
import type { CoverOrder, PicturesResult, Place } from './picture-result';

/** Fine enough for small print, and what an outside model takes without making it smaller still. */
const longestSide = 2000;
const dpi = 180;
const mostPixels = 4_000_000;

/** How dark a covered place is: neither paper nor print. */
const shade = 128;
/** Around print that is covered, in heights of the print: letters stand out of their boxes on a slanted page. */
const margin = 0.4;

async function fit(page: Gray): Promise<Gray> {
  const scale = longestSide / Math.max(page.width, page.height);
  return scale < 1 ? resample(page, scale) : page;
}

function cover(page: Gray, [x, y, w, h]: Place['box']) {
  const around = margin * h * page.height;
  const from = Math.max(0, Math.floor(x * page.width - around));
  const to = Math.min(page.width, Math.ceil((x + w) * page.width + around));
  const last = Math.min(page.height, Math.ceil((y + h) * page.height + around));
  for (let row = Math.max(0, Math.floor(y * page.height - around)); row < last; row += 1)
    page.data.fill(shade, row * page.width + from, row * page.width + Math.max(from, to));
}

/** Pages as JPEGs in base64 with places covered, null where one can't be drawn. Runs in the reader's own process. */
export async function coverPages(bytes: Uint8Array, { pages, hidden }: CoverOrder): Promise<PicturesResult> {
  const open = detectType(bytes) === 'application/pdf' ? await openPages(bytes) : await openPicture(bytes);
  const pictures: (string | null)[] = [];
  for (const number of pages) {
    const drawn = await open.draw(number);
    const page = drawn && (await fit(drawn));
    if (page) for (const place of hidden) if (place.page === number) cover(page, place.box);
    pictures.push(page && (await encodeGray(page)).toString('base64'));
  }
  open.stop();
  return { pictures };
}

interface Pages {
  draw: (page: number) => Promise<Gray | null>;
  stop: () => void;
}

const nothing: Pages = { draw: () => Promise.resolve(null), stop: () => undefined };

async function openPages(bytes: Uint8Array): Promise<Pages> {
  const renderer = await startRenderer(bytes);
  if (!renderer) return nothing;
  return { draw: (page) => renderer.gray(page, dpi, mostPixels), stop: renderer.stop };
}

async function openPicture(bytes: Uint8Array): Promise<Pages> {
  const picture = await decodePicture(bytes);
  if (picture === 'too_large' || picture === 'damaged') return nothing;
  return { draw: () => Promise.resolve(picture.gray), stop: () => undefined };
}
