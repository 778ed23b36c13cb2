import { detectType } from './detect-type';
import { decodePicture, encodeGray } from './picture/decode';
import { type Gray, newGray } from './picture/gray';
import { startRenderer } from './picture/render';
import type { CutResult, Place } from './picture-result';

const dpi = 200;
const mostPixels = 9_000_000;

/** White around the print, in heights of the print: enough to read by, too little to show a neighbor. */
const margin = 0.35;

/** The part of a page that a place names, with a little around it. */
function cut(page: Gray, [x, y, w, h]: Place['box']): Gray | null {
  const around = margin * h * page.height;
  const x0 = Math.max(0, Math.floor(x * page.width - around));
  const y0 = Math.max(0, Math.floor(y * page.height - around));
  const x1 = Math.min(page.width, Math.ceil((x + w) * page.width + around));
  const y1 = Math.min(page.height, Math.ceil((y + h) * page.height + around));
  if (x1 - x0 < 4 || y1 - y0 < 4) return null;
  const part = newGray(x1 - x0, y1 - y0);
  for (let row = y0; row < y1; row += 1)
    part.data.set(page.data.subarray(row * page.width + x0, row * page.width + x1), (row - y0) * part.width);
  return part;
}

/** The print at each place as a JPEG in base64, null where there is none. Runs in the reader's own process. */
export async function cutFields(bytes: Uint8Array, places: readonly Place[]): Promise<CutResult> {
  const open = detectType(bytes) === 'application/pdf' ? await openPages(bytes) : await openPicture(bytes);
  const pages = new Map<number, Gray | null>();
  const pictures: (string | null)[] = [];
  for (const { page, box } of places) {
    if (!pages.has(page)) pages.set(page, await open.draw(page));
    const whole = pages.get(page);
    const part = whole ? cut(whole, box) : null;
    pictures.push(part && (await encodeGray(part)).toString('base64'));
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
