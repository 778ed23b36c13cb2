import sharp from 'sharp';
import { drawPage } from '@/lib/documents/extract/run-reader';

/** The paper on a table in the evening: askew, gray, and not quite sharp. */
export async function photograph(pdf: Uint8Array): Promise<Uint8Array> {
  const page = await drawPage({ bytes: pdf }, 1);
  if (page === null) throw new Error('the W-2 was not drawn');
  return sharp(page)
    .rotate(1.2, { background: '#ddd' })
    .greyscale()
    .linear(0.8, 30)
    .blur(0.7)
    .jpeg({ quality: 55 })
    .toBuffer();
}
