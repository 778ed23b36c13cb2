import { observe, type Part, record } from './calculate';
import { placeValues, type Seed } from './seed';
import { type Form, type Jurisdiction } from './form';
import { type Line } from './line';
import { listChangedPaths, recordFacts } from './recorder';
import { type Asked, type LawOf, type Run, type RunOptions, startRun } from './run';
import { type Read } from './trace';

/** What a change of certain facts leaves as it was, and what has to be computed again. */
export interface Reach {
  /** What stays, by jurisdiction. */
  readonly seeds: readonly Seed[];
  /** The looks to take again, by their position. */
  readonly looks: readonly number[];
}

/** Something that is asked of a run beside its lines: whether a rule refuses the return, which returns it needs. */
export type Look<F extends object> = (asked: Asked<F>, facts: F) => unknown;

/** Where the lines of a form with copies stand among the nodes. */
interface CopyNodes {
  readonly list: number;
  readonly first: number;
  readonly count: number;
  readonly values: readonly unknown[];
}

/** The lines of one jurisdiction, and where they stand among the nodes. */
interface KeptPart {
  readonly part: Part;
  readonly first: number;
  readonly values: unknown[];
  readonly needed: (boolean | undefined)[];
}

/** So many different changes are remembered. */
const mostReaches = 500;

/**
 * A run whose results are kept, with what each was computed from: lines, lists of copies, the quick looks of forms at the
 * facts, and looks of others at the run. When facts change, a run that starts here computes only what the change can reach.
 */
export class KeptRun<F extends object> {
  readonly run: Run<F>;
  /** What the looks found. */
  readonly answers: readonly unknown[];
  private readonly parts = new Map<Jurisdiction, KeptPart>();
  private readonly copies = new Map<Form, CopyNodes>();
  private readonly neededNodes = new Map<Form, number>();
  /** The same forms, to find one. */
  private readonly listed: ReadonlySet<Form>;
  private readonly firstLook: number;
  private nodes = 0;
  /** By node: those computed from it. */
  private readonly dependents: number[][] = [];
  private readonly readers = new Map<string, number[]>();
  /** Nodes that may read any fact: those that ask for a line under an assumption. */
  private readonly always: number[] = [];
  private readonly reaches = new Map<string, Reach>();

  /**
   * `forms` are those of all editions. `readLines` reads whatever is wanted of the run; what it leaves out is computed when
   * it is asked for.
   */
  constructor(
    private readonly facts: F,
    private readonly editions: readonly LawOf<object>[],
    private readonly options: Pick<RunOptions, 'exact'>,
    private readonly forms: readonly Form[],
    looks: readonly Look<F>[],
    readLines: (run: Run<F>) => void,
  ) {
    this.listed = new Set(forms);
    this.run = startRun(facts, editions, { ...options, recorded: true });
    for (const { jurisdiction } of editions) {
      const values = new Array<unknown>(jurisdiction.slots).fill(undefined);
      const part = this.run.partOf(jurisdiction);
      this.parts.set(jurisdiction, { part, first: this.nodes, values, needed: [] });
      this.nodes += jurisdiction.slots;
    }
    const needs = forms.map((form) => this.lookWhetherNeeded(form));
    const asked = looks.map((look) => this.take(look));
    this.answers = asked.map(({ value }) => value);
    readLines(this.run);
    for (const form of forms) this.placeCopies(form);
    this.firstLook = this.nodes;
    this.nodes += looks.length;
    asked.forEach(({ reads }, i) => this.connect(reads, this.firstLook + i));
    forms.forEach((form, i) => this.connectForm(form, needs[i] ?? []));
  }

  /** What other facts reach. */
  reachOf(facts: F): Reach {
    const paths = listChangedPaths(this.facts, facts);
    const key = paths.join('\n');
    const known = this.reaches.get(key);
    if (known !== undefined) return known;
    if (this.reaches.size >= mostReaches) this.reaches.clear();
    const reach = this.reachOfPaths(paths);
    this.reaches.set(key, reach);
    return reach;
  }
  /** A run of other facts that takes over what they don't reach. */
  startFrom(facts: F, reach: Reach): Run<F> {
    return startRun(facts, this.editions, this.options, reach.seeds);
  }

