import { z } from 'zod';
import { PageBox } from './schema';

/** What the reader's process answers when it was asked to draw a page: a JPEG in base64, or nothing. */
export const PictureResult = z.strictObject({ jpeg: z.string().nullable() });
export type PictureResult = z.infer<typeof PictureResult>;

/** The bytes of the picture; null when there is none. */
export function parsePicture(output: string): Uint8Array | null {
  try {
    const { jpeg } = PictureResult.parse(JSON.parse(output));
    return jpeg === null ? null : new Uint8Array(Buffer.from(jpeg, 'base64'));
  } catch {
    return null;
  }
}

/** A place on a page (from 1), in shares of the page. */
export const Place = z.strictObject({ page: z.number().int().min(1), box: PageBox });
export type Place = z.infer<typeof Place>;

/** What it answers when it was asked to cut out places: JPEGs in base64, null where there is nothing. */
export const CutResult = z.strictObject({ pictures: z.array(z.string().nullable()).max(100) });
export type CutResult = z.infer<typeof CutResult>;

/** The cut-outs in the order of the places; none when the answer has another shape. */
export function parseCuts(output: string): (string | null)[] {
  try {
    return CutResult.parse(JSON.parse(output)).pictures;
  } catch {
    return [];
  }
}
