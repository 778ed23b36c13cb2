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

/** Pages to draw, and what is covered on them. */
export const CoverOrder = z.strictObject({
  pages: z.array(z.number().int().min(1)).max(10),
  hidden: z.array(Place).max(1000),
});
export type CoverOrder = z.infer<typeof CoverOrder>;

/** What it answers when it was asked for pages: JPEGs in base64, null where there is nothing. */
export const PicturesResult = z.strictObject({ pictures: z.array(z.string().nullable()).max(10) });
export type PicturesResult = z.infer<typeof PicturesResult>;

/** The pictures in the order of the pages; none when the answer has another shape. */
export function parsePictures(output: string): (string | null)[] {
  try {
    return PicturesResult.parse(JSON.parse(output)).pictures;
  } catch {
    return [];
  }
}
