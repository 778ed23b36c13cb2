import { type Kind } from '../kinds/kind';
import { contains, height, type Word } from './page';
import { keysOf, toLines } from './print-tokens';
import { type Sheet } from './sheet';

const isYear = (text: string) => /^(19[89]\d|20[0-4]\d)$/u.test(text);
const months = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

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
    const split =
      /^(19|20)$/u.test(word.text) && next && /^\d\d$/u.test(next.text) && next.x0 - word.x1 < height(word);
    const bare = word.text.replace(/^[([]|[)\],.:]$/gu, '');
    const year = split ? `${word.text}${next.text}` : bare;
    if (!isYear(year)) return [];
    let score = height(word) / Math.max(1, largest);
    if (titled) score += 1;
    if (
      /^year$/iu.test(before[0] ?? '') ||
      /^tax$/iu.test(next?.text ?? '') ||
      /^tax$/iu.test(before[0] ?? '')
    )
      score += 1.5;
    if (/^form$/iu.test(next?.text ?? '') || /w-?2|1099|1098/iu.test(next?.text ?? '')) score += 1;
    if (
      before.some((one) => months.test(one) || /rev/iu.test(one)) ||
      /^\d{1,2}[,/]?$/u.test(before[0] ?? '')
    )
      score -= 1.5;
    if (line.length === 1 || split) score += 0.3;
    return [{ year: Number(year), score }];
  });
}

/** The year printed on a sheet; failing that, on its page. Revision dates don't count. */
export function readYear(sheet: Sheet): number | null {
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
