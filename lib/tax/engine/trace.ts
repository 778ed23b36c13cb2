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
  const children = new Map<PropertyKey, object>();
  return new Proxy(target, {
    get(object, key) {
      const known = children.get(key);
      if (known) return known;
      const value: unknown = Reflect.get(object, key);
      if (typeof key === 'symbol' || typeof value === 'function') return value;
      if (Array.isArray(object) && key === 'length') {
        if (value === 0) record({ kind, path, value: null });
        return value;
      }
      const childPath = path === '' ? key : `${path}.${key}`;
      const isOneValue =
        typeof value !== 'object' || value === null || (kind === 'law' && Array.isArray(value));
      if (isOneValue) {
        record({ kind, path: childPath, value });
        return value;
      }
      const child = traceObject(value, kind, record, childPath);
      children.set(key, child);
      return child;
    },
  });
}
