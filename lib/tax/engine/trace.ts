import { type Form, type Jurisdiction } from './form';
import { type Line, type LineRead } from './line';
import { type Print } from './print';

/** What an explanation needs of the run that computed a line. */
export interface RunView {
  readonly read: <V>(line: Line<V>, copy: number) => V | null;
  readonly readsOf: (line: Line<unknown>, copy: number) => readonly Read[];
  readonly countCopies: (form: Form) => number;
  /** The law that rules of a jurisdiction's forms see in this run. */
  readonly lawOf: (jurisdiction: Jurisdiction) => object;
  /** What the edition of a jurisdiction prints; undefined: the words that stand at the lines. */
  readonly printOf: (jurisdiction: Jurisdiction) => Print | undefined;
}

/** A line of another run. */
export interface AssumedRead {
  readonly kind: 'assumed';
  /** Under what: "If you filed separately". */
  readonly assumption: string;
  readonly run: RunView;
  readonly of: LineRead;
}

/** A fact or an amount of the law. */
export interface LeafRead {
  readonly kind: 'fact' | 'law';
  readonly path: string;
  readonly value: unknown;
}

/** One thing that a rule looked at. */
export type Read = LineRead | LeafRead | AssumedRead;

/** Where objects of the facts stand that were stated. An assumption moves them about; explanations name the place they know. */
export type Origins = ReadonlyMap<object, string>;

export function findOrigins(facts: object): Origins {
  const origins = new Map<object, string>();
  function visit(value: object, path: string) {
    for (const [key, child] of Object.entries(value) as [string, unknown][]) {
      if (!isObject(child)) continue;
      const childPath = path === '' ? key : `${path}.${key}`;
      origins.set(child, childPath);
      visit(child, childPath);
    }
  }
  visit(facts, '');
  return origins;
}

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
): <T extends object>(target: T, origins?: Origins | null) => T {
  class StandIn {
    readonly #target: Readonly<Record<PropertyKey, unknown>>;
    readonly #path: string;
    readonly #place: Place;
    readonly #origins: Origins | null;
    readonly #known: (Known | undefined)[] = [];

    constructor(
      target: Readonly<Record<PropertyKey, unknown>>,
      path: string,
      place: Place,
      origins: Origins | null,
    ) {
      this.#target = target;
      this.#path = path;
      this.#place = place;
      this.#origins = origins;
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
      return { value: standInFor(value, path, self.#place.at(key), self.#origins), read: null };
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
    standIn(target: Readonly<Record<PropertyKey, unknown>>, path: string, origins: Origins | null): StandIn {
      for (const key in target) if (!this.keys.has(key)) this.addKey(key);
      return new this.made(target, origins?.get(target) ?? path, this, origins);
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

  function standInFor(
    value: Readonly<Record<PropertyKey, unknown>>,
    path: string,
    place: Place,
    origins: Origins | null,
  ): unknown {
    if (!Array.isArray(value)) return place.standIn(value, path, origins);
    return value.map((item: unknown, i) =>
      isObject(item) ? standInFor(item, `${path}.${i}`, place, origins) : item,
    );
  }

  const top = new Place();
  return <T extends object>(target: T, origins: Origins | null = null) =>
    standInFor(target as T & Record<PropertyKey, unknown>, '', top, origins) as T;
}
