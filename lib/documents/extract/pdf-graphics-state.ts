import { type Box, centerX, centerY, contains, height, type Rule, surround, width } from './page';
import { type Drawing } from './pdf-graphics';
import { covers, isRectangle, meet, textOf } from './pdf-shapes';
import { Occlusion } from './pdf-occlusion';
import { joinRules } from './rules';

export type Matrix = ArrayLike<number>;
type Affine = readonly [number, number, number, number, number, number];

const identity: Affine = [1, 0, 0, 1, 0, 0];
const at = (matrix: Matrix, index: number) => matrix[index] ?? 0;

const multiply = (m: Affine, n: Matrix): Affine => [
  m[0] * at(n, 0) + m[2] * at(n, 1),
  m[1] * at(n, 0) + m[3] * at(n, 1),
  m[0] * at(n, 2) + m[2] * at(n, 3),
  m[1] * at(n, 2) + m[3] * at(n, 3),
  m[0] * at(n, 4) + m[2] * at(n, 5) + m[4],
  m[1] * at(n, 4) + m[3] * at(n, 5) + m[5],
];

interface State {
  matrix: Affine;
  dashed: boolean;
  fill: string;
  /** Fill opacity, and whether the fill replaces what lies below it. */
  alpha: number;
  replaces: boolean;
  /** Inside of a group that is painted with next to no opacity. */
  inFaintGroup: boolean;
  /** Where painting shows: everywhere (null), or inside of a path whose bounds these are. */
  clip: (Box & { isExact: boolean }) | null;
  textMode: number;
  fontSize: number;
  leading: number;
  characterSpacing: number;
  wordSpacing: number;
}

/** Operations that paint (pdf.js OPS): 20-21 stroke, 22-23 fill, 24-27 do both; 28 only clips. */
const strokes = (operation: unknown) =>
  operation === 20 || operation === 21 || (fills(operation) && Number(operation) >= 24);
const fills = (operation: unknown) => typeof operation === 'number' && operation >= 22 && operation <= 27;
/** Rules beyond these belong to no form. */
const mostRules = 4000;

/** Next to no opacity. */
const isFaint = (alpha: number) => alpha <= 0.05;
/** As good as opaque. */
const isDense = (alpha: number) => alpha >= 0.95;

/** Follows the drawing operations of one page, in displayed space (points, y down). */
export class GraphicsState {
  private state: State;
  private readonly stack: State[] = [];
  private textMatrix: Affine = identity;
  private lineMatrix: Affine = identity;
  private readonly horizontal: Rule[] = [];
  private readonly vertical: Rule[] = [];
  private readonly diagonals: Box[] = [];
  private readonly occlusion = new Occlusion();
  private clipsNext = false;
  private mayBePicture = false;

  constructor(
    view: Matrix,
    private readonly pageWidth: number,
    private readonly pageHeight: number,
    private readonly isShown: () => boolean,
  ) {
    this.state = {
      matrix: multiply(identity, view),
      dashed: false,
      fill: '#000000',
      alpha: 1,
      replaces: true,
      inFaintGroup: false,
      clip: null,
      textMode: 0,
      fontSize: 1,
      leading: 0,
      characterSpacing: 0,
      wordSpacing: 0,
    };
  }

