import { detectType } from './detect-type';
import type { PictureResult } from './picture-result';
import { encodeGray } from './picture/decode';
import { startRenderer } from './picture/render';

/** Fine enough to read small print on a large screen. */
const dpi = 144;
const mostPixels = 4_000_000;

/** Draws one page of a PDF. Never throws for what a file contains. Runs in the reader's own process. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<PictureResult> {
  if (detectType(bytes) !== 'application/pdf') return { jpeg: null };
  const renderer = await startRenderer(bytes);
  if (!renderer) return { jpeg: null };
  const gray = await renderer.gray(page, dpi, mostPixels);
  renderer.stop();
  return { jpeg: gray && (await encodeGray(gray)).toString('base64') };
}
