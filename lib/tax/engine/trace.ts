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
  /** The items of a list, where everything that is looked at is recorded. */
  readonly items: readonly Read[];
}

const noItems: readonly Read[] = [];

type Group = Readonly<Record<PropertyKey, unknown>>;

const isObject = (value: unknown): value is Group => typeof value === 'object' && value !== null;

const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * Makes a function that gives stand-ins for objects: each value read from one is recorded with its path. Lists of facts
 * become lists of stand-ins; an empty one records itself, for "there is none" is a fact too. Lists of law (brackets) count
 * as one value.
 *
 * Objects of one place (all Forms W-2) share a class with a getter for each of their keys: the compiler builds getters into
 * the rules, which it can't do with a `Proxy`. So a stand-in has no keys of its own to list; rules read facts by name.
 *
 * `complete` records everything that is looked at, groups, lists and facts that are left out as well: what was not recorded
 * had no say. Such a stand-in has its own keys.
 */
export function makeTracer(
  kind: 'fact' | 'law',
  record: (read: Read) => void,
): <T extends object>(target: T, origins?: Origins | null, complete?: boolean) => T {
  class StandIn {
    readonly #target: Group;
    readonly #path: string;
    readonly #place: Place;
    readonly #origins: Origins | null;
    readonly #complete: boolean;
    readonly #known: (Known | undefined)[] = [];

    constructor(target: Group, path: string, place: Place, origins: Origins | null, complete: boolean) {
      this.#target = target;
      this.#path = path;
      this.#place = place;
      this.#origins = origins;
      this.#complete = complete;
    }

    static look(self: StandIn, position: number, key: string): unknown {
      const known = (self.#known[position] ??= StandIn.#find(self, key));
      if (known.read !== null) record(known.read);
      for (const read of known.items) record(read);
      return known.value;
    }
    /** A key that no object of this place had so far: there is no getter for it. */
    static miss(self: object, key: string): undefined {
      if (#target in self && self.#complete)
        record({ kind, path: joinPath(self.#path, key), value: undefined });
    }

    static #find(self: StandIn, key: string): Known {
      const value = self.#target[key];
      const path = joinPath(self.#path, key);
      if (self.#complete) return StandIn.#findAll(self, key, path, value);
      // Left out: nobody stated anything.
      if (value === undefined) return { value, read: null, items: noItems };
      if (!isObject(value) || (kind === 'law' && Array.isArray(value)))
        return { value, read: { kind, path, value }, items: noItems };
      if (Array.isArray(value) && value.length === 0)
        return { value, read: { kind, path, value: null }, items: noItems };
      const standIn = standInFor(value, path, self.#place.at(key), self.#origins, false);
      return { value: standIn, read: null, items: noItems };
    }
    static #findAll(self: StandIn, key: string, path: string, value: unknown): Known {
      const read: Read = { kind, path, value: undefined };
      if (!isObject(value)) return { value, read, items: noItems };
      const items = Array.isArray(value)
        ? value.map((_, i): Read => ({ kind, path: `${path}.${i}`, value: undefined }))
        : noItems;
      return { value: standInFor(value, path, self.#place.at(key), self.#origins, true), read, items };
    }
  }
  const leftOut: ProxyHandler<object> = {
    get: (target, key, self: object) =>
      typeof key === 'symbol' || key in target ? Reflect.get(target, key, self) : StandIn.miss(self, key),
  };
  // Every key that some object of a place has is found before this.
  Object.setPrototypeOf(StandIn.prototype, new Proxy(Object.prototype, leftOut));

  /** What all objects at one place of the tree have in common. */
  class Place {
    private readonly getters = new Map<string, PropertyDescriptor>();
    private readonly children = new Map<string, Place>();
    private readonly made = class extends StandIn {};

    at(key: string): Place {
      let child = this.children.get(key);
      if (!child) this.children.set(key, (child = new Place()));
      return child;
    }
    standIn(target: Group, path: string, origins: Origins | null, complete: boolean): StandIn {
      for (const key in target) if (!this.getters.has(key)) this.addKey(key);
      const standIn = new this.made(target, origins?.get(target) ?? path, this, origins, complete);
      // Its own keys, so that a rule may copy the group (`{ ...facts, interest }`): that reads all of it.
      if (complete)
        for (const key in target) Object.defineProperty(standIn, key, this.getters.get(key) ?? {});
      return standIn;
    }
    private addKey(key: string): void {
      const position = this.getters.size;
      const getter: PropertyDescriptor = {
        enumerable: true,
        get(this: StandIn) {
          return StandIn.look(this, position, key);
        },
      };
      this.getters.set(key, getter);
      Object.defineProperty(this.made.prototype, key, { ...getter, enumerable: false });
    }
  }

  function standInFor(
    value: Group,
    path: string,
    place: Place,
    origins: Origins | null,
    complete: boolean,
  ): unknown {
    if (!Array.isArray(value)) return place.standIn(value, path, origins, complete);
    return value.map((item: unknown, i) =>
      isObject(item) ? standInFor(item, `${path}.${i}`, place, origins, complete) : item,
    );
  }

  const top = new Place();
  return <T extends object>(target: T, origins: Origins | null = null, complete = false) =>
    standInFor(target as T & Group, '', top, origins, complete) as T;
}