  save() {
    if (this.stack.length < 500) this.stack.push({ ...this.state });
  }
  restore() {
    // Pictures are left out of the list of operations (pdf-open.ts): a place was made ready and nothing painted there.
    if (this.mayBePicture) this.addPicture();
    this.mayBePicture = false;
    this.state = this.stack.pop() ?? this.state;
  }
  transform(matrix: Matrix) {
    this.mayBePicture = true;
    this.state.matrix = multiply(this.state.matrix, matrix);
  }
  private addPicture() {
    const box = surround([this.corner(0, 0), this.corner(1, 1)]);
    const { clip } = this.state;
    if (!isFaint(this.state.alpha) && !this.state.inFaintGroup && this.isShown())
      this.occlusion.picture(clip ? meet(box, clip) : box);
  }
  private corner(x: number, y: number): Box {
    const [px, py] = this.point(x, y);
    return { x0: px, y0: py, x1: px, y1: py };
  }
  beginGroup() {
    this.save();
    this.state.inFaintGroup ||= isFaint(this.state.alpha);
  }
  clipNext() {
    this.clipsNext = true;
  }
  setDash(dashed: boolean) {
    this.state.dashed = dashed;
  }
  setFill(color: unknown) {
    this.state.fill = typeof color === 'string' ? color : '#000000';
  }
  setAlpha(alpha: number) {
    this.state.alpha = alpha;
  }
  setBlend(mode: string) {
    this.state.replaces = /^(normal|source-over|compatible)$/iu.test(mode);
  }
  beginText() {
    this.mayBePicture = false;
    this.textMatrix = identity;
    this.lineMatrix = identity;
  }
  setFont(size: number) {
    this.state.fontSize = size;
  }
  setTextMode(mode: number) {
    this.state.textMode = mode;
  }
  setTextMatrix(matrix: Matrix) {
    this.lineMatrix = multiply(identity, matrix);
    this.textMatrix = this.lineMatrix;
  }
  setLeading(leading: number) {
    this.state.leading = leading;
  }
  moveText(x: number, y: number) {
    this.lineMatrix = multiply(this.lineMatrix, [1, 0, 0, 1, x, y]);
    this.textMatrix = this.lineMatrix;
  }
  nextLine() {
    this.moveText(0, -this.state.leading);
  }
  setSpacing(kind: 'character' | 'word', value: number) {
    if (kind === 'character') this.state.characterSpacing = value;
    else this.state.wordSpacing = value;
  }

  private point(x: number, y: number): [number, number] {
    const m = this.state.matrix;
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  }

  /** A path with its paint operation; `data` is pdf.js' flat list of moves, lines and curves. */
  path(operation: unknown, data: unknown) {
    const flat: unknown = Array.isArray(data) ? data[0] : null;
    if (!ArrayBuffer.isView(flat) || !('length' in flat) || typeof flat.length !== 'number') return;
    const numbers = Array.from({ length: Math.min(flat.length, 4000) }, (_, index) => {
      const value: unknown = Reflect.get(flat, index);
      return typeof value === 'number' ? value : 0;
    });
    this.mayBePicture = false;
    const points = this.trace(numbers, strokes(operation) && !this.state.dashed && this.isShown());
    this.clipTo(points);
    if (points.length < 2 || !fills(operation) || !this.isShown()) return;
    const box = surround(points.map(([x, y]) => ({ x0: x, y0: y, x1: x, y1: y })));
    // Lines are often drawn as thin filled rectangles; grey and colored areas are cells of their own.
    if (height(box) <= 2 || width(box) <= 2) this.line([box.x0, box.y0], [box.x1, box.y1], true);
    else this.fillArea(box, isRectangle(points, box));
    if (points.length > 5) this.occlusion.outline(box);
  }

  private fillArea(box: Box, isRectangle: boolean) {
    const { alpha, clip, fill, inFaintGroup, replaces } = this.state;
    const isSolid = isRectangle && isDense(alpha) && replaces && !inFaintGroup && clip?.isExact !== false;
    this.occlusion.paint(isSolid && clip ? meet(box, clip) : box, fill, isSolid);
  }

  /** A path that was announced as the bounds of what follows. */
  private clipTo(points: readonly (readonly [number, number])[]) {
    if (!this.clipsNext || points.length === 0) return;
    this.clipsNext = false;
    const box = surround(points.map(([x, y]) => ({ x0: x, y0: y, x1: x, y1: y })));
    const { clip } = this.state;
    const isExact = isRectangle(points, box) && clip?.isExact !== false;
    this.state.clip = { ...(clip ? meet(box, clip) : box), isExact };
  }