  private take(look: Look<F>): { readonly value: unknown; readonly reads: readonly Read[] } {
    const [first] = this.parts.values();
    if (first === undefined) throw new Error('A run has an edition');
    // Looks may list the keys of facts, which the stand-ins that rules see can't do.
    return observe(first.part, () => look(this.run.inside, recordFacts(this.facts, record)));
  }
  private keptPart({ jurisdiction }: Form): KeptPart {
    const kept = this.parts.get(jurisdiction);
    if (kept === undefined) throw new Error(`The kept run has no edition of ${jurisdiction.id}`);
    return kept;
  }
  private lookWhetherNeeded(form: Form): readonly Read[] {
    const { neededWhen, position } = form;
    if (neededWhen === null) return [];
    const { part, needed } = this.keptPart(form);
    const { value, reads } = observe(part, () => neededWhen(part.given));
    needed[position] = value;
    if (part.needed !== null) part.needed[position] = value;
    // That there are no copies then comes from what the look saw.
    if (!value && form.listItems !== null)
      part.copies[position] = { items: [], values: [], traces: [], itemReads: reads };
    this.neededNodes.set(form, this.nodes++);
    return reads;
  }
  private placeCopies(form: Form): void {
    const found = this.keptPart(form).part.copies[form.position];
    if (form.listItems === null || found === undefined) return;
    const list = this.nodes++;
    this.copies.set(form, {
      list,
      first: this.nodes,
      count: found.items.length,
      values: found.values.slice(),
    });
    this.nodes += found.items.length * form.width;
  }

  private connectForm(form: Form, looks: readonly Read[]): void {
    const { part, first, values } = this.keptPart(form);
    const needed = this.neededNodes.get(form);
    if (needed !== undefined) this.connect(looks, needed);
    if (form.listItems === null) {
      for (const { slot } of [form.attachment, ...form.lines]) {
        values[slot] = part.values[slot];
        this.connect(part.traces?.[slot] ?? [], first + slot);
        if (needed !== undefined) this.depend(first + slot, needed);
      }
      return;
    }
    const nodes = this.copies.get(form);
    const found = part.copies[form.position];
    if (nodes === undefined || found === undefined) return;
    this.connect(found.itemReads, nodes.list);
    if (needed !== undefined) this.depend(nodes.list, needed);
    for (let i = 0; i < found.items.length * form.width; i++) {
      this.connect(found.traces[i] ?? [], nodes.first + i);
      this.depend(nodes.first + i, nodes.list);
    }
  }
  private connect(reads: readonly Read[], node: number): void {
    for (const read of reads) {
      if ('line' in read) {
        const source = this.nodeOf(read.line, read.copy);
        if (source === null) this.always.push(node);
        else this.depend(node, source);
      } else if (read.kind === 'assumed') this.always.push(node);
      else if (read.kind === 'fact') {
        const readers = this.readers.get(read.path) ?? [];
        this.readers.set(read.path, readers);
        readers.push(node);
      }
    }
  }
  private depend(node: number, source: number): void {
    (this.dependents[source] ??= []).push(node);
  }
  /** Null: nothing is known of where it comes from. */
  private nodeOf({ form, slot, offset, hasCopies }: Line<unknown>, copy: number): number | null {
    const kept = this.parts.get(form.jurisdiction);
    if (kept === undefined || !this.listed.has(form)) return null;
    if (!hasCopies) return kept.first + slot;
    const nodes = this.copies.get(form);
    if (nodes === undefined) return null;
    return copy < nodes.count ? nodes.first + copy * form.width + offset : nodes.list;
  }

  /** What other values of the facts at these paths reach. */
  reachOfPaths(paths: readonly string[]): Reach {
    const reached = new Uint8Array(this.nodes);
    const open = [...this.always, ...paths.flatMap((path) => this.readers.get(path) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (reached[node] === 1) continue;
      reached[node] = 1;
      for (const next of this.dependents[node] ?? []) open.push(next);
    }
    const isReached = (node: number | undefined) => node !== undefined && reached[node] === 1;
    const copies = new Map<Form, readonly unknown[]>();
    // Copies whose list is reached are listed again.
    for (const [form, nodes] of this.copies) {
      if (isReached(nodes.list)) continue;
      copies.set(
        form,
        nodes.values.map((value, i) => (isReached(nodes.first + i) ? undefined : value)),
      );
    }
    const seeds = [...this.parts].map(([jurisdiction, { first, values, needed }]): Seed => {
      const own = this.forms.filter((form) => form.jurisdiction === jurisdiction);
      const stillNeeded = needed.slice();
      const ownCopies: (readonly unknown[] | undefined)[] = [];
      for (const form of own) {
        if (isReached(this.neededNodes.get(form))) stillNeeded[form.position] = undefined;
        ownCopies[form.position] = copies.get(form);
      }
      const still = values.map((value, slot) => (isReached(first + slot) ? undefined : value));
      return {
        jurisdiction,
        values: still,
        places: placeValues(still),
        needed: stillNeeded,
        copies: ownCopies,
        traces: null,
      };
    });
    const looks = this.answers.flatMap((_, i) => (isReached(this.firstLook + i) ? [i] : []));
    return { seeds, looks };
  }
}
