const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What was looked at in one object. */
class Seen {
  /** True when the value itself was taken, or the object's keys were listed. */
  isTaken = false;
  /** Stands in for the object at this place. */
  standIn: object | undefined;
  private readonly inside = new Map<PropertyKey, Seen>();

  at(key: PropertyKey): Seen {
    let seen = this.inside.get(key);
    if (seen === undefined) this.inside.set(key, (seen = new Seen()));
    return seen;
  }
  find(key: PropertyKey): Seen | undefined {
    return this.inside.get(key);
  }
}

function standInFor(target: object, seen: Seen): object {
  return (seen.standIn ??= new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      const inside = seen.at(key);
      if (isObject(value)) return standInFor(value, inside);
      inside.isTaken = true;
      return value;
    },
    has(object, key) {
      seen.at(key).isTaken = true;
      return Reflect.has(object, key);
    },
    getOwnPropertyDescriptor(object, key) {
      seen.at(key).isTaken = true;
      return Reflect.getOwnPropertyDescriptor(object, key);
    },
    ownKeys(object) {
      seen.isTaken = true;
      return Reflect.ownKeys(object);
    },
  }));
}

export interface Watched<T> {
  /** Stands in for the object; reading it is noted. Do not write to it. */
  watched: T;
  /**
   * Whether anything at this place (`w2s.0.wages`), inside it or on the way to it was looked at so that another value
   * there could have shown. False is certain: whoever looked would have found the same.
   */
  hasRead: (path: string) => boolean;
}

/** Notes which parts of an object are looked at, those that are absent too (the stand-ins of `trace.ts` leave them out). */
export function watchReads<T extends object>(target: T): Watched<T> {
  const top = new Seen();
  const hasRead = (path: string): boolean => {
    let seen = top;
    let value: unknown = target;
    for (const key of path.split('.')) {
      if (seen.isTaken) return true;
      // A further item makes the list longer, and its length may have been read in many ways.
      if (Array.isArray(value) && !(key in value)) return true;
      const next = seen.find(key);
      if (next === undefined) return false;
      value = isObject(value) ? Reflect.get(value, key) : undefined;
      seen = next;
    }
    return true;
  };
  // The stand-in has the shape of what it stands for.
  return { watched: standInFor(target, top) as T, hasRead };
}
