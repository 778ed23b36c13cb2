import { type Box, type Page } from './page';
import { type PageBox } from './schema';

/** Turns a box by clockwise quarter turns; width and height are of the page before turning. */
export function turnBox(box: Box, turns: number, pageWidth: number, pageHeight: number): Box {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x0: pageHeight - box.y1, y0: box.x0, x1: pageHeight - box.y0, y1: box.x1 };
    case 2:
      return {
        x0: pageWidth - box.x1,
        y0: pageHeight - box.y1,
        x1: pageWidth - box.x0,
        y1: pageHeight - box.y0,
      };
    case 3:
      return { x0: box.y0, y0: pageWidth - box.x1, x1: box.y1, y1: pageWidth - box.x0 };
    default:
      return box;
  }
}

const share = (value: number, whole: number) =>
  Math.round(Math.min(1, Math.max(0, value / whole)) * 1e4) / 1e4;

/** The box as shares of the page as displayed, undoing the turns that made its text upright. */
export function toPageBox(box: Box, page: Page): PageBox {
  if (page.toShare) return surroundShares(page.toShare, box);
  const shown = turnBox(box, 4 - page.turns, page.width, page.height);
  const sideways = page.turns % 2 === 1;
  const shownWidth = sideways ? page.height : page.width;
  const shownHeight = sideways ? page.width : page.height;
  const left = share(shown.x0, shownWidth);
  const top = share(shown.y0, shownHeight);
  const right = share(shown.x1, shownWidth);
  const bottom = share(shown.y1, shownHeight);
  return [left, top, Math.round((right - left) * 1e4) / 1e4, Math.round((bottom - top) * 1e4) / 1e4];
}

/** The corners may lie askew on the picture; the answer is the upright box around them. */
function surroundShares(toShare: NonNullable<Page['toShare']>, { x0, y0, x1, y1 }: Box): PageBox {
  const corners = [toShare(x0, y0), toShare(x1, y0), toShare(x0, y1), toShare(x1, y1)];
  const xs = corners.map(([x]) => share(x, 1));
  const ys = corners.map(([, y]) => share(y, 1));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const tidy = (value: number) => Math.round(value * 1e4) / 1e4;
  return [left, top, tidy(Math.max(...xs) - left), tidy(Math.max(...ys) - top)];
}
