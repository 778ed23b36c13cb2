import { type LeafRead } from './trace';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const join = (path: string, key: PropertyKey): string =>
  path === '' ? String(key) : `${path}.${String(key)}`;

/**
 * Stands in for facts where their keys may be listed: everything that is looked at is recorded with its path, groups, lists
 * and facts that are left out as well. Rules see the stand-ins of `trace.ts`: a rule that was given a `Proxy` once reads
 * facts slowly ever after.
 */
export function recordFacts<T extends object>(facts: T, record: (read: LeafRead) => void): T {
  const reads = new Map<string, LeafRead>();
  function note(path: string): void {
    let read = reads.get(path);
    if (read === undefined) reads.set(path, (read = { kind: 'fact', path, value: undefined }));
    record(read);
  }

  function standInFor(target: object, path: string): object {
    const inside = new Map<PropertyKey, object>();
    return new Proxy(target, {
      get(object, key) {
        const value: unknown = Reflect.get(object, key);
        // What a list can do: its length and order are noted with the list itself.
        if (typeof key === 'symbol' || typeof value === 'function') return value;
        const place = join(path, key);
        if (!(Array.isArray(object) && key === 'length')) note(place);
        if (!isObject(value)) return value;
        let known = inside.get(key);
        if (known === undefined) inside.set(key, (known = standInFor(value, place)));
        return known;
      },
      has(object, key) {
        note(join(path, key));
        return Reflect.has(object, key);
      },
      ownKeys(object) {
        note(path);
        return Reflect.ownKeys(object);
      },
    });
  }
  // The stand-in has the shape of what it stands for.
  return standInFor(facts, '') as T;
}

function addInner(value: unknown, path: string, found: string[]): void {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    found.push(join(path, key));
    addInner(inner, join(path, key), found);
  }
}

type Group = Readonly<Record<string, unknown>>;

/** Whether two groups hold the same keys. */
function haveSameKeys(before: Group, after: Group): boolean {
  let count = 0;
  for (const key in before) {
    if (after[key] === undefined && !Object.hasOwn(after, key)) return false;
    count++;
  }
  return count === Object.keys(after).length;
}

/**
 * The paths at which two versions of the same facts differ, as the stand-ins above note them: a list with another length
 * and a group with other keys count as a whole. Parts that both versions share are not looked at.
 */
export function listChangedPaths(before: unknown, after: unknown, path = '', found: string[] = []): string[] {
  if (Object.is(before, after)) return found;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    found.push(path);
    addInner(before, path, found);
    return found;
  }
  // Lists are groups with positions for keys.
  const [was, is] = [before as Group, after as Group];
  const same = haveSameKeys(was, is);
  if (!same) found.push(path);
  for (const key in was)
    if (!Object.is(was[key], is[key])) listChangedPaths(was[key], is[key], join(path, key), found);
  if (same) return found;
  for (const key in is)
    if (!Object.hasOwn(was, key)) listChangedPaths(was[key], is[key], join(path, key), found);
  return found;
}
