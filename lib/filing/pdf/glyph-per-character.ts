import { create, type Fontkit } from 'fontkit';

/**
 * Fonts for pdf-lib without the rules of a typesetter: a glyph for each character. pdf-lib throws away where those rules
 * would move a glyph, and looking them up for every piece of text took most of the time of a PDF. Without ligatures a
 * reader also finds each character of a name or number as it was typed.
 */
export const glyphPerCharacter: Fontkit = {
  create: (bytes) => {
    const font = create(bytes);
    // An accent that stands by itself has no place of its own here: it becomes part of its letter where there is one.
    font.layout = (text) => ({ glyphs: font.glyphsForString(text.normalize('NFC')) });
    return font;
  },
};
