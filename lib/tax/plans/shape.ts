import { type Unstated, unstatedFacts } from '../facts/stated-facts';

// The shape of facts: which are stated, every choice and date, and how many items a list has. Amounts and names aren't part
// of it.

/** Stands for an amount that isn't zero, whichever it is. */
const amount = Symbol('amount');
/** Stands for a text that isn't empty, whatever it says. */
const text = Symbol('text');
const listOf = Symbol('list');
const end = Symbol('end');

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLower = (code: number) => code >= 97 && code <= 122;

/**
 * Whether a text belongs to the shape: dates, codes of one or two letters, and words of lists (`single`, `headOfHousehold`).
 * Addresses, numbers of people, and names written with a capital don't. It decides only what is computed again, never what comes out.
 */
function isKept(value: string): boolean {
  if (value.length <= 2) return true;
  if (value.length === 10 && value.charCodeAt(4) === 45 && isDigit(value.charCodeAt(0))) return true;
  if (value.length > 32) return false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    // Capitals stand inside a word of a list, never in front.
    if (!isLower(code) && (i === 0 || code < 65 || code > 90)) return false;
  }
  return true;
}

/** Whether a value can differ between returns of one shape. */
const isFree = (value: unknown): boolean =>
  typeof value === 'number' ? value !== 0 : typeof value === 'string' && !isKept(value);

/** The buffer that shapes are written into; only the first `length` entries count. */
const codes: unknown[] = [];
let length = 0;
let hash = 0;

function add(code: unknown, mark: number): void {
  codes[length++] = code;
  hash = (Math.imul(hash, 31) + mark) | 0;
}

function visit(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if (value === 0) add(0, 1);
      else add(amount, 2);
      return;
    case 'string':
      if (isKept(value))
        add(value, value.length + (value.length > 8 ? value.charCodeAt(3) + value.charCodeAt(6) : 0));
      else add(text, 3);
      return;
    case 'object':
      if (value === null) add(null, 4);
      else if (Array.isArray(value)) {
        add(listOf, 5);
        add(value.length, value.length);
        for (let i = 0; i < value.length; i++) visit(value[i]);
      } else visitGroup(value);
      return;
    default:
      add(value, value === true ? 6 : 7);
  }
}

/** A group inside the facts: what is neither 0, no, nor an empty text, with its key. */
function visitGroup(group: object): void {
  const values = group as Readonly<Record<string, unknown>>;
  let position = 0;
  // An amount may stand where an answer can (`catchUp`): 0 isn't no.
  let zeros = 0;
  for (const key in values) {
    const value = values[key];
    position++;
    if (value === false || value === '') continue;
    if (value === 0) {
      zeros = (Math.imul(zeros, 31) + position) | 0;
      continue;
    }
    add(key, position);
    visit(value);
  }
  // How many keys there are: one that may be left out isn't one that says nothing.
  add(end, 8);
  add(position, position);
  add(zeros, zeros);
}

/** A group of which is known what it holds when nothing is stated: what differs from that, with its key. */
function visitStated(group: object, { keys, values: standards, inside }: Unstated): void {
  const values = group as Readonly<Record<string, unknown>>;
  let position = 0;
  for (const key in values) {
    const value = values[key];
    const at = position++;
    if (value === standards[at] && key === keys[at]) continue;
    add(key, at);
    const within = inside[at] ?? null;
    // The year is a number that decides everything.
    if (key === 'taxYear') add(value, 10);
    else if (within !== null && key === keys[at] && typeof value === 'object' && value !== null)
      visitStated(value, within);
    else visit(value);
  }
  add(end, 8);
  add(position, position);
}

/**
 * Reads the shape of facts into a buffer, which is good until the next call, and gives its hash: equal for equal
 * shapes. What states nothing is the same object for all returns (`shareUnstated`) and is no part of it: most facts.
 */
export function readShape(facts: object): number {
  length = 0;
  hash = 17;
  visitStated(facts, unstatedFacts);
  return hash;
}

/** The codes of the shape that was read last. */
export const keepShape = (): readonly unknown[] => codes.slice(0, length);

/** Whether the shape that was read last has these codes. */
export function hasShape(kept: readonly unknown[]): boolean {
  if (kept.length !== length) return false;
  for (let i = 0; i < length; i++) if (kept[i] !== codes[i]) return false;
  return true;
}

function listFree(value: unknown, path: string, found: string[]): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value) as [string, unknown][])
      listFree(inner, `${path}.${key}`, found);
  } else if (isFree(value)) found.push(path);
}

/** The paths of the facts that can differ between returns of this shape, such as `w2s.0.wages`. */
export function listFreePaths(facts: object): string[] {
  const found: string[] = [];
  Object.entries(facts).forEach(([key, value]: [string, unknown], i) => {
    const isUnstated = value === unstatedFacts.values[i] && key === unstatedFacts.keys[i];
    if (key !== 'taxYear' && !isUnstated) listFree(value, key, found);
  });
  return found;
}
