import { type ExtractionField } from '@/lib/documents/schema';

const third = (share: number, names: readonly [string, string, string]) =>
  share < 1 / 3 ? names[0] : share < 2 / 3 ? names[1] : names[2];

/** False for a box that a person types in and that nobody found on the page. */
export const hasPlace = ({ box }: Pick<ExtractionField, 'box'>): boolean => box[2] > 0 && box[3] > 0;

/** Where a field stands, in words: "page 4, top right". */
export function describePlace({ page, box }: Pick<ExtractionField, 'page' | 'box'>): string {
  const [left, top, width, height] = box;
  const row = third(top + height / 2, ['top', 'middle', 'bottom']);
  const column = third(left + width / 2, ['left', 'center', 'right']);
  return `page ${page}, ${row === 'middle' && column === 'center' ? 'in the middle' : `${row} ${column}`}`;
}

/** The box as CSS, with a little air around it, inside the page. */
export function placeStyle([left, top, width, height]: ExtractionField['box']) {
  const air = 0.006;
  const x = Math.max(0, left - air);
  const y = Math.max(0, top - air);
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return {
    left: percent(x),
    top: percent(y),
    width: percent(Math.min(1, left + width + air) - x),
    height: percent(Math.min(1, top + height + air) - y),
  };
}

/**
 * A page magnified around a box, as CSS: its width against that of the frame, moved so that the middle of the box is at
 * the page's own origin. The frame puts that in its middle.
 */
export function cropStyle([left, top, width, height]: ExtractionField['box']) {
  // About two and a half times as wide as the value, and never less than a fifth of the page.
  const share = Math.min(1, Math.max(0.2, width * 2.5));
  const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  return {
    width: percent(1 / share),
    transform: `translate(-${percent(left + width / 2)}, -${percent(top + height / 2)})`,
  };
}
