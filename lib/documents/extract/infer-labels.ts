import { type Kind } from '../kinds/kind';
import { type Label } from './find-labels';
import { looksLikeMoney } from './formats';
import { centerY, height, surround, type Word } from './page';
import { keysOf, toLines } from './print-tokens';
import { slotsOf } from './slots';

/** A corner of a label: where its print begins, in the middle of its first line. */
interface Corner {
  x: number;
  y: number;
}

const cornerOf = (label: Label): Corner => ({ x: label.x0, y: label.y0 + label.size / 2 });

/** How far from where it should stand print may begin, in heights of print. */
const reach = { across: 3, down: 0.9 } as const;
/** Farther apart than this, in heights of print, words belong to another box. */
const wordGap = 2;

/** The places where a label of a row of two columns should stand, told by the labels around it. */
function placesOf(
  rows: readonly (readonly [Corner | undefined, Corner | undefined])[],
  row: number,
  column: 0 | 1,
): Corner[] {
  const at = (index: number, side: 0 | 1) => rows[index]?.[side];
  const other = column === 0 ? 1 : 0;
  const partner = at(row, other);
  const besides = rows.flatMap(([left, right], index): Corner[] => {
    if (index === row || !left || !right || !partner) return [];
    const [own, across] = column === 0 ? [left, right] : [right, left];
    return [{ x: partner.x + own.x - across.x, y: partner.y + own.y - across.y }];
  });
  if (besides.length > 0) return besides;
  // No partner: rows of boxes are equally tall.
  return [-1, 1].flatMap((step): Corner[] => {
    const [near, far] = [at(row + step, column), at(row + 2 * step, column)];
    return near && far ? [{ x: 2 * near.x - far.x, y: 2 * near.y - far.y }] : [];
  });
}

/** Print that begins at a place and is neither an amount nor another label. */
function printAt(place: Corner, size: number, words: readonly Word[]): Word[] | null {
  const near = words.filter((word) => Math.abs(centerY(word) - place.y) < reach.down * size);
  for (const line of toLines(near)) {
    const found: Word[] = [];
    for (const word of line) {
      const last = found.at(-1);
      const begins = last === undefined && Math.abs(word.x0 - place.x) < reach.across * size;
      const goesOn = last !== undefined && word.x0 - last.x1 < wordGap * height(word);
      if (last !== undefined && !goesOn) break;
      if (looksLikeMoney(word.text)) break;
      if (begins || goesOn) found.push(word);
    }
    const letters = found
      .flatMap((word) => keysOf(word.text))
      .join('')
      .replace(/\d/gu, '').length;
    if (letters >= 3) return found;
  }
  return null;
}

/**
 * Labels that nobody could read, on a picture: where the boxes of a form always stand in the same two columns, those
 * that were read tell where the others are. There must be print at the place; what it says doesn't matter.
 */
export function inferLabels(kind: Kind, labels: readonly Label[], words: readonly Word[]): Label[] {
  if (kind.pairs === undefined || !words.some((word) => word.source === 'ocr')) return [];
  const labelOf = (id: string) => labels.find((label) => label.slot.id === id);
  const rows = kind.pairs.map((pair) => {
    const [left, right] = pair.map(labelOf);
    return [left && cornerOf(left), right && cornerOf(right)] as const;
  });
  const taken = new Set(labels.flatMap((label) => label.tokens.map(({ word }) => word)));
  const free = words.filter((word) => !taken.has(word));
  const sizes = labels.map((label) => label.size).sort((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return kind.pairs.flatMap((pair, row) =>
    ([0, 1] as const).flatMap((column): Label[] => {
      const slot = slotsOf(kind).find(({ id }) => id === pair[column]);
      if (slot === undefined || rows[row]?.[column] !== undefined) return [];
      for (const place of placesOf(rows, row, column)) {
        const print = printAt(place, size, free);
        if (print === null) continue;
        const tokens = print.map((word) => ({ ...word, key: '', word, line: 0 }));
        return [{ slot, numbered: true, isInferred: true, tokens, size, ...surround(print) }];
      }
      return [];
    }),
  );
}
