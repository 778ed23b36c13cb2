import { type ReturnInput } from '../facts/return-input';
import { Plan, type Wanted } from './plan';
import { hasShape, keepShape, readShape } from './shape';

/** A shape that was seen. */
interface Entry<T> {
  readonly codes: readonly unknown[];
  seen: number;
  /** Null: no plan yet, or none is possible. */
  plan: Plan<T> | null;
}

/** A plan is made when a shape comes up for the so many-th time: by then it has cost what a plan costs. */
export const planAfter = 8;

/** So many shapes are remembered; the oldest go first. A plan takes about 60 kB. */
const mostShapes = 512;

/**
 * Plans by the shape of the facts. It holds no amount of a return and no number of a person: two returns with one plan share
 * what the law makes of what they state, never what it comes to.
 */
export class PlanBook<T> {
  private readonly entries = new Map<number, Entry<T>[]>();
  private count = 0;

  /** `wantedOf` says what is computed for facts; null: no plan can be made for them. */
  constructor(private readonly wantedOf: (facts: ReturnInput) => Wanted<T> | null) {}

  /** The plan for facts, if there is one. */
  find(facts: ReturnInput): Plan<T> | null {
    return this.look(facts)?.plan ?? null;
  }

  /** Takes note of facts that were computed without a plan, and are not refused. */
  note(facts: ReturnInput): void {
    const entry = this.look(facts) ?? this.add(facts);
    entry.seen++;
    if (entry.seen !== planAfter) return;
    const wanted = this.wantedOf(facts);
    if (wanted !== null) entry.plan = Plan.of(facts, wanted);
  }

  private look(facts: ReturnInput): Entry<T> | null {
    const found = this.entries.get(readShape(facts));
    if (found !== undefined) for (const entry of found) if (hasShape(entry.codes)) return entry;
    return null;
  }

  private add(facts: ReturnInput): Entry<T> {
    if (this.count >= mostShapes) this.forgetOldest();
    const hash = readShape(facts);
    const entry: Entry<T> = { codes: keepShape(), seen: 0, plan: null };
    const same = this.entries.get(hash);
    if (same === undefined) this.entries.set(hash, [entry]);
    else same.push(entry);
    this.count++;
    return entry;
  }
  private forgetOldest(): void {
    for (const [hash, entries] of this.entries) {
      this.entries.delete(hash);
      this.count -= entries.length;
      return;
    }
  }
}
