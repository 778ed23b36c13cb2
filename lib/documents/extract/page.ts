/**
 * A page as the reader sees it, whatever it came from: words with positions, ruling lines and
 * marks. Units are points (1/72 inch) from the top left corner of the page as displayed; the
 * recognizer of pictures scales its pixels to the same units. Only the answer is normalized.
 */

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Who read the word; evidence for its confidence. */
export type WordSource = 'text' | 'field' | 'annotation' | 'ocr';

export interface Word extends Box {
  text: string;
  source: WordSource;
  page: number;
  /** Words with the same run come from one piece of text in the file. */
  run: number;
  fieldName?: string;
  /** A picture was laid over it: a person may read something else there. */
  isOccluded?: true;
  /** How sure several looks at recognized print make us, from 0 to 1. */
  certainty?: number;
}

/** A ruling line; `at` is its y when horizontal, its x when vertical. */
export interface Rule {
  at: number;
  from: number;
  to: number;
}

export interface Page {
  number: number;
  width: number;
  height: number;
  /** Clockwise quarter turns that the words were given to stand upright; undone in answers. */
  turns: 0 | 1 | 2 | 3;
  words: Word[];
  horizontal: Rule[];
  vertical: Rule[];
  /** Ticks and crosses, in boxes or alone. */
  marks: Box[];
  /** Small pictures and outlines of letters: they may show a value that is no text. */
  drawings?: Box[];
  /** A picture with little print beside it. */
  isPicture?: boolean;
  hasHiddenText: boolean;
  /** On a picture: pieces of ink of a letter's size, read or not. A box is blank only where there are none. */
  ink?: Box[];
  /** On a picture: there was no time for some of the print. */
  isPartial?: boolean;
  /** From a place on a straightened picture to shares of the picture as it was given. */
  toShare?: (x: number, y: number) => readonly [number, number];
}

export const width = (box: Box) => box.x1 - box.x0;
export const height = (box: Box) => box.y1 - box.y0;
export const centerX = (box: Box) => (box.x0 + box.x1) / 2;
export const centerY = (box: Box) => (box.y0 + box.y1) / 2;

/** Length shared by two ranges; negative when they are apart. */
export const overlapX = (a: Box, b: Box) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
export const overlapY = (a: Box, b: Box) => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

export function surround(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

export const contains = (outer: Box, inner: Box) =>
  centerX(inner) >= outer.x0 &&
  centerX(inner) <= outer.x1 &&
  centerY(inner) >= outer.y0 &&
  centerY(inner) <= outer.y1;

/** Same line of print: at least half of the smaller height is shared. */
export const sameLine = (a: Box, b: Box) => overlapY(a, b) >= 0.5 * Math.min(height(a), height(b));
