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

type Span = Pick<Box, 'x0' | 'x1'>;

/**
 * Where the codes stand that were read before amounts which end where this one does. On a Schedule K-1 they have a narrow
 * column of their own, far from the amounts and behind a bar as long as the box.
 */
function columnOf({ fields }: Pick<RawForm, 'fields'>, amount: Box): Span | null {
  const tall = height(amount);
  const codes = fields.filter(({ path, value, box }) => {
    if (!path.endsWith('.code') || value === null) return false;
    const own = fields.find((other) => other.path === path.replace(/code$/u, 'amount'))?.box;
    return own !== undefined && own.x0 > box.x1 && Math.abs(own.x1 - amount.x1) < 2 * tall;
  });
  if (codes.length === 0) return null;
  return {
    x0: Math.min(...codes.map(({ box }) => box.x0)) - 0.6 * tall,
    x1: Math.max(...codes.map(({ box }) => box.x1)) + 0.6 * tall,
  };
}

/** The pieces of ink that may be a code's letters: as tall as the amount, on its line, and in its cell or the codes' column. */
function lettersBefore({ ink = [], vertical }: Page, amount: Box, column: Span | null): Box | null {
  const tall = height(amount);
  const isNear = (blob: Box) =>
    blob.x0 > amount.x0 - reach * tall &&
    !isSeparated(
      vertical.filter((rule) => rule.to - rule.from > 2.5 * tall),
      blob.x1,
      amount.x0,
      [centerY(amount)],
    );
  const isInColumn = (blob: Box) => column !== null && blob.x0 > column.x0 && blob.x1 < column.x1;
  const pieces = ink
    .filter(
      (blob) =>
        blob.x1 < amount.x0 - 0.3 * tall &&
        (isNear(blob) || isInColumn(blob)) &&
        height(blob) > 0.62 * tall &&
        height(blob) < 1.3 * tall &&
        overlapY(blob, amount) > 0.7 * Math.min(height(blob), tall) &&
        blob.x1 - blob.x0 > 0.3 * height(blob),
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

/** Where a picture's form has an amount with a code that nobody could read (box 12 of Form W-2, boxes of Schedule K-1). */
export function findUnreadCodes(page: Page, forms: readonly RawForm[]): UnreadCode[] {
  return forms.flatMap((form) =>
    form.kind.codes.flatMap(({ path, codes }) =>
      form.fields.flatMap((field) => {
        const isUnread = field.path.startsWith(`${path}[`) && field.path.endsWith('.code');
        const box =
          isUnread && field.value === null ? lettersBefore(page, field.box, columnOf(form, field.box)) : null;
        return box === null ? [] : [{ box, codes }];
      }),
    ),
  );
}
