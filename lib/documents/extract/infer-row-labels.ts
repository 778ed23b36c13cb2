import { type Kind } from '../kinds/kind';
import { type Label } from './find-labels';
import { looksLikeMoney } from './formats';
import { height, sameLine, surround, type Word } from './page';
import { keysOf, toLines } from './print-tokens';

import { slotsOf } from './slots';

/** Farther apart than this, in heights of print, words belong to another head. */
const wordGap = 2;
/** So many heads of a row must have been read before the others are told by their order. */
const leastRead = 2;

/** Pieces of print on one line that nobody took: heads of columns, which are words and no amounts. */
function freePieces(line: readonly Word[], taken: ReadonlySet<Word>): Word[][] {
  const pieces: Word[][] = [];
  let last: Word | undefined;
  for (const word of line) {
    const goesOn = last !== undefined && !taken.has(last) && word.x0 - last.x1 < wordGap * height(word);
    last = word;
    if (taken.has(word)) continue;
    if (goesOn) pieces.at(-1)?.push(word);
    else pieces.push([word]);
  }
  const letters = (piece: readonly Word[]) =>
    piece
      .flatMap(({ text }) => keysOf(text))
      .join('')
      .replace(/\d/gu, '').length;
  return pieces.filter((piece) => letters(piece) >= 3 && !piece.some(({ text }) => looksLikeMoney(text)));
}

/**
 * Heads of a row of boxes that nobody could read, on a picture: they always stand in the same order, so where as many pieces
 * of print as heads are missing stand between two that were read, each is told by its turn. What stands under them is asked.
 */
export function inferRowLabels(kind: Kind, labels: readonly Label[], words: readonly Word[]): Label[] {
  const seen = words.filter((word) => word.source === 'ocr');
  if (seen.length === 0) return [];
  const slots = new Map(slotsOf(kind).map((slot) => [slot.id, slot]));
  const taken = new Set(labels.flatMap((label) => label.tokens.map(({ word }) => word)));
  return kind.rows.flatMap((group) => {
    if (group.isTable) return [];
    const ids = group.columns.map((column) => `${group.path}.${column.path}`);
    return toLines(seen).flatMap((line): Label[] => {
      const [first] = line;
      if (first === undefined) return [];
      const read = labels.filter(
        ({ slot, tokens }) => ids.includes(slot.id) && tokens.some(({ word }) => line.includes(word)),
      );
      const found = ids.map((id) => read.filter(({ slot }) => slot.id === id));
      // Twice the same head is a list, or two forms beside each other.
      if (found.some((those) => those.length > 1) || read.length < leastRead) return [];
      const pieces = freePieces(line, taken);
      return gapsOf(found.map(([label]) => label)).flatMap(({ from, to, missing }) => {
        const between = pieces.filter((piece) => {
          const { x0, x1 } = surround(piece);
          return x0 >= (from?.x1 ?? -Infinity) && x1 <= (to?.x0 ?? Infinity);
        });
        const beside = from ?? to;
        if (between.length !== missing.length || beside === undefined) return [];
        return between.flatMap((print, turn): Label[] => {
          const slot = slots.get(ids[missing[turn] ?? -1] ?? '');
          if (slot === undefined || !print.every((word) => sameLine(word, first))) return [];
          const tokens = print.map((word) => ({ ...word, key: '', word, line: 0 }));
          return [{ slot, numbered: true, isInferred: true, tokens, size: beside.size, ...surround(print) }];
        });
      });
    });
  });
}

interface Gap {
  from: Label | undefined;
  to: Label | undefined;
  /** Positions of the heads that are missing between the two. */
  missing: number[];
}

/** Where heads are missing: between two that were read, or before the first or behind the last. */
function gapsOf(row: readonly (Label | undefined)[]): Gap[] {
  const gaps: Gap[] = [];
  let open: Gap = { from: undefined, to: undefined, missing: [] };
  for (const [at, label] of row.entries()) {
    if (label === undefined) {
      open.missing.push(at);
      continue;
    }
    if (open.missing.length > 0) gaps.push({ ...open, to: label });
    open = { from: label, to: undefined, missing: [] };
  }
  return open.missing.length > 0 ? [...gaps, open] : gaps;
}
