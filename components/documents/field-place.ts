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
 * @param least the least share of the page's width to show, from 0 to 1
 */
export function cropStyle([left, top, width, height]: ExtractionField['box'], least = 0.2) {
  // About two and a half times as wide as the value.
  const share = Math.min(1, Math.max(least, width * 2.5));
  const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  return {
    width: percent(1 / share),
    transform: `translate(-${percent(left + width / 2)}, -${percent(top + height / 2)})`,
  };
}

/** Fields that one look at the page decides. */
export interface Look<F> {
  fields: readonly F[];
  /** What to show: just the box, the row it stands in, or the whole form, whose boxes weren't found. */
  view: 'box' | 'row' | 'form';
}

/** From this share of the page's width on, a place is the form and not a box of it. */
const formWidth = 0.5;

/** Gathers fields that stand in the same place, in their order: a row that was found by one of its boxes, or a form. */
export function groupByPlace<F extends Pick<ExtractionField, 'page' | 'box'>>(
  fields: readonly F[],
): Look<F>[] {
  const looks = new Map<string, F[]>();
  for (const field of fields) {
    const key = [field.page, ...field.box].join(' ');
    looks.set(key, [...(looks.get(key) ?? []), field]);
  }
  return [...looks.values()].map((members) => {
    const isForm = members.some(({ box }) => box[2] >= formWidth);
    return { fields: members, view: isForm ? 'form' : members.length > 1 ? 'row' : 'box' };
  });
}
