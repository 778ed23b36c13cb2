import { type Kind } from '../kinds/kind';
import { contains, height, type Word } from './page';
import { keysOf, toLines } from './print-tokens';
import { type Sheet } from './sheet';

const isYear = (text: string) => /^(19[89]\d|20[0-4]\d)$/u.test(text);
/** "(Rev. January 2024)", "© 2024": how old the form's print is, which says nothing about the year it was used for. */
const edition = /^[([]?(rev(\.|ised|ision)?|©|copyright)[.,:]?$/iu;
// Whole words: "Marketplace" is no March.
const months =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)[.,]?$/iu;

interface Guess {
  year: number;
  score: number;
}

/** Years in a line, each with how much it looks like the tax year. "20" and "25" apart are one year. */
function yearsOf(line: readonly Word[], kind: Kind, largest: number): Guess[] {
  const text = keysOf(line.map((word) => word.text).join(' ')).join(' ');
  const titled = kind.titles.some((title) => text.includes(title));
  return line.flatMap((word, index) => {
    const next = line[index + 1];
    const previous = line[index - 1];
    const isNear = previous !== undefined && word.x0 - previous.x1 < 1.5 * height(word);
    const before = isNear ? [previous.text, line[index - 2]?.text ?? ''] : [];
    // "For calendar year 20 24": the form leaves room for the two digits.
    const room = (/^year:?$/iu.test(before[0] ?? '') ? 4 : 1) * height(word);
    const split =
      /^(19|20)$/u.test(word.text) && next && /^\d\d$/u.test(next.text) && next.x0 - word.x1 < room;
    const bare = word.text.replace(/^[([]|[)\],.:]$/gu, '');
    const year = split ? `${word.text}${next.text}` : bare;
    const sinceWhen = line.slice(Math.max(0, index - 2), index).map((one) => one.text);
    if (!isYear(year) || sinceWhen.some((text) => edition.test(text))) return [];
    let score = height(word) / Math.max(1, largest);
    if (
      /^year$/iu.test(before[0] ?? '') ||
      /^tax$/iu.test(next?.text ?? '') ||
      /^tax$/iu.test(before[0] ?? '')
    )
      score += 1.5;
    if (/^form$/iu.test(next?.text ?? '') || /w-?2|1099|1098/iu.test(next?.text ?? '')) score += 1;
    // The day that something was printed on is not the year it is about, title or not.
    const isDay = before.some((one) => months.test(one)) || /^\d{1,2}[,/]?$/u.test(before[0] ?? '');
    if (isDay) score -= 1.5;
    else if (titled) score += 1;
    if (line.length === 1 || split) score += 0.3;
    return [{ year: Number(year), score }];
  });
}

/** The year printed on a sheet; failing that, on its page. Revision dates don't count. */
export function readYear(sheet: Pick<Sheet, 'kind' | 'page' | 'area' | 'words' | 'owned'>): number | null {
  for (const words of [sheet.words, sheet.page.words.filter((word) => !contains(sheet.area, word))]) {
    const inLabels = new Set(sheet.owned.flatMap((one) => one.segment.words));
    const print = words.filter((word) => !inLabels.has(word));
    const largest = Math.max(1, ...print.map(height));
    const guesses = toLines(print).flatMap((line) => yearsOf(line, sheet.kind, largest));
    const best = guesses.sort((a, b) => b.score - a.score)[0];
    if (best && best.score > 0.25) return best.year;
  }
  return null;
}
