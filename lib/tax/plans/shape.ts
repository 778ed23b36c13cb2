import { isUnstatedGroup } from '../facts/stated-facts';

// The shape of facts: which are stated, every choice and date, and how many items a list has. Amounts and names aren't part
// of it.

/** Stands for an amount that isn't zero, whichever it is. */
const amount = Symbol('amount');
/** Stands for a text that isn't empty, whatever it says. */
const text = Symbol('text');
const listOf = Symbol('list');
const end = Symbol('end');
const unstated = Symbol('unstated');

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
      } else if (isUnstatedGroup(value)) add(unstated, 9);
      else visitGroup(value);
      return;
    default:
      add(value, value === true ? 6 : 7);
  }
}

function visitGroup(group: object): void {
  const values = group as Readonly<Record<string, unknown>>;
  for (const key in values) {
    codes[length++] = key;
    const value = values[key];
    // The year is a number that decides everything.
    if (key === 'taxYear') add(value, 10);
    else visit(value);
  }
  add(end, 8);
}

/**
 * Reads the shape of facts into a buffer, which is good until the next call, and gives its hash: equal for equal
 * shapes. Groups that state nothing are one object for all returns (`shareUnstated`) and count as a whole.
 */
export function readShape(facts: object): number {
  length = 0;
  hash = 17;
  visitGroup(facts);
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

/** The paths of the facts that can differ between returns of this shape, such as `w2s.0.wages`. */
export function listFreePaths(value: unknown, path = '', found: string[] = []): string[] {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value) as [string, unknown][])
      if (key !== 'taxYear') listFreePaths(inner, path === '' ? key : `${path}.${key}`, found);
  } else if (isFree(value)) found.push(path);
  return found;
}
