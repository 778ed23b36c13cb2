/** The part of fontkit that we and pdf-lib ask for; the package comes without types. */
declare module 'fontkit' {
  import type { PDFDocument } from '@cantoo/pdf-lib';

  export type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];
  type Face = Extract<Awaited<ReturnType<Fontkit['create']>>, { layout: unknown }>;
  export const create: (
    bytes: Uint8Array,
  ) => Face & { glyphsForString: (text: string) => ReturnType<Face['layout']>['glyphs'] };
}
