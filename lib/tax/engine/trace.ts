import { type Line } from './line';

/** One thing that a rule looked at. */
export type Read =
  | { readonly line: Line<unknown>; readonly copy: number }
  | { readonly kind: 'fact' | 'law'; readonly path: string; readonly value: unknown };

/**
 * A stand-in for an object that records each value read from it with its path. Lists of facts record their
 * items; an empty list records itself, for "there is none" is a fact too. Lists of law (brackets) count as
 * one value.
 */
export function traceObject<T extends object>(
  target: T,
  kind: 'fact' | 'law',
  record: (read: Read) => void,
  path = '',
): T {
  const seen = new Map<PropertyKey, { value: unknown; read: Read | null }>();

  function look(object: T, key: PropertyKey): { value: unknown; read: Read | null } {
    const value: unknown = Reflect.get(object, key);
    if (typeof key === 'symbol' || typeof value === 'function') return { value, read: null };
    if (Array.isArray(object) && key === 'length')
      return { value, read: value === 0 ? { kind, path, value: null } : null };
    const childPath = path === '' ? String(key) : `${path}.${key}`;
    const isOneValue =
      typeof value !== 'object' || value === null || (kind === 'law' && Array.isArray(value));
    return isOneValue
      ? { value, read: { kind, path: childPath, value } }
      : { value: traceObject(value, kind, record, childPath), read: null };
  }

  return new Proxy(target, {
    get(object, key) {
      let known = seen.get(key);
      if (!known) seen.set(key, (known = look(object, key)));
      if (known.read) record(known.read);
      return known.value;
    },
  });
}
