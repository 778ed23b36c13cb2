import { type Box, height, overlapX, overlapY, width } from './page';

/** One plain rectangle along the page's sides: a path of four or five points in its corners. */
export function isRectangle(points: readonly (readonly [number, number])[], box: Box): boolean {
  if (points.length < 4 || points.length > 5) return false;
  const isAt = (value: number, a: number, b: number) =>
    Math.min(Math.abs(value - a), Math.abs(value - b)) < 0.5;
  return points.every(([x, y]) => isAt(x, box.x0, box.x1) && isAt(y, box.y0, box.y1));
}

/** What two boxes share; nothing is a box without a size. */
export function meet(a: Box, b: Box): Box {
  const [x0, y0] = [Math.max(a.x0, b.x0), Math.max(a.y0, b.y0)];
  return { x0, y0, x1: Math.max(x0, Math.min(a.x1, b.x1)), y1: Math.max(y0, Math.min(a.y1, b.y1)) };
}

/** Is a fair part of the print inside of these bounds? */
export const covers = (bounds: Box, print: Box) =>
  overlapX(bounds, print) > 0.3 * width(print) && overlapY(bounds, print) > 0.3 * height(print);

/** The text of pdf.js' glyphs. */
export const textOf = (glyphs: readonly unknown[]) =>
  glyphs
    .map((glyph): unknown =>
      typeof glyph === 'object' && glyph !== null ? Reflect.get(glyph, 'unicode') : '',
    )
    .filter((letter): letter is string => typeof letter === 'string')
    .join('');
