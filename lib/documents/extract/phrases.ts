import { height, overlapX } from './page';
import { type Token } from './print-tokens';
import { isFormWord, isNearWord } from './vocabulary';

interface Step {
  keys: readonly string[];
  optional: boolean;
}

const compiled = new Map<string, Step[]>();

/** "wages tips and? other comp|compensation" → steps; see LabelSpec in kinds/kind.ts. */
function compile(phrase: string): Step[] {
  const known = compiled.get(phrase);
  if (known) return known;
  const steps = phrase.split(' ').map((part) => {
    const optional = part.endsWith('?');
    const keys = (optional ? part.slice(0, -1) : part).split('|');
    // "employees?" in a phrase means the s may be missing: "employee" or "employees".
    return { keys, optional };
  });
  compiled.set(phrase, steps);
  return steps;
}

const starts = new Map<string, ReadonlySet<string>>();

/** Keys a phrase can begin with, so that most places are ruled out at once. */
function firstKeys(phrase: string): ReadonlySet<string> {
  const known = starts.get(phrase);
  if (known) return known;
  const keys = new Set<string>();
  for (const step of compile(phrase)) {
    for (const key of step.keys) {
      keys.add(key);
      if (step.optional && key.endsWith('s')) keys.add(key.slice(0, -1));
    }
    if (!step.optional) break;
  }
  starts.set(phrase, keys);
  return keys;
}

/** Largest gap between two words of one label, in heights of print. */
const widestGap = 1.3;
/** Words closer than this are one piece of print. */
const sameBreath = 0.5;
/** Where all letters are equally wide, recognized words stand farther apart. */
const widestSeen = 1.7;

/** The token a label may go on with: the next on its line, or the first of the line below it. */
function nextTokens(lines: readonly Token[][], token: Token, index: number, first: Token): [Token, number][] {
  const line = lines[token.line] ?? [];
  const beside = line[index + 1];
  const found: [Token, number][] = [];
  const usual = token.word.source === 'ocr' ? widestSeen : widestGap;
  const reach = /^\d{1,2}[a-z]?$/u.test(token.key) ? 2.6 : usual;
  if (beside && beside.x0 - token.x1 <= reach * height(token)) found.push([beside, index + 1]);
  // Print goes on below when its line has ended: "Foreign tax paid" above "Exempt-interest dividends" isn't "tax exempt".
  const goesOn = beside !== undefined && beside.word !== token.word && token.word.source !== 'ocr';
  if (goesOn && beside.x0 - token.x1 < sameBreath * height(token)) return found;
  for (const below of lines.slice(token.line + 1, token.line + 4)) {
    below.forEach((candidate, position) => {
      const drop = candidate.y0 - token.y0;
      const before = below[position - 1];
      const startsRun = !before || candidate.x0 - before.x1 > widestGap * height(candidate);
      const under = { ...first, x0: first.x0 - 3 * height(first), x1: Math.max(first.x1, token.x1) };
      // "Box 2" at the beginning of a line is the next label.
      if (
        startsRun &&
        candidate.key !== 'box' &&
        drop > 0.5 * height(token) &&
        drop < 1.9 * height(token) &&
        overlapX(candidate, under) > 0
      ) {
        found.push([candidate, position]);
      }
    });
  }
  return found;
}

/** A phrase of so many words may have one more of them unread where the number of its box stands before it. */
const longPhrase = 4;

/**
 * Tokens that print the phrase, beginning at this token; the longest way when there are several. `numbered`: the number of
 * the phrase's box stands before it. `mostSlips`: so many words may be misread in any case, but never all of them.
 */
export function matchPhrase(
  phrase: string,
  lines: readonly Token[][],
  line: number,
  index: number,
  numbered = false,
  mostSlips = 0,
): Token[] | null {
  const steps = compile(phrase);
  const first = lines[line]?.[index];
  if (!first) return null;
  const walk = (step: number, token: Token, position: number, slips: number): Token[] | null => {
    const wanted = steps[step];
    if (!wanted) return [];
    const isSlip = !matches(wanted, token) && slips > 0 && !wanted.optional && mayBe(wanted, token);
    if (matches(wanted, token) || isSlip) {
      const left = isSlip ? slips - 1 : slips;
      if (step === steps.length - 1) return [token];
      for (const [next, nextPosition] of nextTokens(lines, token, position, first)) {
        const rest = walk(step + 1, next, nextPosition, left);
        if (rest) return [token, ...rest];
      }
      if (steps.slice(step + 1).every((later) => later.optional)) return [token];
    }
    return wanted.optional ? walk(step + 1, token, position, slips) : null;
  };
  const required = steps.filter((step) => !step.optional).length;
  const slips = Math.floor(required / 3) + (numbered && required >= longPhrase ? 1 : 0);
  const allowed = Math.max(slips, Math.min(mostSlips, required - 1));
  return walk(0, first, index, first.word.source === 'ocr' ? allowed : 0);
}

/** A recognized word that could be the wanted one, badly seen: of about its length, and no number. */
function mayBe(step: Step, token: Token): boolean {
  if (token.word.source !== 'ocr' || /\d{2}/u.test(token.key)) return false;
  // "wages", read well, is no "number".
  if (token.seen === token.key && isFormWord(token.key)) return false;
  return step.keys.some(
    (key) => key.length > 2 && token.key.length >= key.length / 2 && token.key.length <= 1.5 * key.length + 1,
  );
}

const isKey = (step: Step, key: string) =>
  step.keys.includes(key) || (step.keys.includes(`${key}s`) && step.optional);

/**
 * Recognized words may be a slip away: one lost letter makes "social" as near to "local", and the label decides. A word of
 * the forms that was read as it is printed is no other: "employee's" is two letters away from "employer's".
 */
const isNear = ({ key, seen }: Token, words: Iterable<string>) =>
  seen !== undefined &&
  [...words].some((one) =>
    seen === key && isFormWord(key) ? `${one}s` === key || `${key}s` === one : isNearWord(seen, one),
  );

const matches = (step: Step, token: Token) => isKey(step, token.key) || isNear(token, step.keys);

/** May the phrase begin with this word? */
export const beginsWith = (phrase: string, token: Token) =>
  firstKeys(phrase).has(token.key) || isNear(token, firstKeys(phrase));
