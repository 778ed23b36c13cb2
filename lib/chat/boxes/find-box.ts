import { kindOf } from '@/lib/documents/kinds/registry';
import type { CardSource } from '../cards/card';
import { type Box, type BoxedForm } from './box';
import { f1099s } from './f1099';
import { otherForms } from './others';
import { w2 } from './w2';

export const boxedForms: readonly BoxedForm[] = [w2, ...f1099s, ...otherForms];

/** How a form is written in a question that `normalize` has read. Longer names first. */
const formNames: readonly (readonly [RegExp, string])[] = [
  [/\bw-?\s?2-?g\b/, 'W-2G'],
  [/\bw-?\s?2s?\b/, 'W-2'],
  [/\bssa-?\s?(1099)?\b|\bsocial security (statement|1099|benefit statement)\b/, 'SSA-1099'],
  [/\b1099-?\s?(int|div|r|g|nec|misc|k|b|c|sa|q)\b/, '1099-$1'],
  [/\b1098-?\s?(e|t)\b/, '1098-$1'],
  [/\b1098\b/, '1098'],
  [/\b1095-?\s?a\b/, '1095-A'],
  [/\bk-?\s?1\b/, 'K-1'],
];

/** The form that a question names; null when it names none with boxes. */
function nameForm(text: string): string | null {
  for (const [pattern, name] of formNames) {
    const found = pattern.exec(text);
    if (found !== null) return name.replace('$1', (found[1] ?? '').toUpperCase());
  }
  return null;
}

export interface FoundBox {
  form: string;
  box: Box;
  source: CardSource;
}

const boxNamed = /\b(?:box|boxes|column)\s*(?:number\s*|no\.?\s*|#\s*)?(\d{1,2}[a-z]?|[abc])\b/g;
const codeNamed =
  /\b(?:codes?|box 12|box 7)\s*(?:of\s*)?["']?([a-z]{1,2}|\d)\b["']?(?:\s*(?:and|or|,|&)\s*["']?([a-z]{1,2}|\d)\b)?(?! for)/;
const placeOfCodes: Readonly<Record<string, string>> = { 'W-2': '12', '1099-R': '7' };

/**
 * The boxes that a question asks about, in its order; none when it names no form, or a box that the form doesn't have.
 * A code of two letters is one of box 12 on Form W-2, and a distribution code one of Form 1099-R.
 */
export function findBoxes(text: string): FoundBox[] {
  const codes = (codeNamed.exec(text) ?? [])
    .slice(1)
    .flatMap((one?: string) => (one === undefined ? [] : [one.toUpperCase()]));
  const [code] = codes;
  const numbers = [...text.matchAll(boxNamed)].map(([, number = '']) => number);
  const form = nameForm(text) ?? guessForm(text, numbers, code);
  const known = boxedForms.find((one) => one.form === form);
  if (known === undefined) return [];
  const toFound = (box: Box): FoundBox => ({ form: known.form, box, source: known.source });
  const place = placeOfCodes[known.form];
  if (code !== undefined && place !== undefined && (numbers.length === 0 || numbers.includes(place))) {
    const coded = codes.flatMap((wanted) =>
      known.boxes.filter((one) => one.box === place && one.code === wanted).map(toFound),
    );
    if (coded.length > 0) return coded;
  }
  return numbers.flatMap((number) => {
    const found =
      known.boxes.find((one) => one.box.toLowerCase() === number && one.code === undefined) ??
      printedBox(known.form, number);
    return found === undefined ? [] : [toFound(found)];
  });
}

function guessForm(text: string, numbers: readonly string[], code: string | undefined): string | null {
  if (/\bdistribution code\b/.test(text)) return '1099-R';
  if (code !== undefined && (code.length === 2 || numbers.includes('12'))) return 'W-2';
  // No other form that people get has boxes of these numbers that they ask about.
  if (numbers.some((number) => number === '12' || number === '14')) return 'W-2';
  return null;
}

/** A box that only the document reader knows: its printed label, and that it is kept with the form. */
function printedBox(form: string, number: string): Box | undefined {
  const kind = kindOf(form);
  const fields = [...(kind?.fields ?? []), ...(kind?.rows ?? []).flatMap(({ columns }) => columns)];
  const label = fields.find(({ box }) => box?.toLowerCase() === number)?.label;
  if (label === undefined) return undefined;
  return {
    box: number,
    name: label.replace(/^Box \w+: /, ''),
    says: 'Upload the form, and Plainfile will read it and put the amount where it belongs.',
  };
}
