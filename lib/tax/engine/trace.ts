import { type LineRead } from './line';

/** One thing that a rule looked at. */
export type Read =
  LineRead | { readonly kind: 'fact' | 'law'; readonly path: string; readonly value: unknown };

/** What a key of a stand-in leads to: a value and the record of reading it, or a further stand-in, which is not recorded. */
interface Known {
  readonly value: unknown;
  readonly read: Read | null;
}

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Makes a function that gives stand-ins for objects: each value read from one is recorded with its path. Lists of facts
 * become lists of stand-ins; an empty one records itself, for "there is none" is a fact too. Lists of law (brackets) count
 * as one value.
 *
 * Objects of one place (all Forms W-2) share a class with a getter for each of their keys: the compiler builds getters into
 * the rules, which it can't do with a `Proxy`. So a stand-in has no keys of its own to list; rules read facts by name.
 */
export function makeTracer(
  kind: 'fact' | 'law',
  record: (read: Read) => void,
): <T extends object>(target: T) => T {
  class StandIn {
    readonly #target: Readonly<Record<PropertyKey, unknown>>;
    readonly #path: string;
    readonly #place: Place;
    readonly #known: (Known | undefined)[] = [];

    constructor(target: Readonly<Record<PropertyKey, unknown>>, path: string, place: Place) {
      this.#target = target;
      this.#path = path;
      this.#place = place;
    }

    static look(self: StandIn, position: number, key: string): unknown {
      const known = (self.#known[position] ??= StandIn.#find(self, key));
      if (known.read !== null) record(known.read);
      return known.value;
    }

    static #find(self: StandIn, key: string): Known {
      const value = self.#target[key];
      // Left out: nobody stated anything.
      if (value === undefined) return { value, read: null };
      const path = self.#path === '' ? key : `${self.#path}.${key}`;
      if (!isObject(value) || (kind === 'law' && Array.isArray(value)))
        return { value, read: { kind, path, value } };
      if (Array.isArray(value) && value.length === 0) return { value, read: { kind, path, value: null } };
      return { value: standInFor(value, path, self.#place.at(key)), read: null };
    }
  }

  /** What all objects at one place of the tree have in common. */
  class Place {
    private readonly keys = new Map<string, number>();
    private readonly children = new Map<string, Place>();
    private readonly made = class extends StandIn {};

    at(key: string): Place {
      let child = this.children.get(key);
      if (!child) this.children.set(key, (child = new Place()));
      return child;
    }
    standIn(target: Readonly<Record<PropertyKey, unknown>>, path: string): StandIn {
      for (const key in target) if (!this.keys.has(key)) this.addKey(key);
      return new this.made(target, path, this);
    }
    private addKey(key: string): void {
      const position = this.keys.size;
      this.keys.set(key, position);
      Object.defineProperty(this.made.prototype, key, {
        get(this: StandIn) {
          return StandIn.look(this, position, key);
        },
      });
    }
  }

  function standInFor(value: Readonly<Record<PropertyKey, unknown>>, path: string, place: Place): unknown {
    if (!Array.isArray(value)) return place.standIn(value, path);
    return value.map((item: unknown, i) => (isObject(item) ? standInFor(item, `${path}.${i}`, place) : item));
  }

  const top = new Place();
  return <T extends object>(target: T) =>
    standInFor(target as T & Record<PropertyKey, unknown>, '', top) as T;
}
