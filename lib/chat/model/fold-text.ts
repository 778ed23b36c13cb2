import { lookalikes } from '@/lib/format/lookalikes';

/** A text in comparable form, and where each of its characters stands in the original. */
export interface Folded {
  text: string;
  /** Original index of the first UTF-16 unit of each folded unit; one more entry for the end. */
  starts: number[];
}

/** Where letters or digits stand in a row: white on black, on a square, as flags. */
const runs: readonly (readonly [first: number, signs: string])[] = [
  [0x1f150, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f170, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f1e6, 'abcdefghijklmnopqrstuvwxyz'],
  [0x24f5, '123456789'],
  [0x2776, '123456789'],
  [0x2780, '123456789'],
  [0x278a, '123456789'],
  [0x24ff, '0'],
  [0x1f10b, '00'],
];
const inRuns = new Map(
  runs.flatMap(([first, signs]) => [...signs].map((sign, at) => [String.fromCodePoint(first + at), sign])),
);

/** Capitals that look like others than their small letters, and letters without a pair. */
const capitals = new Map(
  Object.entries({
    Η: 'h',
    Ν: 'n',
    Υ: 'y',
    Ꭺ: 'a',
    Ᏼ: 'b',
    Ꮯ: 'c',
    Ꭰ: 'd',
    Ꭼ: 'e',
    Ꮐ: 'g',
    Ꮋ: 'h',
    Ꭵ: 'i',
    Ꭻ: 'j',
    Ꮶ: 'k',
    Ꮮ: 'l',
    Ꮇ: 'm',
    Ꮲ: 'p',
    Ꭱ: 'r',
    Ꮢ: 'r',
    Ꮪ: 's',
    Ꭲ: 't',
    Ꮩ: 'v',
    Ꮃ: 'w',
    Ꮓ: 'z',
  }),
);

const digit = /\p{Nd}/u;
const combining = /\p{M}/u;
const invisible = /[\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/u;
const space = /\s/u;
const dash = /\p{Pd}|[−~ーｰ]/u;
const quote = /[‘’ʼ`´′]/u;

/** What a decimal digit of any script is worth: the digits of a script are ten in a row. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let first = point;
  while (point - first < 9 && digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String(point - first);
}

function foldOne(character: string): string {
  if (character === '­' || (invisible.test(character) && !space.test(character))) return '';
  if (space.test(character)) return ' ';
  if (dash.test(character)) return '-';
  if (quote.test(character)) return "'";
  if (digit.test(character)) return digitOf(character);
  const sign = inRuns.get(character) ?? capitals.get(character);
  if (sign !== undefined) return sign;
  const small = character.toLowerCase();
  return lookalikes.get(small) ?? small;
}

/**
 * Compatibility forms (full-width, circled, mathematical), capitals, accents, look-alike letters, digits of other
 * scripts, and the many spaces and dashes become one; characters that nobody sees go. Linear in the length.
 */
export function foldText(original: string): Folded {
  let text = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of original) {
    for (const part of character.normalize('NFKD')) {
      if (combining.test(part)) continue;
      const folded = foldOne(part);
      for (let unit = 0; unit < folded.length; unit += 1) starts.push(at);
      text += folded;
    }
    at += character.length;
  }
  starts.push(original.length);
  return { text, starts };
}
