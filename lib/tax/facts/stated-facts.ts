import { ReturnInput } from './return-input';

/** Facts of a return that states nothing, to tell what is stated from what is left out. */
const nothingStated: unknown = ReturnInput.parse({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
});

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values hold the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isGroup(a) || !isGroup(b)) return false;
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * The same facts, in which groups that state nothing (`annualizedIncome`, `states.OH`) and empty lists are one object for all
 * returns: they take no memory, and are known at sight.
 */
export function shareUnstated<T extends object>(facts: T, unstated: unknown = nothingStated): T {
  if (!isGroup(facts) || !isGroup(unstated)) return facts;
  const shared: Record<string, unknown> = { ...facts };
  for (const key in shared) {
    const [value, standard] = [shared[key], unstated[key]];
    if (isEmpty(value) && isEmpty(standard)) shared[key] = standard;
    if (!isGroup(value) || !isGroup(standard)) continue;
    if (isSame(value, standard)) shared[key] = standard;
    else if (key === 'states') shared[key] = shareUnstated(value, standard);
  }
  // Only values that hold the same were put in.
  return shared as T;
}

/** Keys of a group in order, each with what it holds when nothing is stated. */
export interface Unstated {
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
  /** By position: the same of a group whose own groups all returns share as well (`states`). */
  readonly inside: readonly (Unstated | null)[];
}

const listUnstated = (group: unknown): Unstated => {
  const entries = isGroup(group) ? Object.entries(group) : [];
  return {
    keys: entries.map(([key]) => key),
    values: entries.map(([, value]) => value),
    inside: entries.map(([key, value]) => (key === 'states' ? listUnstated(value) : null)),
  };
};

/** What facts hold when nothing is stated: the very objects that `shareUnstated` puts in. */
export const unstatedFacts: Unstated = listUnstated(nothingStated);

/** Path of the list that a path leads to or through: `itemized.mortgages` for `itemized.mortgages.balance`; null: none. */
export function listOnPath(path: string): readonly string[] | null {
  const keys = path.split('.');
  let value: unknown = nothingStated;
  for (const [i, key] of keys.entries()) {
    if (!isGroup(value)) return null;
    value = value[key];
    if (Array.isArray(value)) return keys.slice(0, i + 1);
  }
  return null;
}

/** Whether a list holds nothing. */
export function isEmptyList(facts: object, path: readonly string[]): boolean {
  let value: unknown = facts;
  for (const key of path) value = isGroup(value) ? value[key] : undefined;
  return Array.isArray(value) && value.length === 0;
}

/** What is left to look at when the covered facts are taken out. */
interface Check {
  readonly key: string;
  readonly pattern: string;
  readonly whenLeftOut: unknown;
  /** Facts inside a group; null to look at the whole value. */
  readonly inside: readonly Check[] | null;
  /** Facts inside each item of a list. */
  readonly eachItem: ((item: object) => readonly Check[]) | null;
}

export interface UncoveredFact {
  /** Where it is, such as `w2s.0.allocatedTips`. */
  path: string;
  /** The same with `*` for positions. */
  pattern: string;
}

const join = (prefix: string, key: string | number) => (prefix === '' ? String(key) : `${prefix}.${key}`);

/** Lists the checks for the keys of one group of facts, leaving out what is covered as a whole. */
function planChecks(group: object, prefix: string, covered: ReadonlySet<string>): Check[] {
  const reaches = (pattern: string) => [...covered].some((path) => path.startsWith(`${pattern}.`));
  return Object.entries(group).flatMap(([key, whenLeftOut]: [string, unknown]): Check[] => {
    const pattern = join(prefix, key);
    if (covered.has(pattern)) return [];
    const base = { key, pattern, whenLeftOut, inside: null, eachItem: null };
    if (!reaches(pattern)) return [base];
    if (!Array.isArray(whenLeftOut)) {
      return [{ ...base, inside: planChecks(isGroup(whenLeftOut) ? whenLeftOut : {}, pattern, covered) }];
    }
    let plan: readonly Check[] | null = null;
    // All items of a list have the same keys, so the first one makes the plan.
    const eachItem = (item: object) => (plan ??= planChecks(item, `${pattern}.*`, covered).map(forItem));
    return [{ ...base, eachItem }];
  });
}

/** Inside an item there is no record of what is left out: 0, false, empty and null are. */
const forItem = (check: Check): Check => ({ ...check, whenLeftOut: undefined });

function isStated(value: unknown, whenLeftOut: unknown): boolean {
  if (value === whenLeftOut || value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (isGroup(value)) {
    const defaults = isGroup(whenLeftOut) ? whenLeftOut : {};
    return Object.keys(value).some((key) => isStated(value[key], defaults[key]));
  }
  return whenLeftOut !== undefined || (value !== 0 && value !== '' && value !== false);
}

/** Makes a function that names the stated facts outside the covered paths, a list or group as a whole. */
export function makeCoverageCheck(covered: ReadonlySet<string>): (facts: object) => UncoveredFact[] {
  const plan = planChecks(isGroup(nothingStated) ? nothingStated : {}, '', covered);

  function visit(
    group: Record<string, unknown>,
    checks: readonly Check[],
    path: string,
    found: UncoveredFact[],
  ) {
    for (const { key, pattern, whenLeftOut, inside, eachItem } of checks) {
      const value = group[key];
      if (eachItem && Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const item: unknown = value[i];
          if (isGroup(item)) visit(item, eachItem(item), join(path, `${key}.${i}`), found);
        }
      } else if (inside && isGroup(value)) visit(value, inside, join(path, key), found);
      else if (isStated(value, whenLeftOut)) found.push({ path: join(path, key), pattern });
    }
  }

  return (facts) => {
    const found: UncoveredFact[] = [];
    if (isGroup(facts)) visit(facts, plan, '', found);
    return found;
  };
}

/** What the facts of one state hold when nothing is stated. */
export function nothingStatedIn(code: string): unknown {
  const states = isGroup(nothingStated) ? nothingStated.states : null;
  return isGroup(states) ? states[code] : undefined;
}

/** Paths below a group that differ from what it holds when nothing is stated. Lists count as a whole. */
export function statedPaths(value: unknown, whenLeftOut: unknown, prefix = ''): string[] {
  if (!isGroup(value)) return [];
  const defaults = isGroup(whenLeftOut) ? whenLeftOut : {};
  return Object.entries(value).flatMap(([key, item]) => {
    const path = join(prefix, key);
    const standard = defaults[key];
    if (isGroup(item)) return statedPaths(item, standard, path);
    if (Array.isArray(item)) return item.length > 0 ? [path] : [];
    return item === standard ? [] : [path];
  });
}
