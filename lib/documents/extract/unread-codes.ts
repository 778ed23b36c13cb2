import { centerY, height, overlapY, type Box, type Page } from './page';
import { type RawForm } from './read-sheet';
import { isSeparated } from './rules';

/** A place on a page with one or two letters that nobody could read, and what they may be. */
export interface UnreadCode {
  box: Box;
  codes: readonly string[];
}

/** How far before its amount a code stands at most, in heights of the amount. */
const reach = 10;

/** The pieces of ink that may be a code's letters: as tall as the amount, on its line and in its cell. */
function lettersBefore({ ink = [], vertical }: Page, amount: Box): Box | null {
  const tall = height(amount);
  const pieces = ink
    .filter(
      (blob) =>
        blob.x1 < amount.x0 - 0.3 * tall &&
        blob.x0 > amount.x0 - reach * tall &&
        height(blob) > 0.62 * tall &&
        height(blob) < 1.3 * tall &&
        overlapY(blob, amount) > 0.7 * Math.min(height(blob), tall) &&
        blob.x1 - blob.x0 > 0.3 * height(blob) &&
        !isSeparated(
          vertical.filter((rule) => rule.to - rule.from > 2.5 * tall),
          blob.x1,
          amount.x0,
          [centerY(amount)],
        ),
    )
    .sort((a, b) => a.x0 - b.x0);
  const [first, second, third] = pieces;
  if (first === undefined || third !== undefined) return null;
  if (second === undefined) return first;
  if (second.x0 - first.x1 > 0.7 * tall) return null;
  return {
    x0: first.x0,
    x1: second.x1,
    y0: Math.min(first.y0, second.y0),
    y1: Math.max(first.y1, second.y1),
  };
}

/** Where a picture's form has an amount with a code that nobody could read (box 12 of Form W-2). */
export function findUnreadCodes(page: Page, forms: readonly RawForm[]): UnreadCode[] {
  return forms.flatMap(({ kind, fields }) =>
    kind.codes.flatMap(({ path, codes }) =>
      fields.flatMap((field) => {
        const isUnread = field.path.startsWith(`${path}[`) && field.path.endsWith('.code');
        const box = isUnread && field.value === null ? lettersBefore(page, field.box) : null;
        return box === null ? [] : [{ box, codes }];
      }),
    ),
  );
}
