import { z } from 'zod';

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