  private trace(numbers: readonly number[], draw: boolean): [number, number][] {
    const points: [number, number][] = [];
    let start: [number, number] = [0, 0];
    let here: [number, number] = [0, 0];
    let index = 0;
    const read = (offset: number) => numbers[index + offset] ?? 0;
    while (index < numbers.length) {
      const verb = numbers[index];
      if (verb === 0) {
        start = here = this.point(read(1), read(2));
        index += 3;
      } else if (verb === 1) {
        const next = this.point(read(1), read(2));
        if (draw) this.line(here, next, false);
        here = next;
        index += 3;
      } else if (verb === 2) {
        here = this.point(read(5), read(6));
        index += 7;
      } else if (verb === 3) {
        here = this.point(read(3), read(4));
        index += 5;
      } else {
        if (draw) this.line(here, start, false);
        here = start;
        index += 1;
      }
      points.push(here);
    }
    return points;
  }

  private line(from: readonly [number, number], to: readonly [number, number], filled: boolean) {
    const dx = Math.abs(from[0] - to[0]);
    const dy = Math.abs(from[1] - to[1]);
    const [x0, x1] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
    const [y0, y1] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
    const flat = filled ? dy <= 2 && dx > dy : dy < 0.6;
    const upright = filled ? dx <= 2 && dy > dx : dx < 0.6;
    if (this.horizontal.length + this.vertical.length + this.diagonals.length > mostRules) return;
    if (flat && dx > 3) this.horizontal.push({ at: (y0 + y1) / 2, from: x0, to: x1 });
    else if (upright && dy > 3) this.vertical.push({ at: (x0 + x1) / 2, from: y0, to: y1 });
    else if (dx > 2 && dy > 2 && dx < 16 && dy < 16) this.diagonals.push({ x0, y0, x1, y1 });
  }

  /** Notes where text stands that can't be seen. `glyphs` is pdf.js' list of glyphs and kerning. */
  showText(glyphs: unknown) {
    if (!Array.isArray(glyphs)) return;
    let advance = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        advance -= (glyph / 1000) * this.state.fontSize;
        continue;
      }
      const glyphWidth: unknown =
        typeof glyph === 'object' && glyph !== null ? Reflect.get(glyph, 'width') : 0;
      const isSpace: unknown =
        typeof glyph === 'object' && glyph !== null ? Reflect.get(glyph, 'isSpace') : false;
      const unit = typeof glyphWidth === 'number' ? (glyphWidth / 1000) * this.state.fontSize : 0;
      advance += unit + this.state.characterSpacing + (isSpace === true ? this.state.wordSpacing : 0);
    }
    const from = this.textMatrix;
    this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, advance, 0]);
    const { alpha, clip, fill, inFaintGroup, textMode } = this.state;
    const m = multiply(this.state.matrix, from);
    const size = this.state.fontSize;
    const corners = [
      [0, -0.25 * size],
      [advance, size],
    ].map(([x = 0, y = 0]) => {
      const px = m[0] * x + m[2] * y + m[4];
      const py = m[1] * x + m[3] * y + m[5];
      return { x0: px, y0: py, x1: px, y1: py };
    });
    const box = surround(corners);
    const isOutside = (clip !== null && !covers(clip, box)) || !this.isShown();
    const isConcealed = textMode === 3 || textMode === 7 || isFaint(alpha) || inFaintGroup || isOutside;
    // Outlined letters are seen by their outline.
    this.occlusion.print(box, textOf(glyphs), textMode === 0 || textMode === 4 ? fill : null, isConcealed);
  }

  finish(): Drawing {
    const marks: Box[] = [];
    for (const stroke of this.diagonals) {
      const near = marks.find(
        (mark) =>
          Math.abs(centerX(mark) - centerX(stroke)) < 6 && Math.abs(centerY(mark) - centerY(stroke)) < 6,
      );
      if (near) Object.assign(near, surround([near, stroke]));
      else marks.push({ ...stroke });
    }
    const onPage = (box: Box) => contains({ x0: 0, y0: 0, x1: this.pageWidth, y1: this.pageHeight }, box);
    return {
      horizontal: joinRules(this.horizontal),
      vertical: joinRules(this.vertical),
      marks: marks.filter(onPage),
      seen: this.occlusion.finish(this.pageWidth, this.pageHeight),
    };
  }
}
