import { type Kind } from '../kinds/kind';
import { parseMoney } from './formats';
import { type Box, height, surround } from './page';
import { beginsWith, matchPhrase } from './phrases';
import { type Token } from './print-tokens';
import { type Slot, slotsOf } from './slots';

/** A label found in print. */
export interface Label extends Box {
  slot: Slot;
  /** The box number or letter stands beside it. */
  numbered: boolean;
  tokens: readonly Token[];
  /** Nobody could read it: the labels around it tell that it stands here. */
  isInferred?: true;
  /** Line height of the print, the measure for "near". */
  size: number;
}

interface Candidate {
  slot: Slot;
  tokens: Token[];
  numbered: boolean;
  index: number;
}

const isBoxNumber = (key: string) => /^(\d{1,2}[a-z]?|[a-h])$/u.test(key);

/** Words in the same breath: closer than this share of the print's height. */
const breath = 0.55;

/** The box number or letter (and "Box") in front of a label. */
function prefixOf(line: readonly Token[], index: number): Token[] {
  const prefix: Token[] = [];
  let first = line[index];
  let previous = line[index - 1];
  if (!first || !previous || !isBoxNumber(previous.key) || first.x0 - previous.x1 > 2.6 * height(first))
    return prefix;
  // "STE 4 Federal income tax": a number that belongs to the words before it is not ours.
  prefix.unshift(previous);
  first = previous;
  previous = line[index - 2];
  if (previous?.key === 'box' && first.x0 - previous.x1 < height(first)) prefix.unshift(previous);
  return prefix;
}

/** What labels of a party go on with: "Payer name and address", "Employee name, address and ZIP code". */
const partyWords = new Set(
  '& and name names address addresses street city town state province zip postal code country telephone phone number no information'.split(
    ' ',
  ),
);

