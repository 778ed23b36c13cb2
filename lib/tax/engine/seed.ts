import { type Jurisdiction } from './form';
import { type Read } from './trace';

/** Values of an earlier run of the same jurisdiction that still hold; undefined where they have to be computed. */
export interface Seed {
  readonly jurisdiction: Jurisdiction;
  /** By slot. */
  readonly values: readonly unknown[];
  /** Where a run that starts from them keeps the others. */
  readonly places: Places;
  /** By form: whether the facts call for it. */
  readonly needed: readonly (boolean | undefined)[];
  /** By form: values of all copies, when their list is the same. */
  readonly copies: readonly (readonly unknown[] | undefined)[];
  /** What the values were computed from; null: nobody asks. */
  readonly traces: SeedTraces | null;
}

/** The same order as the values of a seed: by slot, and by form one copy after the other. */
export interface SeedTraces {
  readonly lines: readonly (readonly Read[] | undefined)[];
  readonly copies: readonly (readonly (readonly Read[] | undefined)[] | undefined)[];
}

/**
 * Where a run finds the lines of forms without copies: what is known of a plan's shape stands there once for all its runs.
 */
export interface Places {
  /** By slot: the place among the values of the run, or below 0 where the value is known: the complement of its place there. */
  readonly bySlot: Int16Array;
  /** What is known, each value once. */
  readonly known: readonly unknown[];
  /** Values of a run that has computed nothing yet; copied for each run. */
  readonly unread: readonly unknown[];
}

/** The places of a run that knows the values that aren't undefined. */
export function placeValues(values: readonly unknown[]): Places {
  const places = new Map<unknown, number>();
  let open = 0;
  const bySlot = Int16Array.from(values, (value) => {
    if (value === undefined) return open++;
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return ~place;
  });
  return { bySlot, known: [...places.keys()], unread: new Array<unknown>(open).fill(undefined) };
}
