import { type Kind } from '../kinds/kind';
import { ombNumbers } from '../kinds/omb-numbers';
import { findLabels } from './find-labels';
import { contains, height } from './page';
import { beginsWith, matchPhrase } from './phrases';
import { type Token } from './print-tokens';
import { type Region } from './split-regions';

/** Does a phrase stand here, at the beginning of a piece of print? */
function standsAt(phrase: string, lines: readonly Token[][], anywhere: boolean): boolean {
  return lines.some((tokens, line) =>
    tokens.some((token, index) => {
      if (!beginsWith(phrase, token)) return false;
      const before = tokens[index - 1];
      const begins =
        !before ||
        token.x0 - before.x1 > 0.55 * height(token) ||
        /^\d{4}$|^(tax|year|copy|omb)$/u.test(before.key);
      return (begins || anywhere) && matchPhrase(phrase, lines, line, index) !== null;
    }),
  );
}

/** A title of the form in print, unless it is the title of a look-alike (Form W-2c, Form W-2G). */
export function hasTitle(kind: Kind, lines: readonly Token[][]): boolean {
  if (kind.notTitles?.some((title) => standsAt(title, lines, false))) return false;
  return kind.titles.some((title) => standsAt(title, lines, true)) || hasNumber(kind, lines);
}

/** The form's number with the government, on a picture: it is plain print where a title may be too large or too faint to read. */
function hasNumber({ form }: Kind, lines: readonly Token[][]): boolean {
  const number = ombNumbers[form];
  const isSeen = lines.some((line) => line.some(({ word }) => word.source === 'ocr'));
  return number !== undefined && isSeen && standsAt(number, lines, true);
}

/** Enough of the form's own labels: a mention of "Form W-2" in a letter is none. `isSaid`: a person named the form. */
export function isForm(region: Region, lines: readonly Token[][], isStated = false): boolean {
  const { kind, labels } = region;
  const own = new Set(
    labels
      .filter(
        ({ slot }) =>
          slot.role === 'field' ||
          slot.role === 'column' ||
          slot.role === 'name' ||
          slot.role === 'gridColumn',
      )
      .map(({ slot }) => slot.id),
  );
  const amounts = new Set(
    labels
      .filter(({ slot }) => slot.format === 'money' || slot.role === 'gridColumn')
      .map(({ slot }) => slot.id),
  );
  const inside = lines.map((line) => line.filter((token) => contains(region, token)));
  const hasOwnTitle = hasTitle(kind, inside);
  const titled = isStated || hasOwnTitle || hasTitle(kind, lines);
  // A statement may list no boxes in which nothing stands, and who it is for only once.
  if (titled)
    return (
      (own.size >= 4 && amounts.size >= 1) ||
      (hasOwnTitle && (amounts.size >= 3 || isPlain(region, inside, own)))
    );
  return kind.standsWithoutTitle === true && own.size >= 9 && amounts.size >= 4;
}

/**
 * A small form under its own title: two boxes with their numbers; one, with the numbers that the form goes by; or, on a bill,
 * which names no boxes, what the bill goes by.
 */
function isPlain({ kind, labels }: Region, lines: readonly Token[][], own: ReadonlySet<string>): boolean {
  const numbered = new Set(
    labels.filter(({ slot, numbered }) => slot.format === 'money' && numbered).map(({ slot }) => slot.id),
  );
  const isBill = kind.parties.length === 0 && kind.fields.every(({ box }) => box === undefined);
  if (isBill) return own.size >= 3 && kind.identity.every((path) => own.has(path));
  const numbers = kind.fields.filter(
    ({ path, format }) => /^(ssn|ein|tin)$/u.test(format) && kind.identity.includes(path),
  );
  const hasNumbers = numbers.length >= 2 && numbers.every(({ path }) => own.has(path));
  const begins = kind.titles.some((title) => standsAt(`form? ${title}`, lines, false));
  return (begins && numbered.size >= 2) || (hasNumbers && numbered.size >= 1);
}

/** A form's title at the beginning of a piece of print, with some of its boxes on the same page. */
export function isNamed(kind: Kind, lines: readonly Token[][]): boolean {
  if (!kind.titles.some((title) => standsAt(`form? ${title}`, lines, false))) return false;
  const amounts = findLabels(kind, lines).filter(({ slot, numbered }) => slot.format === 'money' && numbered);
  return new Set(amounts.map(({ slot }) => slot.id)).size >= 2;
}

/** The same for a sheet that holds nothing else: two of the form's labels of several words will do. */
export function isTitledSheet(kind: Kind, lines: readonly Token[][]): boolean {
  if (kind.notTitles?.some((title) => standsAt(title, lines, false))) return false;
  if (!kind.titles.some((title) => standsAt(`form? ${title}`, lines, false))) return false;
  const own = findLabels(kind, lines).filter(
    ({ slot, tokens }) => (slot.role === 'field' || slot.role === 'name') && tokens.length >= 2,
  );
  return new Set(own.map(({ slot }) => slot.id)).size >= 2;
}

/** For forms known only by name: a title at the start of a line, and how many of the form's own words stand there. */
export function looksLike(
  titles: readonly string[],
  marks: readonly string[],
  lines: readonly Token[][],
): boolean {
  const titled = titles.some((title) => standsAt(title, lines, false));
  if (!titled) return false;
  const found = marks.filter((mark) => standsAt(mark, lines, true)).length;
  return found >= Math.min(2, marks.length);
}
