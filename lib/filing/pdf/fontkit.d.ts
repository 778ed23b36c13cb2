/** The part of fontkit that we and pdf-lib ask for; the package comes without types. */
declare module 'fontkit' {
  import type { Font, Glyph } from '@cantoo/pdf-lib';

  export const create: (bytes: Uint8Array) => Font & { glyphsForString: (text: string) => Glyph[] };
}
