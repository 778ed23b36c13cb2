import type { CardSource } from '../cards/card';

/** What a box of a document, or a code in it, says and where it goes. */
export interface Box {
  /** As printed: "12", "1a". */
  box: string;
  /** A letter or number that stands in the box: "DD". */
  code?: string;
  /** The printed name. */
  name: string;
  /** What it means for the return. */
  says: string;
  /** The card with the figures of the law on it. */
  card?: string;
}

/** The boxes of one form, with the instructions that explain them. */
export interface BoxedForm {
  /** As the document registry names it: "1099-R". */
  form: string;
  source: CardSource;
  boxes: readonly Box[];
}

/**
 * Rows of `box | printed name | what it means`, one a line; a code follows its box after a colon: `12:DD`. A fourth part
 * names a card. Throws on a row without its first three parts.
 */
export const readBoxes = (rows: string): Box[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [place = '', name = '', says = '', card] = row.split('|').map((part) => part.trim());
      if (place === '' || name === '' || says === '') throw new Error(`not a box: ${row}`);
      const [box = '', code] = place.split(':');
      return {
        box,
        name,
        says,
        ...(code === undefined ? {} : { code }),
        ...(card === undefined ? {} : { card }),
      };
    });
