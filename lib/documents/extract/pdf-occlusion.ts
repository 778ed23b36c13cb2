import { type Box, centerX, centerY, contains, height, overlapX, overlapY, width } from './page';

/** Print with its place, as the drawing shows it. */
export interface Print extends Box {
  text: string;
}

interface Patch extends Box {
  order: number;
  color: string;
  /** One opaque rectangle: what lies below it is gone. */
  isSolid: boolean;
}

interface Shown extends Print {
  order: number;
  /** Null where the fill doesn't decide whether the print can be seen. */
  color: string | null;
  isConcealed: boolean;
}

interface Picture extends Box {
  order: number;
}

export interface Seen {
  /** Print that nobody can see. */
  hidden: Print[];
  visible: Print[];
  /** Print under a small picture: what is in the picture we don't know. */
  occluded: Print[];
  /** Small pictures, and outlines of the size of print: they may show what the text doesn't hold. */
  drawings: Box[];
  /** The largest share of the page that one picture takes. */
  pictureShare: number;
}

/** Colors closer than this, in their channel furthest apart, look the same on paper. */
const leastContrast = 32;
/** A picture of this share of the page is the page: what lies below it is not what a person reads. */
const isPageSized = 0.5;
const most = 4000;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function contrast(a: string, b: string): number {
  const [left, right] = [channels(a), channels(b)];
  const apart = left.map((value, index) => Math.abs(value - (right[index] ?? value)));
  return Math.max(...apart.map((value) => (Number.isNaN(value) ? 255 : value)));
}

export const isWhite = (color: string) => /^#f[c-f]f[c-f]f[c-f]$/iu.test(color);

/** Does the upper box cover at least so much of the lower one? */
function covers(upper: Box, lower: Box, share: number): boolean {
  const x = Math.max(0, overlapX(upper, lower)) / Math.max(0.1, width(lower));
  const y = Math.max(0, overlapY(upper, lower)) / Math.max(0.1, height(lower));
  return x * y >= share;
}

/** Keeps what a page paints in its order, and says which print can be seen in the end. */
export class Occlusion {
  private order = 0;
  private readonly patches: Patch[] = [];
  private readonly prints: Shown[] = [];
  private readonly pictures: Picture[] = [];
  private readonly outlines: Box[] = [];

  paint(box: Box, color: string, isSolid: boolean) {
    if (this.patches.length < most) this.patches.push({ ...box, color, isSolid, order: (this.order += 1) });
  }

  picture(box: Box) {
    if (this.pictures.length < most && width(box) > 8 && height(box) > 4)
      this.pictures.push({ ...box, order: (this.order += 1) });
  }

  outline(box: Box) {
    const isLetter = height(box) > 3 && height(box) < 30 && width(box) > 1 && width(box) < 250;
    if (isLetter && this.outlines.length < most) this.outlines.push(box);
  }

  print(box: Box, text: string, color: string | null, isConcealed: boolean) {
    this.prints.push({ ...box, text, color, isConcealed, order: (this.order += 1) });
  }

  /** Does the print have the color of what it stands on? */
  private isLost(print: Shown): boolean {
    const { color } = print;
    if (color === null) return false;
    const under = this.patches.filter((patch) => patch.order < print.order && contains(patch, print));
    // White stands out on any color, whatever shape that has.
    if (isWhite(color)) return !under.some((patch) => !isWhite(patch.color));
    const ground = under.findLast((patch) => patch.isSolid);
    const isOnPicture = this.pictures.some(
      (picture) =>
        picture.order < print.order && picture.order > (ground?.order ?? 0) && contains(picture, print),
    );
    return !isOnPicture && contrast(color, ground?.color ?? '#ffffff') < leastContrast;
  }

  finish(pageWidth: number, pageHeight: number): Seen {
    const area = Math.max(1, pageWidth * pageHeight);
    const share = (box: Box) => (width(box) * height(box)) / area;
    const seen: Seen = { hidden: [], visible: [], occluded: [], drawings: [], pictureShare: 0 };
    const large = this.pictures.filter((picture) => share(picture) >= isPageSized);
    const small = this.pictures.filter((picture) => !large.includes(picture));
    const solid = this.patches.filter((patch) => patch.isSolid);
    for (const { order, color, isConcealed, ...print } of this.prints) {
      const above = (one: Patch | Picture) => one.order > order && covers(one, print, 0.8);
      if (isConcealed || solid.some(above) || large.some(above)) seen.hidden.push(print);
      else if (this.isLost({ order, color, isConcealed, ...print })) seen.hidden.push(print);
      else {
        seen.visible.push(print);
        if (small.some(above)) seen.occluded.push(print);
      }
    }
    const isBare = (box: Box) =>
      !this.prints.some(
        (print) =>
          centerX(box) > print.x0 - 1 &&
          centerX(box) < print.x1 + 1 &&
          Math.abs(centerY(box) - centerY(print)) < 4,
      );
    seen.drawings = [...small, ...this.outlines.filter(isBare)];
    seen.pictureShare = Math.max(0, ...this.pictures.map(share));
    return seen;
  }
}

const compact = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

function isPartOf(print: Print, text: string): boolean {
  const [piece, whole] = [compact(print.text), compact(text)];
  return piece === '' || whole === '' || piece.includes(whole) || whole.includes(piece);
}

/** How much of a word's width this print, which says the same, takes. */
function shareOf(word: Box & { text: string }, prints: readonly Print[]): number {
  let taken = 0;
  for (const print of prints) {
    if (overlapX(word, print) <= 0 || overlapY(word, print) <= 0.3 * height(word)) continue;
    if (isPartOf(print, word.text)) taken += overlapX(word, print);
  }
  return taken / Math.max(0.1, width(word));
}

/** A word that only invisible print shows; the same word may stand over it once more, to be seen. */
export function isHidden(word: Box & { text: string }, { hidden, visible }: Seen): boolean {
  const share = hidden.length === 0 ? 0 : shareOf(word, hidden);
  return share > 0.4 && share > shareOf(word, visible);
}

export const isOccluded = (word: Box & { text: string }, { occluded }: Seen): boolean =>
  occluded.length > 0 && shareOf(word, occluded) > 0.4;
