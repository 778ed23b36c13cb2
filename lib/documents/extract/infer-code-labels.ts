import { type Kind } from '../kinds/kind';
import { type Label } from './find-labels';
import { looksLikeMoney } from './formats';
import { height, surround, type Word } from './page';
import { keysOf, toLines } from './print-tokens';
import { type Slot, slotsOf } from './slots';

/** "16D", "20Z": the number of a box and a code in one, at the beginning of a line. */
const numberAndCode = /^(\d{1,2})([A-Z]{1,2})[.:]?$/u;
/** Farther apart than this, in heights of print, words belong to something else. */
const wordGap = 2;

/** The code that a label’s first word names together with the number of its box; null for other labels. */
export function gluedCodeOf({ slot, tokens }: Pick<Label, 'slot' | 'tokens'>): string | null {
  const [, box, code] = numberAndCode.exec(tokens[0]?.word.text ?? '') ?? [];
  return slot.role === 'code' && box === slot.spec.box ? (code ?? null) : null;
}

/** Boxes that the form divides by codes alone; places such as 12a to 12d of Form W-2 are none. */
function slotFor(kind: Kind, text: string): Slot | undefined {
  const [, box, code] = numberAndCode.exec(text) ?? [];
  const group = kind.codes.find(({ labels, codes }) => {
    const [only, ...others] = labels;
    return others.length === 0 && only?.box === box && code !== undefined && codes.includes(code);
  });
  return group && slotsOf(kind).find(({ id }) => id === `${group.path}#0`);
}

/**
 * Lists of a schedule name the code right behind the number of its box, and go on with what that code means, in words that
 * the box itself doesn’t have: "16D Distributions". Left out, its amount would be taken for one of the line above.
 */
export function inferCodeLabels(kind: Kind, labels: readonly Label[], words: readonly Word[]): Label[] {
  const taken = new Set(labels.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  return toLines(words.filter(({ source }) => source === 'text')).flatMap((line): Label[] => {
    const [first] = line;
    const slot = first && slotFor(kind, first.text);
    if (first === undefined || slot === undefined) return [];
    const print: Word[] = [];
    for (const word of line) {
      const last = print.at(-1);
      if (last && (word.x0 - last.x1 > wordGap * height(word) || looksLikeMoney(word.text))) break;
      print.push(word);
    }
    const letters = print
      .slice(1)
      .flatMap(({ text }) => keysOf(text))
      .join('')
      .replace(/\d/gu, '').length;
    if (letters < 3 || print.some((word) => taken.has(word))) return [];
    const tokens = print.map((word) => ({ ...word, key: '', word, line: 0 }));
    return [{ slot, numbered: true, tokens, size: height(first), ...surround(print) }];
  });
}