/** What follows a label in the same breath: an explanation in brackets, or for amounts any words. */
function tailOf(line: readonly Token[], last: Token, slot: Slot): Token[] {
  const tail: Token[] = [];
  const start = line.indexOf(last) + 1;
  let previous = last;
  let open = false;
  const isParty = slot.role === 'name' || slot.role === 'address';
  const onlyBrackets = slot.format !== 'money' && slot.role !== 'caption' && slot.format !== 'tick';
  for (const token of line.slice(start)) {
    const text = token.word.text;
    if (token.word !== last.word) {
      if (token.x0 - previous.x1 > (open ? 1.5 : breath) * height(token)) break;
      open ||= text.startsWith('(');
      const goesOn = isParty && partyWords.has(token.key) && !/:$/u.test(previous.word.text);
      if (
        !open &&
        ((onlyBrackets && !goesOn) || /[:;]$/u.test(previous.word.text) || parseMoney(text) !== null)
      )
        break;
      // The square itself, read as letters in brackets.
      if (slot.format === 'tick' && token.word.source === 'ocr' && /^[[({|]/u.test(text)) break;
      if (!open && slot.format === 'tick' && /^(yes|no|x|true|false)$/iu.test(token.key)) break;
    }
    tail.push(token);
    previous = token;
    if (text.endsWith(')') || text.endsWith('):')) {
      const isLastPart = line[line.indexOf(token) + 1]?.word !== token.word;
      if (isLastPart) open = false;
    }
  }
  return tail;
}

/** Words such as "state" or "employee" are labels only when they stand alone. */
function standsAlone(line: readonly Token[], last: Token): boolean {
  const next = line[line.indexOf(last) + 1];
  if (!next || next.word === last.word) return !next || /[:)]/u.test(last.word.text);
  return (
    /:$/u.test(last.word.text) || next.x0 - last.x1 > breath * height(last) || next.word.text.startsWith('(')
  );
}

function candidatesAt(
  slots: readonly Slot[],
  lines: readonly Token[][],
  line: number,
  index: number,
): Candidate[] {
  const tokens = lines[line] ?? [];
  const start = tokens[index];
  if (!start) return [];
  const found: Candidate[] = [];
  const prefix = prefixOf(tokens, index);
  const number = prefix.at(-1)?.key;
  for (const slot of slots) {
    // "(D-Box 12)" in a summary of the pay points at a box and is none.
    if (slot.role === 'code' && start.word.text.startsWith('(')) continue;
    const isOfBox = number !== undefined && number === slot.spec.box;
    const matches = new Map<number, Token[]>();
    for (const phrase of slot.spec.phrases) {
      // Beside the number of its box a label may begin with a word that was badly recognized.
      if (!beginsWith(phrase, start) && !(isOfBox && start.word.source === 'ocr')) continue;
      // Beside a square, its words are short and badly seen; what they say is asked anyway.
      const match = matchPhrase(phrase, lines, line, index, isOfBox, slot.format === 'tick' ? 1 : 0);
      if (match) matches.set(match.length, match);
    }
    const longest = Math.max(...matches.keys());
    for (const [length, words] of matches) {
      // The longest; and one on its own line, since the longest may have taken the number of the box below.
      if (length < longest && (words.at(-1)?.line !== line || matches.get(longest)?.at(-1)?.line === line))
        continue;
      const last = words.at(-1) ?? start;
      const isBoxOfCodes = slot.role === 'code' && /^\d{2}[a-d]$/u.test(last.key);
      if (
        words.length === 1 &&
        prefix.length === 0 &&
        !isBoxOfCodes &&
        !standsAlone(lines[last.line] ?? [], last)
      )
        continue;
      const numbered = isOfBox || (number !== undefined && slot.spec.box === undefined);
      found.push({ slot, tokens: [...prefix, ...words], numbered, index: index - prefix.length });
    }
  }
  return found;
}

/**
 * The labels of a kind in this print. Longer matches win over shorter ones inside them; a match
 * in the middle of a sentence is none, unless what stands before it is another label or a value.
 */
export function findLabels(kind: Kind, lines: readonly Token[][]): Label[] {
  const slots = slotsOf(kind);
  const candidates = lines.flatMap((tokens, line) =>
    tokens.flatMap((_, index) => candidatesAt(slots, lines, line, index)),
  );
  candidates.sort((a, b) => b.tokens.length - a.tokens.length || Number(b.numbered) - Number(a.numbered));
  const taken = new Set<Token>();
  const chosen = candidates.filter(({ tokens }) => {
    if (tokens.some((token) => taken.has(token))) return false;
    tokens.forEach((token) => taken.add(token));
    return true;
  });
  const inLabel = new Set(chosen.flatMap(({ tokens }) => tokens.map((token) => token.word)));
  const labels: Label[] = [];
  for (const { slot, tokens, numbered, index } of chosen) {
    const first = tokens[0];
    const last = tokens.at(-1);
    if (!first || !last) continue;
    const line = lines[first.line] ?? [];
    const before = line[index - 1];
    // Recognition sees the box number as some letter or other: that is no sentence going on.
    const isSpeck = before?.word.source === 'ocr' && /^(.{1,2}|e.?f)$/u.test(before.key);
    // "X CORRECTED": a tick in front of its label.
    const isMark = before !== undefined && /^[[(]?[xX✓✔☒☑✗✘☐][\])]?$/u.test(before.word.text);
    // "Total interest on U.S. savings bonds": the sum of what a list says is the box.
    const isTotal =
      before?.key === 'total' &&
      slot.role === 'field' &&
      slot.format === 'money' &&
      index === 1 &&
      before.word.source === 'text';
    const attached =
      before !== undefined &&
      !isSpeck &&
      !isMark &&
      !isTotal &&
      first.x0 - before.x1 < breath * height(first) &&
      before.word !== first.word;
    const hasColon = /:$/u.test(last.word.text);
    // "Non-Qualified Dividends" are the others.
    if (before?.word === first.word && before.key === 'non') continue;
    if (attached && !hasColon && !inLabel.has(before.word) && parseMoney(before.word.text) === null) continue;
    const tail = tailOf(lines[last.line] ?? [], last, slot);
    const loose = tail.filter((token) => !/[()]/u.test(token.word.text)).length;
    if (slot.format === 'money' && loose > 7 && !tail.some((token) => token.word.text.startsWith('(')))
      continue;
    const all = [...tokens, ...tail];
    labels.push({ slot, numbered, tokens: all, size: height(first), ...surround(all) });
  }
  // Recognition often misses the little numbers: there a sheet decides for itself (toSheet).
  const isSeen = labels.some((label) => label.tokens[0]?.word.source === 'ocr');
  const distinct = dropBareWords(labels);
  return isSeen ? distinct : preferNumbered(distinct);
}

/** "Borrower" alone is a label only where no "Borrower’s name" stands: explanations use the word, too. */
function dropBareWords(labels: readonly Label[]): Label[] {
  const isBare = (label: Label) => label.slot.role === 'name' && label.tokens.length === 1;
  const named = new Set(labels.filter((label) => !isBare(label)).map((label) => label.slot.id));
  return labels.filter((label) => !isBare(label) || !named.has(label.slot.id));
}

/** "1 Interest income" is the label; the same words without the number are the form's title. */
export function preferNumbered(labels: readonly Label[]): Label[] {
  const hasNumber = new Set(labels.filter((label) => label.numbered).map((label) => label.slot.id));
  return labels.filter(
    (label) =>
      label.numbered ||
      label.slot.spec.box === undefined ||
      (label.slot.role !== 'field' && label.slot.role !== 'column') ||
      !hasNumber.has(label.slot.id),
  );
}
