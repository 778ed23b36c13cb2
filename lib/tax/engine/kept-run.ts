import { observe, type Part, type Seed } from './calculate';
import { type Form } from './form';
import { type CopyReader, type Line } from './line';
import { listChangedPaths } from './recorder';
import { type LawOf, type Run, type RunOptions, startRun } from './run';
import { type Read } from './trace';

/** What a change of certain facts leaves as it was, and what has to be computed again. */
export interface Reach extends Seed {
  /** Forms with a line that has to be computed again. */
  readonly forms: ReadonlySet<Form>;
  /** The rules to ask again, by their position. */
  readonly rules: readonly number[];
}

/** A rule that belongs to no line. */
type Rule<F extends object, L extends object> = (reader: CopyReader<F, L, unknown>) => boolean;

/** Where the lines of a form with copies stand among the nodes. */
interface CopyNodes {
  readonly list: number;
  readonly first: number;
  readonly count: number;
  readonly values: readonly unknown[];
}

/** So many different changes are remembered. */
const mostReaches = 500;

/**
 * A run whose results are kept, with what each was computed from: lines, lists of copies, the quick looks of forms at the
 * facts, and rules without a line. When facts change, a run that starts here computes only what the change can reach.
 */
export class KeptRun<F extends object, L extends object> {
  readonly run: Run<F>;
  /** What the rules said. */
  readonly answers: readonly boolean[];
  private readonly part: Part;
  private readonly values: unknown[];
  private readonly needed: (boolean | undefined)[] = [];
  private readonly copies = new Map<Form, CopyNodes>();
  private readonly neededNodes = new Map<Form, number>();
  private readonly firstRule: number;
  private nodes: number;
  /** By node: those computed from it. */
  private readonly dependents: number[][] = [];
  private readonly readers = new Map<string, number[]>();
  /** Nodes that may read any fact: those that ask for a line under an assumption. */
  private readonly always: number[] = [];
  private readonly reaches = new Map<string, Reach>();

  /** `readLines` reads whatever is wanted of the run; what it leaves out is computed when it is asked for. */
  constructor(
    private readonly facts: F,
    private readonly edition: LawOf<L>,
    private readonly options: Pick<RunOptions, 'exact'>,
    private readonly forms: readonly Form[],
    rules: readonly Rule<F, L>[],
    readLines: (run: Run<F>) => void,
  ) {
    this.run = startRun(facts, [edition], { ...options, recorded: true });
    this.part = this.run.partOf(edition.jurisdiction);
    this.nodes = edition.jurisdiction.slots;
    const looks = forms.map((form) => this.lookWhetherNeeded(form));
    const asked = rules.map((rule) => observe(this.part, () => this.run.askInside(rule)));
    this.answers = asked.map(({ value }) => value);
    readLines(this.run);
    this.values = new Array<unknown>(edition.jurisdiction.slots).fill(undefined);
    for (const form of forms) this.placeCopies(form);
    this.firstRule = this.nodes;
    this.nodes += rules.length;
    asked.forEach(({ reads }, i) => this.connect(reads, this.firstRule + i));
    forms.forEach((form, i) => this.connectForm(form, looks[i] ?? []));
  }

  /** What other facts reach. */
  reachOf(facts: F): Reach {
    const paths = listChangedPaths(this.facts, facts);
    const key = paths.join('\n');
    const known = this.reaches.get(key);
    if (known !== undefined) return known;
    if (this.reaches.size >= mostReaches) this.reaches.clear();
    const reach = this.follow(paths);
    this.reaches.set(key, reach);
    return reach;
  }
  /** A run of other facts that takes over what they don't reach. */
  startFrom(facts: F, reach: Reach): Run<F> {
    return startRun(facts, [this.edition], this.options, reach);
  }

  private lookWhetherNeeded(form: Form): readonly Read[] {
    const { neededWhen, position } = form;
    if (neededWhen === null) return [];
    const { value, reads } = observe(this.part, () => neededWhen(this.part.given));
    this.needed[position] = value;
    if (this.part.needed !== null) this.part.needed[position] = value;
    // That there are no copies then comes from what the look saw.
    if (!value && form.listItems !== null)
      this.part.copies[position] = { items: [], values: [], traces: [], itemReads: reads };
    this.neededNodes.set(form, this.nodes++);
    return reads;
  }
  private placeCopies(form: Form): void {
    const found = this.part.copies[form.position];
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
    const needed = this.neededNodes.get(form);
    if (needed !== undefined) this.connect(looks, needed);
    if (form.listItems === null) {
      for (const { slot } of [form.attachment, ...form.lines]) {
        this.values[slot] = this.part.values[slot];
        this.connect(this.part.traces?.[slot] ?? [], slot);
        if (needed !== undefined) this.depend(slot, needed);
      }
      return;
    }
    const nodes = this.copies.get(form);
    const found = this.part.copies[form.position];
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
    if (form.jurisdiction !== this.edition.jurisdiction) return null;
    if (!hasCopies) return slot;
    const nodes = this.copies.get(form);
    if (nodes === undefined) return null;
    return copy < nodes.count ? nodes.first + copy * form.width + offset : nodes.list;
  }

  private follow(paths: readonly string[]): Reach {
    const reached = new Uint8Array(this.nodes);
    const open = [...this.always, ...paths.flatMap((path) => this.readers.get(path) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (reached[node] === 1) continue;
      reached[node] = 1;
      for (const next of this.dependents[node] ?? []) open.push(next);
    }
    const isReached = (node: number | undefined) => node !== undefined && reached[node] === 1;
    const unless = (node: number, value: unknown) => (isReached(node) ? undefined : value);
    const needed = this.needed.slice();
    const copies: (readonly unknown[] | undefined)[] = [];
    const forms = new Set<Form>();
    for (const form of this.forms) {
      if (isReached(this.neededNodes.get(form))) needed[form.position] = undefined;
      if (form.listItems === null) {
        if ([form.attachment, ...form.lines].some(({ slot }) => isReached(slot))) forms.add(form);
        continue;
      }
      const nodes = this.copies.get(form);
      if (nodes === undefined || isReached(nodes.list)) {
        forms.add(form);
        continue;
      }
      const kept = nodes.values.map((value, i) => unless(nodes.first + i, value));
      copies[form.position] = kept;
      if (nodes.values.some((_, i) => isReached(nodes.first + i))) forms.add(form);
    }
    return {
      jurisdiction: this.edition.jurisdiction,
      values: this.values.map((value, slot) => unless(slot, value)),
      needed,
      copies,
      forms,
      rules: this.answers.flatMap((_, i) => (isReached(this.firstRule + i) ? [i] : [])),
    };
  }
}
